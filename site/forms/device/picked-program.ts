/**
 * The program that a link to a registration picks, in session storage. It is not in the address, so that all links lead to one page
 * that is prefetched and cached once.
 */
const name = 'picked-program';

/**
 * Saves the program of a link to a registration; a link without a program removes the saved one. Other links return at once: access to
 * session storage would delay the navigation.
 */
export function savePickedProgram({ pathname, dataset: { program } }: HTMLAnchorElement): void {
  if (!pathname.endsWith('-registration')) return;
  try {
    if (program) sessionStorage.setItem(name, program);
    else sessionStorage.removeItem(name);
  } catch {
    // The browser refuses storage: the visitor picks the program in the form.
  }
}

/** Other scripts can write to the storage: the value may not be a program. */
export function readPickedProgram(): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
