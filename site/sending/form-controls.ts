/** The questions of a form in the page, as the scripts read them. */
import type { ShownAnswer } from '#ui/parts/carry-answers.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a form that are answered, in its order; its key is none. */
export const controlsOf = (form: HTMLFormElement): Control[] => [...form.querySelectorAll<Control>('.field-input')];

/** What the page itself gave: a course it is about, an answer that was refused. */
export function defaultOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}

/** What was answered, in words, a file by its name: for the page itself, which says what the form is about. */
export const answersIn = (form: HTMLFormElement): ShownAnswer[] =>
  inWords(controlsOf(form).filter(({ type }) => type !== 'hidden'));

/** The same to be carried away from the page: what the form is about goes along, of a file the name alone. */
export const answersToCarry = (form: HTMLFormElement): ShownAnswer[] => inWords(controlsOf(form));

function inWords(controls: readonly Control[]): ShownAnswer[] {
  return controls.flatMap((control) => {
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    const answer = file?.name ?? control.dataset.inWords ?? control.value;
    return answer ? [{ label: labelOf(control), answer }] : [];
  });
}

/** The question without the note beside it; one that is not asked carries it as data, and so its answer in words. */
export const labelOf = (control: Control): string =>
  control.labels?.[0]?.firstChild?.textContent ?? control.dataset.label ?? '';
