import { describe, expect, it } from 'vitest';
import type { SteppedForm } from '#forms/define.ts';
import { common } from '#forms/languages.ts';
import { digestOf } from '../forms/device/sent.ts';
import { adviceOf, problemsOf, problemsToShow, warningsOf } from './step-validation.ts';
import { initialState, type WizardEvent, type WizardState, wizardReducer } from './wizard-state.ts';

const question = (name: string) => ({ name, label: name, kind: 'text', maxLength: 9, message: `${name}?` }) as const;
const form: SteppedForm = {
  ...common,
  id: 'loom',
  version: 1,
  fields: [
    { ...question('warp'), isRequired: true, minLength: 2 },
    { ...question('shed'), isRequired: true },
    { ...question('weft'), isRequired: true },
    { ...question('note'), isRequired: false },
    { name: 'mail', label: 'mail', kind: 'email', isRequired: false, maxLength: 99 },
  ],
  steps: [['warp', 'shed'], ['weft'], ['note', 'mail']].map((fields) => {
    const title = fields.join();
    return { title, heading: title, fields };
  }),
};
const validValues = { warp: 'red', shed: 'wide', weft: 'blue' };
const sent = { reference: 'AB12-CD34', sentAtMs: 1, digest: 'd', key: 'k' };
const at = (state: Partial<WizardState> = {}): WizardState => ({
  ...initialState,
  isLive: true,
  values: validValues,
  ...state,
});
type FormValues = Readonly<Record<string, string>>;
const stateAfter = (before: WizardState, ...events: readonly (WizardEvent | readonly WizardEvent[])[]): WizardState =>
  events.flat().reduce((state, event) => wizardReducer(form, state, event), before);
const typing = (values: FormValues): WizardEvent[] =>
  Object.entries(values).map(([name, answer]) => ({ type: 'changed', name, answer }));
const pressed = (values: FormValues = {}): WizardEvent[] => [...typing(values), { type: 'submitted' }];
const arrived = (step: number, values: FormValues = {}): WizardEvent[] => [
  ...typing(values),
  { type: 'historyChanged', step },
];
const blurred = (name: string, values: FormValues = {}): WizardEvent[] => [
  ...typing(values),
  { type: 'blurred', name },
];
const onField = (name: string) => ({ on: 'field', name }) as const;

/** Compares only the properties in `expected`; undefined matches a missing property. */
function expectState(state: WizardState, expected: Partial<WizardState>): void {
  const names = Object.keys(expected) as (keyof WizardState)[];
  expect(Object.fromEntries(names.map((name) => [name, state[name]]))).toEqual(expected);
}

describe('a wizard', () => {
  const cases: [
    title: string,
    before: WizardState,
    event: WizardEvent | WizardEvent[],
    expected: Partial<WizardState>,
  ][] = [
    [
      'forgets the track or batch of a link when another program is chosen',
      at({ values: { ...validValues, domain: 'a', interest: 'b' } }),
      typing({ domain: 'c' }),
      { values: { ...validValues, domain: 'c', interest: '' } },
    ],
    ['goes to the next step when the answers are valid', at(), pressed(), { step: 1, focus: { on: 'heading' } }],
    ['goes back', at({ step: 2 }), { type: 'previous' }, { step: 1, focus: { on: 'heading' } }],
    ['does not go back from the first step', at(), { type: 'previous' }, { step: 0 }],
    ['follows the history back', at({ step: 2 }), arrived(0), { step: 0, focus: { on: 'heading' } }],
    ['does not go below the first step', at({ step: 1 }), arrived(-3), { step: 0 }],
    ['does not go above the last step', at(), arrived(9), { step: 2 }],
    ['stops at the step of an invalid answer', at(), arrived(2, { ...validValues, weft: '' }), { step: 1 }],
    ['submits from the last step', at({ step: 2 }), pressed(), { sending: validValues, focus: { on: 'button' } }],
    [
      'goes to an invalid answer of an earlier step instead of submitting',
      at({ step: 2 }),
      pressed({ ...validValues, warp: 'r' }),
      { step: 0, sending: undefined, errors: { warp: 'warp?' }, focus: onField('warp') },
    ],
    [
      'opens at the step of the draft, or at its first step with an invalid answer',
      initialState,
      { type: 'opened', values: { ...validValues, weft: '' }, linkValues: {}, step: 2, notice: 'restored' },
      { isLive: true, step: 1, notice: 'restored', errors: {} },
    ],
    [
      'goes to the step of the first field that the server rejects',
      at({ step: 2, sending: validValues }),
      { type: 'refused', errors: { warp: 'no' } },
      { step: 0, errors: { warp: 'no' }, sending: undefined, hasFailed: true, focus: onField('warp') },
    ],
    [
      'stays at its step if the rejected field is in no step',
      at({ step: 2, sending: validValues }),
      { type: 'refused', errors: { loom: '?' } },
      { step: 2, sending: undefined },
    ],
    [
      'stays at its step after a failure',
      at({ step: 2, sending: validValues }),
      { type: 'failed' },
      { step: 2, sending: undefined, hasFailed: true, isUnsent: true },
    ],
    [
      'submits again from any step after a failure',
      at({ step: 1, hasFailed: true, isUnsent: true }),
      { type: 'retried' },
      { step: 2, sending: validValues, hasFailed: false, focus: { on: 'button' } },
    ],
    [
      'does not submit again if an answer has become invalid',
      at({ step: 2, hasFailed: true, isUnsent: true }),
      [...typing({ warp: 'r' }), { type: 'retried' }],
      { step: 0, sending: undefined, errors: { warp: 'warp?' } },
    ],
    [
      'has no unsent values after they are stored',
      at({ step: 2, sending: validValues, isUnsent: true }),
      { type: 'stored', sent },
      { isUnsent: undefined, values: {} },
    ],
    [
      'resets the failure at the next submit',
      at({ step: 2, hasFailed: true }),
      pressed(),
      { sending: validValues, hasFailed: false },
    ],
    [
      'is cleared after the values are stored, and keeps the receipt',
      at({ step: 2, sending: validValues }),
      { type: 'stored', sent },
      { step: 0, values: {}, sending: undefined, sent, focus: undefined },
    ],
    [
      'is cleared after the values are stored without a reference',
      at({ step: 2, sending: validValues }),
      { type: 'stored', sent: undefined },
      { step: 0, values: {}, focus: { on: 'heading' } },
    ],
    [
      'keeps the receipt when it is cleared',
      at({ step: 2, sent }),
      { type: 'cleared' },
      { step: 0, values: {}, sent, notice: 'cleared', focus: { on: 'heading' } },
    ],
    [
      'deletes the receipt and shows a notice',
      at({ step: 1, sent }),
      { type: 'receiptDeleted' },
      { step: 1, values: validValues, sent: undefined, notice: 'removed', focus: { on: 'heading' } },
    ],
    ['shows the receipt of another tab', at(), { type: 'sentElsewhere', sent }, { sent, values: validValues }],
    [
      'keeps its failure if another tab sent other answers',
      at({ hasFailed: true }),
      { type: 'sentElsewhere', sent },
      { hasFailed: true },
    ],
    [
      'is cleared if another tab sent the same answers',
      at({ step: 1, hasFailed: true }),
      { type: 'sentElsewhere', sent: { ...sent, digest: digestOf(form, validValues) } },
      { step: 0, values: {}, hasFailed: false },
    ],
    ['focuses a field', at(), { type: 'fieldRequested', name: 'shed' }, { step: 0, focus: onField('shed') }],
    [
      'focuses a field of an earlier step',
      at({ step: 2 }),
      { type: 'fieldRequested', name: 'shed' },
      { step: 0, focus: onField('shed') },
    ],
    [
      'applies a correction and focuses its field',
      at(),
      [...typing({ warp: 'blue' }), { type: 'fieldRequested', name: 'warp' }],
      { values: { ...validValues, warp: 'blue' }, focus: onField('warp') },
    ],
  ];
  for (const [title, before, event, expected] of cases) {
    it(title, () => expectState(stateAfter(before, event), expected));
  }

  it('returns a new state when it stays at its step, so that the history is restored', () => {
    for (const before of [at({ values: {} }), at({ sending: validValues })]) {
      const after = stateAfter(before, arrived(2));
      expect(after).toEqual(before);
      expect(after).not.toBe(before);
    }
  });

  it('ignores all events but history changes during a request', () => {
    const state = at({ step: 1, sending: validValues });
    for (const event of [
      pressed(),
      { type: 'previous' },
      typing({ warp: 'x' }),
      blurred('weft'),
      { type: 'cleared' },
    ] as const) {
      expect(stateAfter(state, event)).toBe(state);
    }
    expectState(stateAfter(state, arrived(0)), { step: 1, sending: validValues });
  });
});

describe('a missing answer', () => {
  it('is shown when the visitor leaves its field, while other missing answers are not', () => {
    const state = stateAfter(at({ values: {} }), blurred('warp', {}));
    expectState(state, { errors: { warp: 'warp?' }, announced: ['warp'], focus: undefined });
  });

  it('is shown with all others of the step when Next is pressed, and the first gets the focus', () => {
    const state = stateAfter(at({ values: {} }), pressed({}));
    const errors = { warp: 'warp?', shed: 'shed?' };
    expectState(state, { step: 0, errors, focus: onField('warp'), announced: ['warp', 'shed'] });
  });

  it('is not shown for another step or an optional field', () => {
    expect(stateAfter(at({ values: {} }), blurred('weft', {})).errors).toEqual({});
    expect(stateAfter(at({ step: 2 }), blurred('note')).errors).toEqual({});
  });

  it('is not shown for a form that is untouched since the last submission', () => {
    const after = stateAfter(at({ step: 2, sending: validValues }), { type: 'stored', sent });
    expect(problemsToShow(form, after)).toEqual({ missing: [], wrong: [] });
    expect(problemsToShow(form, stateAfter(after, typing({ warp: 'r' }))).missing).not.toEqual([]);
    expect(problemsToShow(form, stateAfter(after, pressed({}))).missing).not.toEqual([]);
  });

  it('prevents the next step, shown or not; white space counts as missing', () => {
    const problems = problemsOf(form, at({ values: { warp: ' \t' }, errors: { warp: 'warp?' } }));
    expect(problems.missing.map(({ name }) => name)).toEqual(['warp', 'shed']);
    expect(problems.wrong).toEqual([]);
  });
});

describe('an invalid answer', () => {
  const invalidValues = { ...validValues, warp: 'r' };

  it('shows no error while it is typed', () => {
    expect(stateAfter(at({ values: {} }), typing(invalidValues)).errors).toEqual({});
  });

  it('shows an error when the visitor leaves its field, and prevents the next step', () => {
    const state = stateAfter(at({ values: invalidValues }), blurred('warp', invalidValues));
    expectState(state, { errors: { warp: 'warp?' }, announced: ['warp'] });
    expect(problemsOf(form, state).wrong.map(({ name }) => name)).toEqual(['warp']);
  });

  it('shows no error once it is valid, and a new one only when the visitor leaves the field', () => {
    const withError = stateAfter(at({ values: invalidValues }), blurred('warp', invalidValues));
    const corrected = stateAfter(withError, typing(validValues));
    expect(corrected.errors).toEqual({});
    expect(stateAfter(corrected, typing(invalidValues)).errors).toEqual({});
    expect(stateAfter(corrected, typing(invalidValues), blurred('warp', invalidValues)).errors).toEqual({
      warp: 'warp?',
    });
  });

  it('is not announced as a summary if it is the only one', () => {
    expect(stateAfter(at({ values: invalidValues }), pressed(invalidValues)).announced).toBeUndefined();
  });

  it('that the server rejected shows its error until it is changed', () => {
    const refused = stateAfter(at({ step: 2, sending: validValues }), { type: 'refused', errors: { warp: 'taken' } });
    expect(stateAfter(refused, typing({ ...validValues, shed: 'x' })).errors).toEqual({ warp: 'taken' });
    expect(stateAfter(refused, typing({ ...validValues, warp: 'green' })).errors).toEqual({});
    expect(stateAfter(refused, pressed()).step).toBe(1);
  });
});

describe('advice', () => {
  const values = { ...validValues, mail: 'bina@gmail.con' };
  const adviceAfter = (...events: (WizardEvent | WizardEvent[])[]) =>
    adviceOf(form, stateAfter(at({ step: 2 }), ...events)).mail?.suggestion;

  it('is shown when the visitor leaves the field', () => {
    expect(adviceAfter(typing(values))).toBeUndefined();
    expect(adviceAfter(blurred('mail', values))).toBe('bina@gmail.com');
  });

  it('is announced once', () => {
    const state = stateAfter(at({ step: 2 }), blurred('mail', values));
    expect(state.announced).toEqual(['mail']);
    expect(stateAfter(state, blurred('mail', values)).announced).toBe(state.announced);
  });

  it('is announced on the next step, and stays there as a warning, if the visitor presses Next at once', () => {
    const reversed = { ...form, id: 'reversed', steps: form.steps.toReversed() };
    const state = wizardReducer(reversed, at({ values }), { type: 'submitted' });
    expectState(state, { step: 1, announced: ['mail'] });
    expect(wizardReducer(reversed, state, { type: 'previous' }).announced).toBeUndefined();
    expect(warningsOf(reversed, state)).toMatchObject([{ field: { name: 'mail' }, text: 'Did you mean gmail.com?' }]);
    expect(warningsOf(reversed, at({ values }))).toEqual([]);
  });

  it('disappears when the answer changes, and does not prevent the submission', () => {
    expect(adviceAfter(blurred('mail', values), typing({ ...values, mail: 'bina@gmail.co' }))).toBeUndefined();
    expect(stateAfter(at({ step: 2 }), blurred('mail', values), pressed(values)).sending).toEqual(values);
  });
});
