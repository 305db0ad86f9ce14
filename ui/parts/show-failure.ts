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
  const { box, pageTitle } = partsOf(form);
  const [slipList, ways] = box.querySelectorAll('ul');
  const [titleLine, textLine] = box.querySelectorAll('p');
  titleLine?.replaceChildren(title);
  textLine?.replaceChildren(text);
  slipList?.replaceChildren(...slips.map(({ control, label }) => itemTo(control, label)));
  if (ways) ways.hidden = slips.length > 0;
  const write = ways?.querySelector('a');
  if (write) write.href = `${write.href.split('?')[0]}?body=${encodeURIComponent(answers)}`;
  if (box.hidden) document.title = pageTitle.replace('{title}', document.title);
  box.hidden = false;
  // It stands above the button, which may have been pushed out of sight.
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Takes it away: it is sent again, or what was wrong is mended. */
export function hideFailure(form: HTMLFormElement): void {
  const { box, pageTitle } = partsOf(form);
  if (box.hidden) return;
  box.hidden = true;
  const [before = '', after = ''] = pageTitle.split('{title}');
  document.title = document.title.slice(before.length, document.title.length - after.length);
}

function partsOf(form: HTMLFormElement): { box: HTMLElement; pageTitle: string } {
  const region = form.querySelector<HTMLElement>('.failure-region');
  const box = region?.querySelector<HTMLElement>('.failure');
  if (!region || !box) throw new Error('showFailure: the form has no Failure');
  return { box, pageTitle: region.dataset.pageTitle ?? '{title}' };
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
