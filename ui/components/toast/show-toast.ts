/**
 * How long a toast shows while it has neither the pointer nor the focus, in milliseconds: long enough to read its two lines. The
 * receipt in the page says the same and stays.
 */
const durationMs = 6000;

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
  restoreFocusOnClose(toast);
  keepFocusVisible(toast);
  closeAfterTimeout(toast);
}

/** If the close button has the focus when the toast closes, the focus returns to the element that had it before. */
function restoreFocusOnClose(toast: HTMLElement): void {
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
 * Keeps the toast from covering the focused element. The stylesheet does so for an element that gets the focus later (`.toasts`). This
 * scrolls the element that already has the focus. If the element is taller than the rest of the window, the toast closes.
 */
function keepFocusVisible(toast: HTMLElement): void {
  const reveal = (focused: Element | null) => {
    if (!toast.isConnected) return document.removeEventListener('focusin', onFocus);
    if (!focused || focused === document.body || toast.contains(focused)) return;
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const visibleHeight = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
    if (focused.getBoundingClientRect().height > visibleHeight) toast.remove();
    else focused.scrollIntoView({ block: 'nearest' });
  };
  const onFocus = () => reveal(document.activeElement);
  document.addEventListener('focusin', onFocus);
  onFocus();
}

/** Removes the toast after `durationMs`, but not while it has the pointer or the focus. */
function closeAfterTimeout(toast: HTMLElement): void {
  setTimeout(close, durationMs);
  function close() {
    if (toast.matches(':hover, :focus-within')) setTimeout(close, durationMs);
    else toast.remove();
  }
}
