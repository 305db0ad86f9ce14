import { letters, navigation, profile } from '#content';
import type { LetterInput } from '#forms/letter.ts';
import type { Letter } from './letter.ts';

const { confirmation: words } = letters;

/** To an address that somebody typed into the newsletter field: whether it is theirs, and whether they want it. */
export function confirmation({ confirmHref, leaveHref }: Extract<LetterInput, { kind: 'confirmation' }>): Letter {
  return {
    subject: words.subject,
    preheader: words.preheader,
    eyebrow: profile.name,
    title: words.heading,
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'text', text: navigation.footer.newsletter.intro },
      { kind: 'buttons', links: [{ label: words.confirm, href: confirmHref }], isWide: true },
      { kind: 'heading', text: words.leave.heading },
      { kind: 'text', text: words.leave.text },
      { kind: 'link', link: { label: words.leave.link, href: leaveHref } },
    ],
    reason: words.reason,
  };
}
