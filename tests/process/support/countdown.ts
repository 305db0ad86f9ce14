/** @returns a function that runs `callback` when it is called for the given number of times */
export function countdown(calls: number, callback: () => void): () => void {
  let remaining = calls;
  return () => {
    remaining -= 1;
    if (remaining === 0) callback();
  };
}
