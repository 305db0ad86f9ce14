/** @returns a function that runs `then` at the given number of calls */
export function countdown(calls: number, then: () => void): () => void {
  let left = calls;
  return () => {
    left -= 1;
    if (left === 0) then();
  };
}
