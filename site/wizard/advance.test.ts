import { describe, expect, it } from 'vitest';
import { defineSteppedForm } from '#forms/define.ts';
import { advance, emptyWizard, type WizardEvent, type WizardState } from './wizard-state.ts';

const question = (name: string) => ({ name, label: name, kind: 'text', maxLength: 9, message: `${name}?` }) as const;
const form = defineSteppedForm({
  id: 'loom',
  version: 1,
  fields: [
    { ...question('warp'), isRequired: true, minLength: 2 },
    { ...question('weft'), isRequired: true },
    { ...question('note'), isRequired: false },
  ],
  steps: ['warp', 'weft', 'note'].map((name) => ({ title: name, heading: name, fields: [name] })),
});
const right = { warp: 'red', weft: 'blue' };
const at = (state: Partial<WizardState>): WizardState => ({ ...emptyWizard, typed: right, ...state });
const go = (step: number): WizardEvent => ({ type: 'go', step });
const said = { warp: 'warp?' };

/** What the tests in a browser cannot bring about, or not without waiting. */
describe('a wizard', () => {
  const cases: [what: string, before: WizardState, event: WizardEvent, after: Partial<WizardState>][] = [
    ['does not go on from the last step', at({ step: 2 }), { type: 'next' }, { step: 2 }],
    ['does not go back from the first step', at({ step: 0 }), { type: 'previous' }, { step: 0 }],
    ['does not send from an earlier step', at({ step: 1 }), { type: 'send' }, { step: 1, isProcessing: false }],
    ['does not go below the first step', at({ step: 1 }), go(-3), { step: 0 }],
    ['does not go above the last step', at({ step: 0 }), go(9), { step: 2 }],
    ['stops before a wrong answer', at({ typed: { warp: 'red' } }), go(2), { step: 1 }],
    ['keeps what it says where it does not move', at({ typed: {}, slips: said }), go(1), { step: 0, slips: said }],
    ['says nothing of an answer that is missing', at({ typed: {} }), { type: 'next' }, { step: 0, slips: {} }],
    [
      'goes to a wrong answer of an earlier step',
      at({ step: 2, typed: { ...right, warp: 'r' } }),
      { type: 'send' },
      { step: 0, slips: said },
    ],
    [
      'goes to the step of the first refusal',
      at({ step: 2, isProcessing: true }),
      { type: 'refused', slips: said },
      { step: 0, slips: said, isProcessing: false },
    ],
    [
      'stays where what is refused is in no step',
      at({ step: 2, isProcessing: true }),
      { type: 'refused', slips: { loom: '?' } },
      { step: 2, isProcessing: false },
    ],
    [
      'is empty once it is stored',
      at({ step: 2, isProcessing: true }),
      { type: 'stored', reference: 'A1' },
      { ...emptyWizard, reference: 'A1' },
    ],
    [
      'keeps the reference when it is cleared',
      at({ step: 2, reference: 'A1' }),
      { type: 'cleared' },
      { ...emptyWizard, reference: 'A1' },
    ],
  ];
  for (const [what, before, event, after] of cases) {
    it(what, () => expect(advance(form, before, event)).toMatchObject(after));
  }

  it('does nothing while the answers are on their way', () => {
    const state = at({ step: 1, isProcessing: true });
    for (const event of [{ type: 'next' }, { type: 'previous' }, { type: 'send' }, go(0)] as const) {
      expect(advance(form, state, event)).toEqual(state);
    }
  });
});
