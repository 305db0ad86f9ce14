/**
 * Finds names that are probably misspellings of known names. An unknown name alone is no error, because the environment also has
 * variables of other programs.
 * @returns pairs of a name and the known name that it resembles
 */
export function findMisspelt(names: readonly string[], known: readonly string[]): (readonly [string, string])[] {
  return names.flatMap((name) => {
    if (known.includes(name)) return [];
    // One typo in a short name, two in a long one.
    const meant = known.find((candidate) => editDistance(name, candidate) <= (candidate.length < 10 ? 1 : 2));
    return meant === undefined ? [] : [[name, meant] as const];
  });
}

/**
 * The number of characters to insert, delete, replace or swap with their neighbour (optimal string alignment distance).
 * https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance#Optimal_string_alignment_distance
 */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
