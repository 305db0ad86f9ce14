export interface FailureMessage {
  readonly title: string;
  readonly text: string;
  /** The controls whose answers are at fault, each with its label; where there are none, the other ways to reach us are shown. */
  readonly slips?: readonly { readonly control: HTMLElement; readonly label: string }[];
  /** What was typed, as an e-mail may carry it: 'Full Name: Bina' and so on, a line each. */
  readonly answers: string;
}

/**
 * Shows above the button of a form why it was not sent, in the form's `Failure`.
 * Needs no framework, so that a page of content can use it.
 * @throws Error if the form has no `Failure`
 */
export function showFailure(form: HTMLFormElement, { title, text, slips = [], answers }: FailureMessage): void {
  const { region, box } = partsOf(form);
  const [slipList, ways] = box.querySelectorAll('ul');
  const [titleLine, textLine] = box.querySelectorAll('p');
  titleLine?.replaceChildren(title);
  textLine?.replaceChildren(text);
  slipList?.replaceChildren(...slips.map(({ control, label }) => itemTo(control, label)));
  if (ways) ways.hidden = slips.length > 0;
  const write = ways?.querySelector('a');
  if (write) write.href = `${write.href.split('?')[0]}?body=${encodeURIComponent(answers)}`;
  if (!isShown(region, box)) document.title = titleOf(region).replace('{title}', document.title);
  region.removeAttribute('data-veiled');
  box.hidden = false;
  // It stands above the button, which may have been pushed out of sight.
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Takes it away: it is stored now, or what was wrong is mended. */
export function hideFailure(form: HTMLFormElement): void {
  veilFailure(form);
  const { region, box } = partsOf(form);
  region.removeAttribute('data-veiled');
  box.hidden = true;
}

/** It is sent again: until the answer is there its room stays empty, so that the button stays under the finger that pressed it. */
export function veilFailure(form: HTMLFormElement): void {
  const { region, box } = partsOf(form);
  if (!isShown(region, box)) return;
  region.setAttribute('data-veiled', '');
  const [before = '', after = ''] = titleOf(region).split('{title}');
  document.title = document.title.slice(before.length, document.title.length - after.length);
}

const isShown = (region: HTMLElement, box: HTMLElement) => !box.hidden && !region.hasAttribute('data-veiled');

const titleOf = ({ dataset }: HTMLElement) => dataset.pageTitle ?? '{title}';

function partsOf(form: HTMLFormElement): { region: HTMLElement; box: HTMLElement } {
  const region = form.querySelector<HTMLElement>('.failure-region');
  const box = region?.querySelector<HTMLElement>('.failure');
  if (!region || !box) throw new Error('showFailure: the form has no Failure');
  return { region, box };
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
