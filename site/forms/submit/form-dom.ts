/** Reads and writes the controls of a form in the page. */
import type { Advice } from '#forms/advise.ts';
import type { LabelledAnswer } from '#ui/components/failure/contact-links.ts';
import { isNewNavigation } from './post.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls that hold answers, in document order. */
export const controlsOf = (form: HTMLFormElement): Control[] => [...form.querySelectorAll<Control>('.field-input')];

/** The first visible control. */
export const firstControl = (form: HTMLFormElement) => controlsOf(form).find(({ type }) => type !== 'hidden');

/** The value of the control in the HTML, such as the course of the page, or a refused answer. */
export function defaultOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}

/** All answers with their labels; a file by its name. */
export function answersIn(form: HTMLFormElement): LabelledAnswer[] {
  return controlsOf(form).flatMap((control) => {
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    const answer = file?.name ?? control.dataset.displayValue ?? control.value;
    return answer ? [{ label: labelOf(control), answer }] : [];
  });
}

/** The label without its note. A hidden field has its label in `data-label`. */
export const labelOf = (control: Control): string =>
  control.labels?.[0]?.firstChild?.textContent ?? control.dataset.label ?? '';

/** Selects options named in the address: `?project=Cloud%20Solutions` selects the project type of the contact form. */
export function prefillFromUrl(form: HTMLFormElement): void {
  const parameters = new URLSearchParams(location.search);
  for (const control of controlsOf(form)) {
    const answer = control instanceof HTMLSelectElement ? parameters.get(control.name) : null;
    if (answer === null || (!isNewNavigation() && control.value)) continue;
    if ([...control.querySelectorAll('option')].some(({ value }) => value === answer)) control.value = answer;
  }
}

/** Shows or removes the error below a control, with the markup of `site/forms/components/form-field.tsx`. */
export function showFieldError(control: HTMLElement, message = ''): void {
  showNote(control, 'error', message ? [message] : []);
  if (message) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

/** Shows or removes a question about an answer. @param ending a sentence after the question */
export function showFieldAdvice(control: Control, advice?: Advice, ending = ''): void {
  showNote(control, 'advice', advice ? [questionOf(control, advice), ` ${ending}`] : []);
}

/** The text of an advice; a button if it suggests an answer. */
function questionOf(control: Control, { text, suggestion }: Advice): string | Node {
  if (suggestion === undefined) return text;
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  button.addEventListener('click', () => {
    control.value = suggestion;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    showFieldAdvice(control);
    control.focus();
  });
  return button;
}

/** @param content of the note; empty to remove it */
function showNote(control: HTMLElement, kind: 'error' | 'advice', content: readonly (string | Node)[]): void {
  const id = `${control.id}-${kind}`;
  document.getElementById(id)?.remove();
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id);
  if (content.length > 0) {
    const line = Object.assign(document.createElement('p'), { id, className: `field-${kind}` });
    line.append(...content);
    control.closest('.field')?.append(line);
  }
  control.setAttribute('aria-describedby', [...others, ...(content.length > 0 ? [id] : [])].join(' '));
}
