/**
 * Does work of which nobody is to learn how long it took: it ends a whole number of ticks after it began, also where it fails.
 * @param tickMs longer than the work takes as a rule
 */
export async function inTicks<T>(tickMs: number, work: () => Promise<T>): Promise<T> {
  const startedMs = performance.now();
  try {
    return await work();
  } finally {
    const tookMs = performance.now() - startedMs;
    await new Promise((resolve) => setTimeout(resolve, (Math.floor(tookMs / tickMs) + 1) * tickMs - tookMs));
  }
}
