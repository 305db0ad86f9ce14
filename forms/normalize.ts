/** Trims an answer. Turns CR LF into LF, because browsers post CR LF but count it as one character towards `maxlength`. */
export const normalizeAnswer = (input: string): string => input.replace(/\r\n?/g, '\n').trim();

/**
 * Whether an answer has only invisible characters: white space, joiners, fillers. Stored answers keep them, because they belong to
 * the text between other characters, as in a joined emoji or a Bengali conjunct.
 */
export const isBlank = (answer: string): boolean =>
  answer.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\s\u2800]/gu, '') === '';
