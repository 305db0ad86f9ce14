/**
 * For what may happen thousands of times a second: says it at once, and from then on at most once in each interval, with how often it
 * happened.
 * @param say told the count since it last spoke
 */
export function nowAndThen(say: (count: number) => void, intervalMs = 10_000): () => void {
  let count = 0;
  let isQuiet = false;
  function speak(): void {
    isQuiet = count > 0;
    if (!isQuiet) return;
    setTimeout(speak, intervalMs).unref();
    say(count);
    count = 0;
  }
  return () => {
    count += 1;
    if (!isQuiet) speak();
  };
}
