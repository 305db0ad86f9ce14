import { enableCopyButton } from '../button/copy-button.ts';
import { type AnswersToShare, answersAsText, mailtoLink, whatsappLink } from './contact-links.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

export interface FailureMessage extends Words {
  /** The controls whose answers are at fault, each with its label. */
  readonly fieldErrors?: readonly { readonly control: HTMLElement; readonly label: string }[];
  /** What was typed, for the other ways to reach us; without it they are not shown: of a wrong answer, none would be any better. */
  readonly carried?: AnswersToShare | undefined;
  /** There was no connection, and what was typed is kept on the device: it says so, and waits for `showLineBack`. */
  readonly isWaiting?: boolean;
  /** Whether the submission is queued until the device is online; undefined if it cannot be. */
  readonly isQueued?: boolean | undefined;
}

/** Once more, after a send for which there was no connection. */
export interface Resend {
  /** At a press. Takes the focus along: the button that was pressed goes with its box. */
  send(): void;
  /** Sends it later without a press, if the visitor asks for that. */
  readonly later?: { isQueued(): boolean; queue(): void; cancel(): void };
}

/**
 * Shows above the button of a form why it was not sent, in the form's `Failure`.
 * Needs no framework, so that a page of content can use it.
 * @throws Error if the form has no `Failure`
 */
export function showFailure(
  form: HTMLFormElement,
  { title, text, fieldErrors = [], carried, isWaiting = false, isQueued }: FailureMessage,
): void {
  const parts = partsOf(form);
  const { region, box, resend, resendButton, errorList, ways } = parts;
  say(parts, { title, text });
  errorList.replaceChildren(...fieldErrors.map(({ control, label }) => itemTo(control, label)));
  ways.hidden = carried === undefined;
  if (carried) fillContacts(parts, carried);
  resend.hidden = !isWaiting;
  resendButton.hidden = true;
  showLater(parts, isQueued);
  box.style.minHeight = '';
  if (!isShown(region, box)) document.title = titleOf(region).replace('{title}', document.title);
  region.removeAttribute('data-veiled');
  box.hidden = false;
  // It stands above the button, which may have been pushed out of sight.
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Says in a failure that waited for a line that there is one now, and shows the button that sends. */
export function showBackOnline(form: HTMLFormElement, words: Words): void {
  const parts = partsOf(form);
  const { region, box, resend, resendButton, waiting } = parts;
  if (!isShown(region, box) || resend.hidden || !resendButton.hidden) return;
  // Nobody pressed anything: what stands below stays where it is.
  box.style.minHeight = `${box.getBoundingClientRect().height}px`;
  say(parts, words);
  showLater(parts, undefined);
  waiting.hidden = true;
  resendButton.hidden = false;
}

/** Shows whether the submission is queued, and the button that changes it. @param isQueued undefined if it cannot be queued */
function showLater({ waiting, scheduleButton, scheduled, cancelButton }: Parts, isQueued: boolean | undefined): void {
  waiting.hidden = isQueued === true;
  scheduleButton.hidden = isQueued !== false;
  scheduled.hidden = isQueued !== true;
  cancelButton.hidden = isQueued !== true;
}

/**
 * From now on, a failure that waits for a line offers to send again once there is one, or by itself. Nothing is ever sent that nobody
 * pressed for.
 * @returns ends it
 */
export function bindResend(form: HTMLFormElement, backOnline: Words, { send, later }: Resend): () => void {
  const parts = partsOf(form);
  const { resendButton, scheduleButton, cancelButton } = parts;
  const offer = new AbortController();
  const on = (target: EventTarget, type: string, act: () => void) =>
    target.addEventListener(type, act, { signal: offer.signal });
  on(resendButton, 'click', send);
  on(window, 'online', () => later?.isQueued() || showBackOnline(form, backOnline));
  if (!later) return () => offer.abort();

  on(scheduleButton, 'click', () => {
    later.queue();
    showLater(parts, later.isQueued());
    cancelButton.focus();
  });
  const stop = () => {
    later.cancel();
    showLater(parts, false);
  };
  on(cancelButton, 'click', () => {
    stop();
    scheduleButton.focus();
  });
  // What is typed since is not what was to be sent.
  on(form, 'input', () => later.isQueued() && stop());
  // It was refused meanwhile, or taken back in another tab: a press says why, or sends it.
  on(window, 'storage', () => cancelButton.hidden || later.isQueued() || showBackOnline(form, backOnline));
  return () => offer.abort();
}

/** Takes it away: it is stored now, or what was wrong is mended. */
export function hideFailure(form: HTMLFormElement): void {
  hideFailureKeepingSpace(form);
  const { region, box } = partsOf(form);
  region.removeAttribute('data-veiled');
  box.hidden = true;
}

/** Takes it away once no answer is at fault any more. */
export function hideFailureIfFixed(form: HTMLFormElement): void {
  if (!form.querySelector('[aria-invalid=true]')) hideFailure(form);
}

/** It is sent again: until the answer is there its room stays empty, so that the button stays under the finger that pressed it. */
export function hideFailureKeepingSpace(form: HTMLFormElement): void {
  const { region, box } = partsOf(form);
  if (!isShown(region, box)) return;
  region.setAttribute('data-veiled', '');
  const [before = '', after = ''] = titleOf(region).split('{title}');
  document.title = document.title.slice(before.length, document.title.length - after.length);
}

type Parts = ReturnType<typeof partsOf>;

const isShown = (region: HTMLElement, box: HTMLElement) => !box.hidden && !region.hasAttribute('data-veiled');

const titleOf = ({ dataset }: HTMLElement) => dataset.pageTitle ?? '{title}';

function partsOf(form: HTMLFormElement) {
  const find = <Part extends HTMLElement = HTMLElement>(selector: string): Part => {
    const part = form.querySelector<Part>(selector);
    if (!part) throw new Error('showFailure: the form has no Failure');
    return part;
  };
  return {
    region: find('.failure-region'),
    box: find('.failure'),
    titleLine: find('.failure-title'),
    textLine: find('.failure-title + p'),
    resend: find('.failure-resend'),
    waiting: find('.failure-resend span'),
    resendButton: find('.failure-resend button'),
    scheduleButton: find('[data-later=ask]'),
    scheduled: find('[data-later=asked]'),
    cancelButton: find('[data-later=take-back]'),
    errorList: find('.failure-errors'),
    ways: find('.failure-contacts'),
    copy: find<HTMLButtonElement>('.failure-contacts button'),
  };
}

function say({ titleLine, textLine }: Parts, { title, text }: Words): void {
  titleLine.textContent = title;
  textLine.textContent = text;
}

function fillContacts({ box, ways, copy }: Parts, carried: AnswersToShare): void {
  const write = ways.querySelector('a');
  const whatsapp = ways.querySelector<HTMLAnchorElement>('[data-shortened]');
  if (write) write.href = mailtoLink(write.href, carried);
  if (whatsapp) whatsapp.href = whatsappLink(whatsapp.href, carried, whatsapp.dataset.shortened ?? '');
  box.querySelector('textarea')?.remove();
  const lines = answersAsText(carried);
  enableCopyButton(copy, lines, () => showToSelect(box, lines, copy.dataset.copy ?? ''));
}

/** Where nothing can be copied by a button, it can be by hand. */
function showToSelect(box: HTMLElement, lines: string, label: string): void {
  box.querySelector('textarea')?.remove();
  const area = Object.assign(document.createElement('textarea'), { value: lines, readOnly: true, rows: 5 });
  area.setAttribute('aria-label', label);
  box.append(area);
  area.focus();
  area.select();
}

function itemTo(control: HTMLElement, label: string): HTMLElement {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: `#${control.id}`, textContent: label });
  // Going there is no step of the way back.
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control.focus();
  });
  item.append(link);
  return item;
}
