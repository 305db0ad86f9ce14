/**
 * Finds the known name that a name probably misspells: with one character too many, missing or wrong, or with two neighbours swapped. An unknown
 * name alone is no error, because the environment also has variables of other programs.
 */
export const findMeant = (name: string, known: readonly string[]): string | undefined =>
  known.find((candidate) => {
    const [rest, otherRest] = withoutCommonEnds(name, candidate);
    const isSwapped = rest.length === 2 && rest === [...otherRest].reverse().join('');
    return isSwapped || (rest.length <= 1 && otherRest.length <= 1);
  });

/** What is left of two texts without their common beginning and their common end. */
function withoutCommonEnds(one: string, other: string): [string, string] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}
