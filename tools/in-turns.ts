/**
 * Does something with each of many items, of which only so many are open at a time: all at once, thousands of pages are in memory together.
 * @param width at most so many at a time
 * @returns what came of each, in their order
 * @throws what the first one that fails throws; no others are begun then
 */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let hasFailed = false;
  const take = async () => {
    for (const [index, item] of waiting) {
      if (hasFailed) return;
      results[index] = await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: width }, take));
  return results;
}
