/** The questions of a form in the page, as the scripts read them. */

export interface ShownAnswer {
  /** The question. */
  readonly label: string;
  readonly answer: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a form that are answered, in its order; its key is none. */
export const controlsOf = (form: HTMLFormElement): Control[] => [...form.querySelectorAll<Control>('.field-input')];

/** What the page itself gave: a course it is about, an answer that was refused. */
export function defaultOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}

/**
 * What was answered, in words.
 * @param place a receipt stands on the page, which says for itself what the form is about, and names a file; an e-mail carries no file
 */
export function answersIn(form: HTMLFormElement, place: 'receipt' | 'e-mail'): ShownAnswer[] {
  const leftOut = place === 'receipt' ? 'hidden' : 'file';
  return controlsOf(form).flatMap((control) => {
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    const answer = file?.name ?? control.dataset.inWords ?? control.value;
    return answer && control.type !== leftOut ? [{ label: labelOf(control), answer }] : [];
  });
}

/** The question without the note beside it; one that is not asked carries it as data, and so its answer in words. */
export const labelOf = (control: Control): string =>
  control.labels?.[0]?.firstChild?.textContent ?? control.dataset.label ?? '';
