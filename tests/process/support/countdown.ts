/** @returns a function that runs `callback` at the call with this number, counted from 1 */
export function countdown(calls: number, callback: () => void): () => void {
  let remaining = calls;
  return () => {
    remaining -= 1;
    if (remaining === 0) callback();
  };
}
