/** Calls a function that uses the storage of the browser. @returns undefined if the browser refuses storage (private, full, disabled) */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
