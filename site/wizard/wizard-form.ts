import { lureField, type SteppedForm, type Typed } from '#forms/define.ts';
import type { Choice } from './wizard-props.ts';

/** The field that says what one registers for. */
export const programField = 'domain';

/** The field that takes the code of whoever recommended us. */
const codeField = 'discountCode';

/** The field whose answer has a fee. */
export const feeField = 'courseLength';

/** What stands in the inputs of a wizard, whoever put it there: the visitor, the browser, a password manager. */
export function readTyped(form: SteppedForm, element: HTMLFormElement): Typed {
  const data = new FormData(element);
  return Object.fromEntries(form.fields.map(({ name }) => [name, textOf(data.get(name))]));
}

/** What stands in the field that no person sees. */
export const readLure = (element: HTMLFormElement): string => textOf(new FormData(element).get(lureField));

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** Puts answers into the inputs that are empty: what was typed since is newer. */
export function fillEmpty(form: SteppedForm, element: HTMLFormElement, answers: Typed): void {
  const now = readTyped(form, element);
  for (const { name } of form.fields) {
    const answer = answers[name];
    if (answer && !now[name]) setInput(element, name, answer);
  }
}

export function setInput(element: HTMLFormElement, name: string, answer: string): void {
  const control = element.elements.namedItem(name);
  if (control instanceof RadioNodeList || control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
    control.value = answer;
  }
}

/** The input to go to for a field: of several cards the first. */
export function inputOf(element: HTMLFormElement, name: string): HTMLElement | undefined {
  const control = element.elements.namedItem(name);
  const input = control instanceof RadioNodeList ? control[0] : control;
  return input instanceof HTMLElement ? input : undefined;
}

/**
 * What a link may bring along: `?program=` picks a card, `?code=` is the code of whoever recommended us.
 * @param picked the program of a link on another page of ours; that of the address goes first
 */
export function answersOfLink(search: string, picked: string | null, programs: readonly Choice[]): Typed {
  const parameters = new URLSearchParams(search);
  const wanted = parameters.get('program') ?? picked;
  const program = programs.find((choice) => choice.program !== undefined && choice.program === wanted);
  const code = parameters.get('code')?.trim().slice(0, 100);
  return { ...(program && { [programField]: program.value }), ...(code && { [codeField]: code }) };
}
