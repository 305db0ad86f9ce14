/**
 * What a link to a registration picks, in session storage: the program, and the track or batch. It is not in the address, so that all
 * links lead to one page that is prefetched and cached once.
 */
const name = 'picked-program';

/**
 * Saves the program of a link to a registration; a link without a program removes the saved one. Other links return at once: access to
 * session storage would delay the navigation.
 */
export function savePickedProgram({ pathname, dataset: { program, interest = '' } }: HTMLAnchorElement): void {
  if (!pathname.endsWith('-registration')) return;
  try {
    if (program) sessionStorage.setItem(name, String(new URLSearchParams({ program, interest })));
    else sessionStorage.removeItem(name);
  } catch {
    // The browser refuses storage: the visitor picks the program in the form.
  }
}

/** @returns `program` and `interest`, if a link picked them. Other scripts can write to the storage: the value may not be a program. */
export function readPickedProgram(): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(name) ?? '');
  } catch {
    return new URLSearchParams();
  }
}
