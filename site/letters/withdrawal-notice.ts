import { fill, letters } from '#content';
import type { LetterInput } from '#forms/letter.ts';
import { dayInIndia } from '../sending/in-india.ts';
import type { Letter } from './letter.ts';
import { kindOf } from './letter-kind.ts';

const { staffNotice, withdrawalNotice: words } = letters;

/** To who was told of an entry: its sender has withdrawn it, and what they hold of it is to go, too. */
export function withdrawalNotice(input: Extract<LetterInput, { kind: 'withdrawal-notice' }>): Letter {
  const { staff } = kindOf(input.form);
  const { reference } = input;
  const day = dayInIndia(input.erasedAt);
  return {
    subject: fill(words.subject, { reference }),
    preheader: fill(words.preheader, { kind: staff, day }),
    eyebrow: staff,
    title: words.heading,
    blocks: [
      { kind: 'figure', label: staffNotice.reference, value: reference },
      { kind: 'text', text: fill(words.text, { day }) },
      { kind: 'heading', text: words.todoHeading },
      { kind: 'list', items: words.todo },
    ],
    reason: words.reason,
  };
}
