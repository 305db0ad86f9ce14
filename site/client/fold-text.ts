/** A text beside what is compared of it, letter for letter: a place in one is the same place in the other. */
export interface Text {
  readonly original: string;
  /** Small letters without accents, figures, `+` and `#`; a space for everything else. */
  readonly folded: string;
}

export function foldText(original: string): Text {
  const plain = original.replace(/[^\0-\x7f]/g, (letter) => letter.normalize('NFD').charAt(0));
  const folded = plain.toLowerCase().replace(/[^\p{L}\p{M}\p{N}+#]/gu, (mark) => ' '.repeat(mark.length));
  return { original, folded };
}
