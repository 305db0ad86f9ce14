/** An answer as it is stored and compared. Browsers post a line break as CR LF but count it as one character towards `maxlength`. */
export const normalizeAnswer = (typed: string): string => typed.replace(/\r\n?/g, '\n').trim();

/**
 * Whether an answer shows nothing: white space, joiners, fillers. They are taken away for this question alone: between other
 * characters they belong to the answer, as in a joined emoji or a Bengali conjunct.
 */
export const isBlank = (answer: string): boolean =>
  answer.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\s\u2800]/gu, '') === '';
