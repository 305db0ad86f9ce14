import { fill, letters, profile, siteText } from '#content';
import { forms } from '#forms/index.ts';
import type { LetterInput } from '#forms/letter.ts';
import { inIndia } from '../sending/in-india.ts';
import { nextWords } from '../sending/next-words.ts';
import type { Letter } from './letter.ts';
import { kindOf } from './letter-kind.ts';

const { acknowledgement: words } = letters;
const { receipt } = siteText;

/** To who sent a form, or whoever they said they are: what a receipt on the page says, and nothing of what was typed. */
export function acknowledgement(input: Extract<LetterInput, { kind: 'acknowledgement' }>): Letter {
  const { entry } = kindOf(input.form);
  const { reference } = input;
  const next = nextWords(input.form);
  return {
    subject: fill(words.subject, { entry, reference }),
    preheader: next ?? receipt.text,
    eyebrow: profile.name,
    title: fill(words.heading, { entry }),
    blocks: [
      { kind: 'figure', label: receipt.heading, value: reference },
      { kind: 'text', text: `${fill(receipt.sentAt, { date: inIndia(input.receivedAt) })} ${receipt.text}` },
      ...(next
        ? ([
            { kind: 'heading', text: receipt.nextHeading.replace(/:$/, '') },
            { kind: 'text', text: next },
          ] as const)
        : []),
      { kind: 'text', text: words.withheld, isQuiet: true },
      ...(forms.get(input.form)?.guardian
        ? ([
            { kind: 'heading', text: words.guardian.heading },
            { kind: 'text', text: words.guardian.text },
          ] as const)
        : []),
      { kind: 'heading', text: words.withdraw.heading },
      { kind: 'text', text: words.withdraw.text },
      { kind: 'link', link: { label: words.withdraw.link, href: input.withdrawHref } },
    ],
    reason: words.reason,
  };
}
