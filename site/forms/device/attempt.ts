/**
 * Calls a function that uses the storage of the browser. The script of every page does not use it, because it would load another file.
 * @returns undefined if the browser refuses storage (private, full, disabled)
 */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
