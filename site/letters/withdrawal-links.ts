import { fill, letters, profile } from '#content';
import type { LetterEntry, LetterInput } from '#forms/letter.ts';
import { formName } from '../sending/form-name.ts';
import { inIndia } from '../sending/in-india.ts';
import type { Block, Letter } from './letter.ts';

const { withdrawalLinks: words } = letters;

/** To who asked how to withdraw: each entry under the address by number, form and day, with the link that ends it. */
export function withdrawalLinks({ entries, hasMore }: Extract<LetterInput, { kind: 'withdrawal-links' }>): Letter {
  return {
    subject: words.subject,
    preheader: words.preheader,
    eyebrow: profile.name,
    title: words.heading,
    blocks: [
      { kind: 'text', text: words.text },
      ...entries.flatMap(blocksOf),
      ...(hasMore ? [{ kind: 'text', text: words.more } as const] : []),
      { kind: 'text', text: words.notYou, isQuiet: true },
    ],
    reason: words.reason,
  };
}

function blocksOf({ form, reference, receivedAt, href }: LetterEntry): Block[] {
  return [
    { kind: 'heading', text: formName(form) },
    {
      kind: 'facts',
      facts: [
        ...(reference === null ? [] : [{ label: words.reference, value: reference }]),
        { label: reference === null ? words.newsletter.asked : words.sent, value: inIndia(receivedAt) },
      ],
    },
    {
      kind: 'link',
      link: { label: reference === null ? words.newsletter.link : fill(words.link, { reference }), href },
    },
  ];
}
