/** How long a good message stays when nobody looks at it, in milliseconds. A bad one stays until it is closed. */
const staysMs = 10_000;

export interface ToastMessage {
  readonly tone: 'good' | 'bad';
  readonly title: string;
  readonly text: string;
  /** Another way on. */
  readonly link?: { readonly label: string; readonly href: string };
}

/**
 * Shows a toast in the page's `ToastRegion`, in place of the one before.
 * Needs no framework, so that a page of content can use it.
 * @throws Error if the page has no `ToastRegion`
 */
export function showToast({ tone, title, text, link }: ToastMessage): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-toast-template]');
  const region = document.querySelector(`[data-toasts=${tone}]`);
  const toast = template?.content.firstElementChild?.cloneNode(true);
  if (!region || !(toast instanceof HTMLElement)) throw new Error('showToast: the page has no ToastRegion');
  for (const old of document.querySelectorAll('[data-toasts] > *')) old.remove();

  toast.className = `toast toast-${tone}`;
  const [titleLine, textLine] = toast.querySelectorAll('p');
  titleLine?.append(title);
  textLine?.append(text);
  const anchor = toast.querySelector('a');
  if (link) Object.assign(anchor ?? {}, { href: link.href, textContent: link.label });
  else anchor?.remove();
  giveFocusBack(toast);
  region.append(toast);
  if (tone === 'good') leaveWhenUnwatched(toast);
}

/** The close button has the focus when it goes: whoever came to it from elsewhere is brought back there. */
function giveFocusBack(toast: HTMLElement): void {
  let before: EventTarget | null = null;
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && toast.contains(relatedTarget))) before = relatedTarget;
  });
  toast.querySelector('button')?.addEventListener('click', () => {
    toast.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  });
}

/** Removes the toast after a while, but never while the pointer or the focus rests on it. */
function leaveWhenUnwatched(toast: HTMLElement): void {
  setTimeout(leave, staysMs);
  function leave() {
    if (toast.matches(':hover, :focus-within')) setTimeout(leave, staysMs);
    else toast.remove();
  }
}
