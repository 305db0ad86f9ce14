import { renderToStaticMarkup } from 'react-dom/server';
import type { LetterInput, RenderLetter } from '#forms/letter.ts';
import type { Letter } from './letter.ts';
import { LetterDocument } from './letter-document.tsx';
import { acknowledgement, confirmation, quarantineNotice, withdrawalLinks, withdrawalNotice } from './letters.ts';
import { plainText } from './plain-text.ts';
import { staffNotice } from './staff-notice.ts';

/** @throws whatever a letter throws that cannot be worded; its message may quote what was typed */
export const renderLetter: RenderLetter = async (input) => {
  const letter = compose(input);
  return {
    subject: letter.subject,
    html: `<!doctype html>${renderToStaticMarkup(<LetterDocument letter={letter} origin={input.origin} />)}`,
    text: `${plainText(letter, input.origin)}\n`,
  };
};

function compose(input: LetterInput): Letter {
  switch (input.kind) {
    case 'staff-notice':
      return staffNotice(input);
    case 'withdrawal-notice':
      return withdrawalNotice(input);
    case 'quarantine-notice':
      return quarantineNotice(input);
    case 'acknowledgement':
      return acknowledgement(input);
    case 'confirmation':
      return confirmation(input);
    case 'withdrawal-links':
      return withdrawalLinks(input);
  }
}
