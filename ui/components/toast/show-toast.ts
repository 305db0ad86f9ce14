/** How long a toast stays without pointer or focus on it, in milliseconds. */
const staysMs = 10_000;

export interface ToastMessage {
  readonly title: string;
  readonly text: string;
}

/**
 * Shows a toast in the `ToastRegion` of the page. It replaces the previous toast.
 * It needs no framework, so that pages without React can use it.
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
  // The stylesheet uses the height to keep the focused element above the toast.
  document.documentElement.style.setProperty('--toast', `${toast.offsetHeight}px`);
  giveFocusBack(toast);
  giveWay(toast);
  leaveWhenUnwatched(toast);
}

/** If the close button has the focus when the toast closes, the focus returns to the element that had it before. */
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
 * Keeps the focused element from lying under a toast. The stylesheet makes the page scroll a newly focused element clear of it
 * (`.toasts`). This scrolls the element that already has the focus. If that is too tall for the space left, the toast closes.
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

/** Removes the toast after its time, but never while it has the pointer or the focus. */
function leaveWhenUnwatched(toast: HTMLElement): void {
  setTimeout(leave, staysMs);
  function leave() {
    if (toast.matches(':hover, :focus-within')) setTimeout(leave, staysMs);
    else toast.remove();
  }
}
