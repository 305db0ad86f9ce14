/**
 * What the link that leads to a registration picks there, for as long as its tab is open. Not in the address, so that all such links are one page
 * to fetch ahead and to keep.
 */
const name = 'picked-program';

/**
 * Notes what a link picks that leads to a registration; one that picks nothing takes back what an earlier one did. Any other link is let go at
 * once: to ask for the storage of a tab holds up what a press is for.
 */
export function savePickedProgram({ pathname, dataset: { program } }: HTMLAnchorElement): void {
  if (!pathname.endsWith('-registration')) return;
  try {
    if (program) sessionStorage.setItem(name, program);
    else sessionStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing leaves it to the visitor to pick.
  }
}

/** Anyone may write into the storage of a device: it may be no program at all. */
export function readPickedProgram(): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
