/** @returns to be called again and again: at the last of so many calls, something is done */
export function countdown(calls: number, then: () => void): () => void {
  let left = calls;
  return () => {
    left -= 1;
    if (left === 0) then();
  };
}
