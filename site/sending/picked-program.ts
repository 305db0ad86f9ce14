/**
 * What the link that leads to a registration picks there, for as long as its tab is open. Not in the address, so that all such links are one page
 * to fetch ahead and to keep.
 */
const name = 'picked-program';

/** @param program none, where the link picks nothing: nor does it pick what an earlier one did */
export function notePicked(program: string | undefined): void {
  try {
    if (program) sessionStorage.setItem(name, program);
    else sessionStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing leaves it to the visitor to pick.
  }
}

/** Anyone may write into the storage of a device: it may be no program at all. */
export function readPicked(): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
