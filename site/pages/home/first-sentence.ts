/** Parts a text after its first sentence: `['We fit it.', 'Then we train you.']`; a single sentence leaves an empty rest. */
export function firstSentence(text: string): readonly [first: string, rest: string] {
  const end = /[.!?] (?=\p{Lu})/u.exec(text)?.index;
  return end === undefined ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}
