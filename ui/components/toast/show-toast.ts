/** How long a message stays when nobody looks at it, in milliseconds. */
const staysMs = 10_000;

export interface ToastMessage {
  readonly title: string;
  readonly text: string;
}

/**
 * Shows a toast in the page's `ToastRegion`, in place of the one before.
 * Needs no framework, so that a page of content can use it.
 * @throws Error if the page has no `ToastRegion`
 */
export function showToast({ title, text }: ToastMessage): void {
  const region = document.querySelector('[data-toasts]');
  const template = region?.querySelector('template');
  const toast = template?.content.firstElementChild?.cloneNode(true);
  if (!region || !(toast instanceof HTMLElement)) throw new Error('showToast: the page has no ToastRegion');
  const [titleLine, textLine] = toast.querySelectorAll('p');
  titleLine?.append(title);
  textLine?.append(text);
  for (const old of region.querySelectorAll('.toast')) old.remove();
  region.append(toast);
  // For the style sheet, which keeps what has the focus above it.
  document.documentElement.style.setProperty('--toast', `${toast.offsetHeight}px`);
  giveFocusBack(toast);
  giveWay(toast);
  leaveWhenUnwatched(toast);
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

/**
 * Nothing that has the focus lies under a toast. The style sheet has the page scroll what is focused clear of it (`.toasts`); what
 * had the focus already is scrolled now, and for what is too tall for the room that is left the toast goes.
 */
function giveWay(toast: HTMLElement): void {
  const makeRoomFor = (focused: Element | null) => {
    if (!toast.isConnected) return document.removeEventListener('focusin', onFocus);
    if (!focused || focused === document.body || toast.contains(focused)) return;
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const room = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
    if (focused.getBoundingClientRect().height > room) toast.remove();
    else focused.scrollIntoView({ block: 'nearest' });
  };
  const onFocus = () => makeRoomFor(document.activeElement);
  document.addEventListener('focusin', onFocus);
  onFocus();
}

/** Removes the toast after a while, but never while the pointer or the focus rests on it. */
function leaveWhenUnwatched(toast: HTMLElement): void {
  setTimeout(leave, staysMs);
  function leave() {
    if (toast.matches(':hover, :focus-within')) setTimeout(leave, staysMs);
    else toast.remove();
  }
}
