/** The questions of a form in the page, as the scripts read and write them. */
import type { LabelledAnswer } from '#ui/components/failure/contact-links.ts';
import type { StoredForm } from '../device/storage.ts';
import { isArriving } from './post.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a form that are answered, in its order; its key is none. */
export const controlsOf = (form: HTMLFormElement): Control[] => [...form.querySelectorAll<Control>('.field-input')];

/** The first one that a visitor sees. */
export const firstControl = (form: HTMLFormElement) => controlsOf(form).find(({ type }) => type !== 'hidden');

/** What the page itself gave: a course it is about, an answer that was refused. */
export function defaultOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}

/** The answers in words, a file by its name: for the page itself, which says what the form is about. */
export const answersIn = (form: HTMLFormElement): LabelledAnswer[] =>
  inWords(controlsOf(form).filter(({ type }) => type !== 'hidden'));

/** The same to be carried away from the page: what the form is about goes along. */
export const answersToCarry = (form: HTMLFormElement): LabelledAnswer[] => inWords(controlsOf(form));

function inWords(controls: readonly Control[]): LabelledAnswer[] {
  return controls.flatMap((control) => {
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    const answer = file?.name ?? control.dataset.inWords ?? control.value;
    return answer ? [{ label: labelOf(control), answer }] : [];
  });
}

/** The question without the note beside it; one that is not asked carries it as data, and so its answer in words. */
export const labelOf = (control: Control): string =>
  control.labels?.[0]?.firstChild?.textContent ?? control.dataset.label ?? '';

/** Under what the draft and the receipt of a form are kept, as its page says it. @throws Error if it says nothing */
export function storedFormOf(form: HTMLFormElement): StoredForm {
  const { kept: id, version } = form.dataset;
  if (id === undefined) throw new Error('form-dom: the form says nothing of how it is kept');
  const fields = controlsOf(form).map(({ name, type }) => ({ name, kind: type === 'file' ? 'file' : 'text' }) as const);
  return { id, version: Number(version), fields };
}

/** A link may pick an answer of a list: `?project=Cloud%20Solutions` leads to the contact form with its project type chosen. */
export function prefillFromUrl(form: HTMLFormElement): void {
  const picked = new URLSearchParams(location.search);
  for (const control of controlsOf(form)) {
    const answer = control instanceof HTMLSelectElement ? picked.get(control.name) : null;
    if (answer === null || (!isArriving() && control.value)) continue;
    if ([...control.querySelectorAll('option')].some(({ value }) => value === answer)) control.value = answer;
  }
}

/** Writes the error of a field below its control, as the page itself does (ui/components/field/field.tsx), or takes it away. */
export function showFieldError(control: HTMLElement, message = ''): void {
  const id = `${control.id}-error`;
  document.getElementById(id)?.remove();
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((each) => each && each !== id);
  if (message) {
    const line = Object.assign(document.createElement('p'), { id, className: 'field-error', textContent: message });
    control.closest('.field')?.append(line);
    control.setAttribute('aria-invalid', 'true');
  } else {
    control.removeAttribute('aria-invalid');
  }
  control.setAttribute('aria-describedby', [...others, ...(message ? [id] : [])].join(' '));
}
