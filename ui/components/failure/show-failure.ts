import { enableCopyButton } from '../button/copy-button.ts';
import { type AnswersToShare, answersAsText, mailtoLink, whatsappLink } from './contact-links.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

export interface FailureMessage extends Words {
  /** The controls with wrong answers, each with its label. */
  readonly fieldErrors?: readonly { readonly control: HTMLElement; readonly label: string }[];
  /** The answers for the links to email and WhatsApp. Without them the links are hidden: an email must not repeat an invalid answer. */
  readonly answersToShare?: AnswersToShare | undefined;
  /** Whether the device is offline and stores the answers, so that `showBackOnline` can follow. */
  readonly isWaiting?: boolean;
  /** Whether the submission is queued until the device is online; undefined if it cannot be. */
  readonly isQueued?: boolean | undefined;
}

/** Sends a form again after it failed because the device was offline. */
export interface Resend {
  /** Sends it after a click. It must move the focus, because the clicked button disappears. */
  send(): void;
  /** Queues it, to be sent without another click once the device is online. Undefined if the form cannot be queued. */
  readonly queue?: { isQueued(): boolean; add(): void; remove(): void };
}

/**
 * Fills in the `Failure` of a form: why the form was not sent.
 * It needs no framework, so that pages without React can use it.
 * @throws Error if the form has no `Failure`
 */
export function showFailure(
  form: HTMLFormElement,
  { title, text, fieldErrors = [], answersToShare, isWaiting = false, isQueued }: FailureMessage,
): void {
  const elements = elementsOf(form);
  const { region, box, resend, resendButton, errorList, contacts } = elements;
  setText(elements, { title, text });
  errorList.replaceChildren(...fieldErrors.map(({ control, label }) => linkToControl(control, label)));
  contacts.hidden = answersToShare === undefined;
  if (answersToShare) fillContacts(elements, answersToShare);
  resend.hidden = !isWaiting;
  resendButton.hidden = true;
  showQueued(elements, isQueued);
  box.style.minHeight = '';
  if (!isShown(region, box)) document.title = titleOf(region).replace('{title}', document.title);
  region.removeAttribute('data-invisible');
  box.hidden = false;
  // The message may have pushed the button below it out of view.
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Replaces the message of a form that waits for a connection: the device is online again. Shows the button that sends the form. */
export function showBackOnline(form: HTMLFormElement, words: Words): void {
  const elements = elementsOf(form);
  const { region, box, resend, resendButton, savedNotice } = elements;
  if (!isShown(region, box) || resend.hidden || !resendButton.hidden) return;
  // The visitor did not click, so the content below must not move.
  box.style.minHeight = `${box.getBoundingClientRect().height}px`;
  setText(elements, words);
  showQueued(elements, undefined);
  savedNotice.hidden = true;
  resendButton.hidden = false;
}

/** Shows whether the submission is queued, and the button that changes it. @param isQueued undefined if it cannot be queued */
function showQueued(
  { savedNotice, scheduleButton, scheduled, cancelButton }: Elements,
  isQueued: boolean | undefined,
): void {
  savedNotice.hidden = isQueued === true;
  scheduleButton.hidden = isQueued !== false;
  scheduled.hidden = isQueued !== true;
  cancelButton.hidden = isQueued !== true;
}

/**
 * Offers to send a form again that failed because the device was offline. When the device is online, a button sends it. If the form can
 * be queued, the visitor can queue it earlier. Nothing is sent without a click of the visitor.
 * @returns removes the listeners
 */
export function bindResend(form: HTMLFormElement, backOnline: Words, { send, queue }: Resend): () => void {
  const elements = elementsOf(form);
  const { resendButton, scheduleButton, cancelButton } = elements;
  const listeners = new AbortController();
  const on = (target: EventTarget, type: string, listener: () => void) =>
    target.addEventListener(type, listener, { signal: listeners.signal });
  on(resendButton, 'click', send);
  on(window, 'online', () => queue?.isQueued() || showBackOnline(form, backOnline));
  if (!queue) return () => listeners.abort();

  on(scheduleButton, 'click', () => {
    queue.add();
    showQueued(elements, queue.isQueued());
    cancelButton.focus();
  });
  const cancel = () => {
    queue.remove();
    showQueued(elements, false);
  };
  on(cancelButton, 'click', () => {
    cancel();
    scheduleButton.focus();
  });
  // The visitor agreed to send the earlier answers, not the changed ones.
  on(form, 'input', () => queue.isQueued() && cancel());
  // The submission has left the queue: the server refused it, or another tab cancelled it. A click sends it again.
  on(window, 'storage', () => cancelButton.hidden || queue.isQueued() || showBackOnline(form, backOnline));
  return () => listeners.abort();
}

/** Hides the message, because the form is stored or corrected. */
export function hideFailure(form: HTMLFormElement): void {
  hideFailureKeepingSpace(form);
  const { region, box } = elementsOf(form);
  region.removeAttribute('data-invisible');
  box.hidden = true;
}

/** Hides the message as soon as all answers are valid. */
export function hideFailureIfFixed(form: HTMLFormElement): void {
  if (!form.querySelector('[aria-invalid=true]')) hideFailure(form);
}

/** Hides the message during a retry, but keeps its space, so that the button does not move under the visitor's finger. */
export function hideFailureKeepingSpace(form: HTMLFormElement): void {
  const { region, box } = elementsOf(form);
  if (!isShown(region, box)) return;
  region.setAttribute('data-invisible', '');
  const [before = '', after = ''] = titleOf(region).split('{title}');
  document.title = document.title.slice(before.length, document.title.length - after.length);
}

type Elements = ReturnType<typeof elementsOf>;

const isShown = (region: HTMLElement, box: HTMLElement) => !box.hidden && !region.hasAttribute('data-invisible');

const titleOf = ({ dataset }: HTMLElement) => dataset.pageTitle ?? '{title}';

function elementsOf(form: HTMLFormElement) {
  const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
    const found = form.querySelector<Found>(selector);
    if (!found) throw new Error('show-failure: the form has no Failure');
    return found;
  };
  return {
    region: find('.failure-region'),
    box: find('.failure'),
    titleElement: find('.failure-title'),
    textElement: find('.failure-title + p'),
    resend: find('.failure-resend'),
    savedNotice: find('.failure-resend span'),
    resendButton: find('.failure-resend button'),
    scheduleButton: find('[data-later=schedule]'),
    scheduled: find('[data-later=scheduled]'),
    cancelButton: find('[data-later=cancel]'),
    errorList: find('.failure-errors'),
    contacts: find('.failure-contacts'),
    copy: find<HTMLButtonElement>('.failure-contacts button'),
  };
}

function setText({ titleElement, textElement }: Elements, { title, text }: Words): void {
  titleElement.textContent = title;
  textElement.textContent = text;
}

function fillContacts({ box, contacts, copy }: Elements, answersToShare: AnswersToShare): void {
  const email = contacts.querySelector('a');
  const whatsapp = contacts.querySelector<HTMLAnchorElement>('[data-truncated]');
  if (email) email.href = mailtoLink(email.href, answersToShare);
  if (whatsapp) whatsapp.href = whatsappLink(whatsapp.href, answersToShare, whatsapp.dataset.truncated ?? '');
  box.querySelector('textarea')?.remove();
  const text = answersAsText(answersToShare);
  enableCopyButton(copy, text, () => showSelectableText(box, text, copy.dataset.copy ?? ''));
}

/** Shows the text in a text area and selects it, for browsers that do not let the button copy. */
function showSelectableText(box: HTMLElement, text: string, label: string): void {
  box.querySelector('textarea')?.remove();
  const textArea = Object.assign(document.createElement('textarea'), { value: text, readOnly: true, rows: 5 });
  textArea.setAttribute('aria-label', label);
  box.append(textArea);
  textArea.focus();
  textArea.select();
}

function linkToControl(control: HTMLElement, label: string): HTMLElement {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: `#${control.id}`, textContent: label });
  // A fragment link would add an entry to the history.
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control.focus();
  });
  item.append(link);
  return item;
}
