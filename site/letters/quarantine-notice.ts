import { fill, letters, profile } from '#content';
import type { LetterInput } from '#forms/letter.ts';
import type { Letter } from './letter.ts';

const { quarantineNotice: words } = letters;

/** To the staff: how many entries were set aside as a robot's, and how to look at them. */
export function quarantineNotice({ count }: Extract<LetterInput, { kind: 'quarantine-notice' }>): Letter {
  const title = count === 1 ? words.titleOfOne : fill(words.title, { count: String(count) });
  return {
    subject: title,
    preheader: words.text,
    eyebrow: profile.name,
    title,
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'heading', text: words.lookHeading },
      { kind: 'text', text: words.look },
      { kind: 'command', command: 'npm run leads -- --quarantined' },
      { kind: 'text', text: words.after, isQuiet: true },
    ],
    reason: words.reason,
  };
}
