/** Keeps the first item of each name, in order. Specification, section 3: technology partners are deduplicated by name. */
export function dedupeByName<T extends { readonly name: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ name }) => !seen.has(name) && seen.add(name));
}

/**
 * Splits a list into consecutive rows whose lengths differ by one at most, longer rows first.
 * @param rowCount whole number, 1 or more; with fewer items than rows the last rows are empty
 * @throws RangeError if rowCount is not a whole number of 1 or more
 */
export function splitIntoRows<T>(items: readonly T[], rowCount: number): T[][] {
  if (!Number.isInteger(rowCount) || rowCount < 1)
    throw new RangeError(`${rowCount} rows: not a whole number of 1 or more`);
  const shortLength = Math.floor(items.length / rowCount);
  const longRows = items.length % rowCount;
  return Array.from({ length: rowCount }, (_, row) => {
    const start = row * shortLength + Math.min(row, longRows);
    return items.slice(start, start + shortLength + (row < longRows ? 1 : 0));
  });
}
