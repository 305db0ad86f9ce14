import { text } from './plain-text.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The characters in our fonts: ASCII and the punctuation of our texts. Pages show others in a font of the system. */
export const characters = `${ascii}\u00a0·–—‘’“”…×→←©°é`;

/** A schema for a text that the brochures print too. They cannot use the fonts of the system. */
export const printedText = (limits: { min?: number; max: number }) =>
  text(limits).superRefine((value, context) => {
    const unknown = [...new Set(value)].filter((character) => !characters.includes(character));
    if (unknown.length === 0) return;
    context.addIssue({
      code: 'custom',
      message: `the brochure cannot print ${unknown.join(' ')}; use English letters and digits`,
    });
  });
