import { describe, expect, it } from 'vitest';
import { defineSteppedForm } from '#forms/define.ts';
import { digestOf } from '../forms/device/sent.ts';
import { adviceOf, problemsOf, problemsToShow, warningsOf } from './step-validation.ts';
import { initialState, type WizardEvent, type WizardState, wizardReducer } from './wizard-state.ts';

const question = (name: string) => ({ name, label: name, kind: 'text', maxLength: 9, message: `${name}?` }) as const;
const form = defineSteppedForm({
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
});
const right = { warp: 'red', shed: 'wide', weft: 'blue' };
const sent = { reference: 'AB12-CD34', sentAtMs: 1, digest: 'd', key: 'k' };
const at = (state: Partial<WizardState> = {}): WizardState => ({
  ...initialState,
  isLive: true,
  typed: right,
  ...state,
});
type FormValues = Readonly<Record<string, string>>;
const stateAfter = (before: WizardState, ...events: readonly (WizardEvent | readonly WizardEvent[])[]): WizardState =>
  events.flat().reduce((state, event) => wizardReducer(form, state, event), before);
const typing = (typed: FormValues): WizardEvent[] =>
  Object.entries(typed).map(([name, answer]) => ({ type: 'changed', name, answer }));
const pressed = (typed: FormValues = {}): WizardEvent[] => [...typing(typed), { type: 'submitted' }];
const arrived = (step: number, typed: FormValues = {}): WizardEvent[] => [
  ...typing(typed),
  { type: 'historyChanged', step },
];
const left = (name: string, typed: FormValues = {}): WizardEvent[] => [...typing(typed), { type: 'blurred', name }];
const onField = (name: string) => ({ on: 'field', name }) as const;

/** What is not named may be anything; what is said to be undefined may be absent. */
function expectState(state: WizardState, then: Partial<WizardState>): void {
  const named = Object.keys(then) as (keyof WizardState)[];
  expect(Object.fromEntries(named.map((name) => [name, state[name]]))).toEqual(then);
}

describe('a wizard', () => {
  const cases: [what: string, before: WizardState, event: WizardEvent | WizardEvent[], then: Partial<WizardState>][] = [
    ['goes on when the answers of the step are right', at(), pressed(), { step: 1, focus: { on: 'heading' } }],
    ['goes back', at({ step: 2 }), { type: 'previous' }, { step: 1, focus: { on: 'heading' } }],
    ['does not go back from the first step', at(), { type: 'previous' }, { step: 0 }],
    ['follows the history back', at({ step: 2 }), arrived(0), { step: 0, focus: { on: 'heading' } }],
    ['does not go below the first step', at({ step: 1 }), arrived(-3), { step: 0 }],
    ['does not go above the last step', at(), arrived(9), { step: 2 }],
    ['stops before a wrong answer', at(), arrived(2, { ...right, weft: '' }), { step: 1 }],
    ['sends from the last step', at({ step: 2 }), pressed(), { sending: right, focus: { on: 'button' } }],
    [
      'goes to a wrong answer of an earlier step instead of sending',
      at({ step: 2 }),
      pressed({ ...right, warp: 'r' }),
      { step: 0, sending: undefined, errors: { warp: 'warp?' }, focus: onField('warp') },
    ],
    [
      'opens where the draft was, as far as its answers are right',
      initialState,
      { type: 'opened', typed: { ...right, weft: '' }, linked: {}, step: 2, notice: 'restored' },
      { isLive: true, step: 1, notice: 'restored', errors: {} },
    ],
    [
      'goes to the step of the first refusal',
      at({ step: 2, sending: right }),
      { type: 'refused', errors: { warp: 'no' } },
      { step: 0, errors: { warp: 'no' }, sending: undefined, hasFailed: true, focus: onField('warp') },
    ],
    [
      'stays where what is refused is in no step',
      at({ step: 2, sending: right }),
      { type: 'refused', errors: { loom: '?' } },
      { step: 2, sending: undefined },
    ],
    [
      'may try again after a failure',
      at({ step: 2, sending: right }),
      { type: 'failed' },
      { step: 2, sending: undefined, hasFailed: true, isUnsent: true },
    ],
    [
      'sends once more from whatever step, after a failure',
      at({ step: 1, hasFailed: true, isUnsent: true }),
      { type: 'retried' },
      { step: 2, sending: right, hasFailed: false, focus: { on: 'button' } },
    ],
    [
      'does not send once more what has been made wrong since',
      at({ step: 2, hasFailed: true, isUnsent: true }),
      [...typing({ warp: 'r' }), { type: 'retried' }],
      { step: 0, sending: undefined, errors: { warp: 'warp?' } },
    ],
    [
      'has nothing unsent once it is stored',
      at({ step: 2, sending: right, isUnsent: true }),
      { type: 'stored', sent },
      { isUnsent: undefined, typed: {} },
    ],
    [
      'has not failed any more once it is pressed again',
      at({ step: 2, hasFailed: true }),
      pressed(),
      { sending: right, hasFailed: false },
    ],
    [
      'is empty once it is stored, and knows what was sent',
      at({ step: 2, sending: right }),
      { type: 'stored', sent },
      { step: 0, typed: {}, sending: undefined, sent, focus: { on: 'sent' } },
    ],
    [
      'is empty once it is stored without a reference',
      at({ step: 2, sending: right }),
      { type: 'stored', sent: undefined },
      { step: 0, typed: {}, focus: { on: 'heading' } },
    ],
    [
      'keeps the reference when it is cleared',
      at({ step: 2, sent }),
      { type: 'cleared' },
      { step: 0, typed: {}, sent, notice: 'cleared', focus: { on: 'heading' } },
    ],
    [
      'forgets what was sent, and says so',
      at({ step: 1, sent }),
      { type: 'receiptDeleted' },
      { step: 1, typed: right, sent: undefined, notice: 'removed', focus: { on: 'heading' } },
    ],
    ['learns what another tab has sent', at(), { type: 'sentElsewhere', sent }, { sent, typed: right }],
    [
      'which takes back no failure to send other answers',
      at({ hasFailed: true }),
      { type: 'sentElsewhere', sent },
      { hasFailed: true },
    ],
    [
      'but that of the same ones',
      at({ hasFailed: true }),
      { type: 'sentElsewhere', sent: { ...sent, digest: digestOf(form, right) } },
      { hasFailed: false },
    ],
    ['leads to a question', at(), { type: 'fieldRequested', name: 'shed' }, { step: 0, focus: onField('shed') }],
    [
      'leads to a question of an earlier step',
      at({ step: 2 }),
      { type: 'fieldRequested', name: 'shed' },
      { step: 0, focus: onField('shed') },
    ],
    [
      'takes advice, and leads back to its question',
      at(),
      { type: 'corrected', name: 'warp', answer: 'blue' },
      { typed: { ...right, warp: 'blue' }, focus: onField('warp') },
    ],
  ];
  for (const [what, before, event, then] of cases) {
    it(what, () => expectState(stateAfter(before, event), then));
  }

  it('has the history brought back to its step when it stays there', () => {
    for (const before of [at({ typed: {} }), at({ sending: right })]) {
      const then = stateAfter(before, arrived(2));
      expect(then).toEqual(before);
      expect(then).not.toBe(before);
    }
  });

  it('does nothing but hold the history while the answers are on their way', () => {
    const state = at({ step: 1, sending: right });
    for (const event of [
      pressed(),
      { type: 'previous' },
      typing({ warp: 'x' }),
      left('weft'),
      { type: 'cleared' },
    ] as const) {
      expect(stateAfter(state, event)).toBe(state);
    }
    expectState(stateAfter(state, arrived(0)), { step: 1, sending: right });
  });
});

describe('a missing answer', () => {
  it('is told once its question was visited and left, and nothing of the others', () => {
    const state = stateAfter(at({ typed: {} }), left('warp', {}));
    expectState(state, { errors: { warp: 'warp?' }, announced: ['warp'], focus: undefined });
  });

  it('is told when Next is pressed, with every other of the step, and the first gets the focus', () => {
    const state = stateAfter(at({ typed: {} }), pressed({}));
    const errors = { warp: 'warp?', shed: 'shed?' };
    expectState(state, { step: 0, errors, focus: onField('warp'), announced: ['warp', 'shed'] });
  });

  it('is not told of another step, nor where the answer may be missing', () => {
    expect(stateAfter(at({ typed: {} }), left('weft', {})).errors).toEqual({});
    expect(stateAfter(at({ step: 2 }), left('note')).errors).toEqual({});
  });

  it('is not shown of a form that nobody has touched since the last one was sent', () => {
    const after = stateAfter(at({ step: 2, sending: right }), { type: 'stored', sent });
    expect(problemsToShow(form, after)).toEqual({ missing: [], wrong: [] });
    expect(problemsToShow(form, stateAfter(after, typing({ warp: 'r' }))).missing).not.toEqual([]);
    expect(problemsToShow(form, stateAfter(after, pressed({}))).missing).not.toEqual([]);
  });

  it('is in the way of the next step, told or not; white space is none', () => {
    const gaps = problemsOf(form, at({ typed: { warp: ' \t' }, errors: { warp: 'warp?' } }));
    expect(gaps.missing.map(({ name }) => name)).toEqual(['warp', 'shed']);
    expect(gaps.wrong).toEqual([]);
  });
});

describe('a wrong answer', () => {
  const wrong = { ...right, warp: 'r' };

  it('is not told while it is typed', () => {
    expect(stateAfter(at({ typed: {} }), typing(wrong)).errors).toEqual({});
  });

  it('is told when its question is left, and is in the way', () => {
    const state = stateAfter(at({ typed: wrong }), left('warp', wrong));
    expectState(state, { errors: { warp: 'warp?' }, announced: ['warp'] });
    expect(problemsOf(form, state).wrong.map(({ name }) => name)).toEqual(['warp']);
  });

  it('is no longer told as soon as it is right, and not again until the question is left again', () => {
    const told = stateAfter(at({ typed: wrong }), left('warp', wrong));
    const mended = stateAfter(told, typing(right));
    expect(mended.errors).toEqual({});
    expect(stateAfter(mended, typing(wrong)).errors).toEqual({});
    expect(stateAfter(mended, typing(wrong), left('warp', wrong)).errors).toEqual({ warp: 'warp?' });
  });

  it('is read out alone by its field; of several, all are', () => {
    expect(stateAfter(at({ typed: wrong }), pressed(wrong)).announced).toBeUndefined();
  });

  it('that only the server knows stays told until it is changed', () => {
    const refused = stateAfter(at({ step: 2, sending: right }), { type: 'refused', errors: { warp: 'taken' } });
    expect(stateAfter(refused, typing({ ...right, shed: 'x' })).errors).toEqual({ warp: 'taken' });
    expect(stateAfter(refused, typing({ ...right, warp: 'green' })).errors).toEqual({});
    expect(stateAfter(refused, pressed()).step).toBe(1);
  });
});

describe('advice', () => {
  const typed = { ...right, mail: 'bina@gmail.con' };
  const adviceAfter = (...events: (WizardEvent | WizardEvent[])[]) =>
    adviceOf(form, stateAfter(at({ step: 2 }), ...events)).mail?.instead;

  it('is given once the question is left, or nothing was typed for a while', () => {
    expect(adviceAfter(typing(typed))).toBeUndefined();
    expect(adviceAfter(left('mail', typed))).toBe('bina@gmail.com');
    expect(adviceAfter(typing(typed), { type: 'idle' })).toBe('bina@gmail.com');
  });

  it('is read out once', () => {
    const state = stateAfter(at({ step: 2 }), left('mail', typed));
    expect(state.announced).toEqual(['mail']);
    expect(stateAfter(state, { type: 'idle' }, left('mail', typed)).announced).toBe(state.announced);
  });

  it('on an answer that was typed last before Next is read out on the next step, and stays there', () => {
    const letter = defineSteppedForm({ ...form, id: 'letter', steps: [...form.steps].reverse() });
    const state = wizardReducer(letter, at({ typed }), { type: 'submitted' });
    expectState(state, { step: 1, announced: ['mail'] });
    expect(wizardReducer(letter, state, { type: 'previous' }).announced).toBeUndefined();
    expect(warningsOf(letter, state)).toMatchObject([{ field: { name: 'mail' }, text: 'Did you mean gmail.com?' }]);
    expect(warningsOf(letter, at({ typed }))).toEqual([]);
  });

  it('goes when the answer changes, and is in nobody’s way', () => {
    expect(adviceAfter(left('mail', typed), typing({ ...typed, mail: 'bina@gmail.co' }))).toBeUndefined();
    expect(stateAfter(at({ step: 2 }), left('mail', typed), pressed(typed)).sending).toEqual(typed);
  });
});
