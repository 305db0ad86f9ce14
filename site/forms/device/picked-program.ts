/**
 * Links to a registration pick a program, and a track or a batch. Session storage holds it under this name. It is not in the address:
 * all links lead to one page, which is prefetched and cached once.
 */
const storageName = 'picked-program';

/**
 * Saves the program of a link to a registration; a link without a program removes the saved one. Other links return at once: access to
 * session storage would delay the navigation.
 */
export function savePickedProgram({ pathname, dataset: { program, interest = '' } }: HTMLAnchorElement): void {
  if (!pathname.endsWith('-registration')) return;
  try {
    if (program) sessionStorage.setItem(storageName, String(new URLSearchParams({ program, interest })));
    else sessionStorage.removeItem(storageName);
  } catch {
    // The browser refuses storage: the visitor picks the program in the form.
  }
}

/** @returns `program` and `interest`, if a link picked them. Other scripts can write to the storage: the value may not be a program. */
export function readPickedProgram(): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(storageName) ?? '');
  } catch {
    return new URLSearchParams();
  }
}
