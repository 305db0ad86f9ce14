import { keyField } from '#forms/define.ts';
import type { Refused } from '#forms/reply.ts';
import type { PageForm, PageFormWords } from '../form-words.ts';
import { startProofOnFocus } from './add-proof.ts';
import { prefillFromUrl } from './form-dom.ts';
import { inlineFormFeedback, leadFormFeedback } from './form-feedback.ts';
import { fieldsOf, type Outcome, openMs, outcomeWithoutReply, post } from './post.ts';
import { createAdvisor } from './show-advice.ts';

type FileFormErrors = NonNullable<PageFormWords['errors']>;

/** The shortest time before a reply shows, in milliseconds. An earlier reply could move the page under the second click of a double click. */
const doubleClickMs = 500;

/**
 * Submits a form without leaving the page. The values are cleared only after the server confirms that they are stored. Every failure
 * shows a message, and sending again never creates a second entry.
 */
export function sendInPlace(form: HTMLFormElement): void {
  const words: PageFormWords = JSON.parse(form.dataset.words ?? '');
  const { form: definition, errors } = words;
  const key = form.elements.namedItem(keyField);
  const button = form.querySelector<HTMLButtonElement>('[data-submit]');
  if (!(key instanceof HTMLInputElement) || !button)
    throw new Error('send-in-place: the form has no key field or no button');
  form.querySelector('.needs-script')?.remove();
  // Only an `InlineForm` has it.
  const inlineOutput = form.querySelector<HTMLElement>('[data-answer]');
  const feedback = inlineOutput
    ? inlineFormFeedback(form, key, words, inlineOutput)
    : leadFormFeedback(form, key, words);
  prefillFromUrl(form);
  if (import.meta.env.PROOF_OF_WORK) startProofOnFocus(definition.id, form);
  const progressOutput = form.querySelector<HTMLElement>('[data-progress]');
  // Only a form with files loads the script that sends them.
  const loadFileSending = () => import('./send-files.ts');
  if (errors) {
    loadFileSending().then(
      ({ validateOnChange }) => validateOnChange(form, definition.files, errors),
      () => {},
    );
  }
  // An `InlineForm` has none: the email that it sends confirms the address.
  const showsAdvice = words.advice && createAdvisor(form, words.advice);
  let isSending = false;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Specification, section 7: in a build that delivers nothing, Subscribe has no behaviour.
    if (import.meta.env.DELIVERY === 'none' && inlineOutput) return;
    if (isSending) return;
    // The field is empty after a success: a second press must not replace the message with an error.
    if (inlineOutput?.dataset.answer === 'good' && !new FormData(form).get('email')) return;
    const refused = refusedWithoutServer(form, definition);
    if (refused) {
      feedback.onSend();
      return feedback.onFailed(refused);
    }
    if (!showsAdvice?.()) void send(button);
  });

  async function send(button: HTMLButtonElement): Promise<void> {
    const label = button.textContent;
    isSending = true;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = words.submitting;
    feedback.onSend();
    const [reply] = await Promise.all([
      errors ? postFiles(errors) : post(definition, new URLSearchParams(fieldsOf(form)), openMs(form)),
      new Promise((resolve) => setTimeout(resolve, doubleClickMs)),
    ]);
    progressOutput?.replaceChildren();
    button.textContent = label;
    button.removeAttribute('aria-disabled');
    isSending = false;
    if (typeof reply === 'string' || reply.outcome === 'refused') feedback.onFailed(reply);
    else feedback.onStored(reply);
  }

  async function postFiles(errors: FileFormErrors): Promise<Outcome> {
    // The script does not load if the device is offline.
    const loaded = await loadFileSending().catch(() => undefined);
    return loaded ? loaded.sendWithFiles(form, definition, errors, showProgress) : outcomeWithoutReply();
  }

  /** Rounds down to 10 %, because a screen reader announces each change. */
  function showProgress(fraction: number): void {
    const text = words.progress?.replace('{percent}', String(Math.floor(fraction * 10) * 10));
    if (progressOutput && text && progressOutput.textContent !== text) progressOutput.textContent = text;
  }
}

/** The refusal of a form whose only error is that all fields of `atLeastOne` are empty. With other errors, the server lists them all. */
function refusedWithoutServer(form: HTMLFormElement, { atLeastOne }: PageForm): Refused | undefined {
  if (!atLeastOne || !form.checkValidity()) return undefined;
  const { fields, message } = atLeastOne;
  const values = new FormData(form);
  const [field] = fields;
  if (field === undefined || fields.some((name) => String(values.get(name) ?? '').trim() !== '')) return undefined;
  return { outcome: 'refused', status: 422, message, fieldErrors: { [field]: message } };
}
