/**
 * The script of every page. It does only what native elements cannot do in header, footer, expandable texts and forms.
 * Its budget is 2 KB with Brotli, so it loads other scripts on demand.
 */
import { savePickedProgram } from '../forms/device/picked-program.ts';
import { readChosenLanguage, saveChosenLanguage } from './chosen-language.ts';
import { prefetchLinksInView } from './prefetch-links.ts';

const page = document.documentElement;

if (location.search) void import('../forms/device/source.ts').then(({ saveSource }) => saveSource(location.search));

const language = readChosenLanguage();
if (language) void import('./lead-to-language.ts').then(({ leadToLanguage }) => leadToLanguage(language));

// The header turns translucent when the page is scrolled.
const markScrolled = () => page.toggleAttribute('data-scrolled', scrollY > 0);
addEventListener('scroll', markScrolled);

addEventListener(
  'click',
  ({ target, detail }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) {
      savePickedProgram(link);
      saveChosenLanguage(link);
    }
    const isSamePage = link?.hash && link.pathname === location.pathname;
    // A click by keyboard has no click count. Only a click by mouse or finger scrolls smoothly.
    page.toggleAttribute('data-smooth-scroll', Boolean(isSamePage) && detail > 0);
  },
  { capture: true },
);
addEventListener('keydown', () => page.removeAttribute('data-smooth-scroll'));
// After the first frame: reading the scroll position earlier forces a layout of the whole page.
addEventListener('load', () =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      markScrolled();
      prefetchLinksInView();
    }),
  ),
);

// Only the next page view needs this work, so the first one does not wait for it. A page that animates may never be idle.
const loadIdleWork = () => import('./idle-work.ts');
addEventListener(
  'load',
  () => window.requestIdleCallback?.(loadIdleWork, { timeout: 5000 }) ?? setTimeout(loadIdleWork),
);

// Popovers open, close and restore the focus natively. The script adds `aria-expanded` for screen readers.
for (const button of document.querySelectorAll<HTMLButtonElement>('[popovertarget]:not([popovertargetaction])')) {
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!panel) continue;
  button.setAttribute('aria-expanded', 'false');
  panel.addEventListener('toggle', (event) => {
    button.setAttribute('aria-expanded', String(event.newState === 'open'));
  });
  panel.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.pathname === location.pathname) panel.hidePopover();
  });
  // The panel closes on `pagehide`, not on click: if its link were hidden, the browser would cancel the prefetch that began at pointerdown.
  addEventListener('pagehide', () => panel.hidePopover());
  if (panel.matches('[data-hover]')) openOnHover(button, panel);
  else trapFocus(panel);
}

/** Makes the rest of the page inert while a panel covers it. */
function trapFocus(panel: HTMLElement) {
  // The page is inert from `toggle` when the panel opens until `beforetoggle` when it closes. After `beforetoggle`, the browser
  // returns the focus to the button, which must not be inert then.
  for (const event of ['toggle', 'beforetoggle']) {
    panel.addEventListener(event, (toggle) => {
      const isOpen = (toggle as ToggleEvent).newState === 'open';
      if (isOpen !== (event === 'toggle')) return;
      for (const element of document.body.children) {
        if (element !== panel) element.toggleAttribute('inert', isOpen);
      }
    });
  }
}

/** Opens the panel on hover and closes it when the mouse leaves; a click on the button then keeps it open. */
function openOnHover(button: HTMLElement, panel: HTMLElement) {
  let closeTimer = 0;
  let isOpenedByHover = false;
  for (const element of [button, panel]) {
    element.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(closeTimer);
      if (element === button && !panel.matches(':popover-open')) {
        panel.showPopover();
        isOpenedByHover = true;
      }
    });
    element.addEventListener('pointerleave', (event) => {
      // Long enough to cross the gap between button and panel.
      if (event.pointerType === 'mouse') closeTimer = window.setTimeout(() => panel.hidePopover(), 200);
    });
  }
  button.addEventListener('click', (event) => {
    if (isOpenedByHover) event.preventDefault();
    isOpenedByHover = false;
  });
  panel.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') isOpenedByHover = false;
  });
  // A key or a click that opens the panel just after the mouse left it must not be undone by the timer.
  panel.addEventListener('beforetoggle', () => clearTimeout(closeTimer));
  // The panel covers the next element, so it closes after the focus has moved. If it closed earlier, the browser would restore the focus.
  document.addEventListener('focusin', ({ target }) => {
    const isOpen = panel.matches(':popover-open');
    if (isOpen && target instanceof Node && !button.contains(target) && !panel.contains(target)) panel.hidePopover();
  });
}

// The button contains both labels (Know More and Show Less), and the stylesheet shows one of them.
for (const button of document.querySelectorAll('[data-expand]')) {
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', () => {
    button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') === 'false'));
  });
}

/** Calls `callback` once, when an element is less than 400 px from the viewport. */
function whenNearViewport(element: Element, callback: () => unknown) {
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '400px' },
  ).observe(element);
}

// The script that sends a form without leaving the page loads when the visitor first uses the form, or scrolls near a form that
// may have a draft. A submit before that waits for the script. If the script does not load, the browser posts the form, and the
// server validates it.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-send]')) {
  let loading: Promise<void> | undefined;
  const enhance = () => {
    loading ??= import('../forms/submit/send-in-place.ts').then(({ sendInPlace }) => {
      form.removeEventListener('submit', waitForScript);
      sendInPlace(form);
    });
    return loading;
  };
  const waitForScript = (event: Event) => {
    event.preventDefault();
    form.dataset.pressedMs ??= String(Math.round(event.timeStamp));
    enhance().then(
      () => form.requestSubmit(),
      () => form.submit(),
    );
  };
  // Native validation would prevent the submit event. A build without delivery has no other validation.
  if (form.dataset.validation === 'script' && import.meta.env.DELIVERY !== 'none') form.noValidate = true;
  form.addEventListener('submit', waitForScript);
  for (const eventName of ['focusin', 'pointerover']) form.addEventListener(eventName, enhance, { once: true });
  if (form.dataset.draftId) whenNearViewport(form, enhance);
}

// Until its script starts, a carousel is a list that scrolls.
for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
  whenNearViewport(carousel, () =>
    import('../carousel/start-carousel.ts').then(({ startCarousel }) => startCarousel(carousel)),
  );
}

// A withdrawn registration leaves no receipt on this device.
const withdrawn = document.querySelector<HTMLElement>('[data-withdrawn]')?.dataset.withdrawn;
if (withdrawn) void import('../forms/device/sent.ts').then(({ deleteWithdrawn }) => deleteWithdrawn(withdrawn));

// Specification, section 2: the not-found page logs the attempted path.
if (document.querySelector('[data-not-found]')) {
  console.error('404:', location.pathname);
}
