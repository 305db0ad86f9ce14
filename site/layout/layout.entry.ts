/**
 * The one script of a content page: what the header, the footer and the folding texts cannot do with native elements
 * alone. Budget: 2 KB brotli. What is rarely needed is loaded when it is.
 */
import { notePicked } from '../sending/picked-program.ts';
import { prefetchLinksInView } from './prefetch-links.ts';

const page = document.documentElement;

// The bar turns translucent once the page has moved.
const markScrolled = () => page.toggleAttribute('data-scrolled', scrollY > 0);
addEventListener('scroll', markScrolled);

addEventListener(
  'click',
  ({ target, detail }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) notePicked(link);
    const leadsWithin = link?.hash && link.pathname === location.pathname;
    // The keyboard presses without a count.
    page.toggleAttribute('data-glide', Boolean(leadsWithin) && detail > 0);
  },
  { capture: true },
);
addEventListener('keydown', () => page.removeAttribute('data-glide'));
// What the page itself still loads goes first, and the frame that shows it: to ask where the page stands before that would have all of it laid out.
addEventListener('load', () =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      markScrolled();
      prefetchLinksInView();
    }),
  ),
);

// Once the browser has nothing else to do: a first visit does not wait for what the next one needs.
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(() => import('./idle-work.ts')));

// Popovers open, close, and give the focus back by themselves; this says so to those who cannot see it.
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
  // Not at the press on a link to another page: what the browser fetches since the finger came down it drops as soon as that link is not shown.
  addEventListener('pagehide', () => panel.hidePopover());
  if (panel.matches('[data-hover]')) openOnHover(button, panel);
  else keepFocusIn(panel);
}

/** A panel that covers the page keeps the focus: what lies beneath is out of reach until it closes. */
function keepFocusIn(panel: HTMLElement) {
  // Inert only once the panel is open, and not any more when it closes: the browser remembers and gives back the focus of
  // the button, which it cannot if the button is inert.
  for (const event of ['toggle', 'beforetoggle']) {
    panel.addEventListener(event, (toggle) => {
      const isOpen = (toggle as ToggleEvent).newState === 'open';
      if (isOpen !== (event === 'toggle')) return;
      for (const beneath of document.body.children) {
        if (beneath !== panel) beneath.toggleAttribute('inert', isOpen);
      }
    });
  }
}

/** A mouse opens by resting on the button and closes by leaving; the click of one who is already inside keeps it open. */
function openOnHover(button: HTMLElement, panel: HTMLElement) {
  let leaving = 0;
  let isOpenedByHover = false;
  for (const part of [button, panel]) {
    part.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(leaving);
      if (part === button && !panel.matches(':popover-open')) {
        panel.showPopover();
        isOpenedByHover = true;
      }
    });
    part.addEventListener('pointerleave', (event) => {
      // Long enough to cross the gap between button and panel.
      if (event.pointerType === 'mouse') leaving = window.setTimeout(() => panel.hidePopover(), 200);
    });
  }
  button.addEventListener('click', (event) => {
    if (isOpenedByHover) event.preventDefault();
    isOpenedByHover = false;
  });
  panel.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') isOpenedByHover = false;
  });
  // It lies over what comes next: it closes when the focus has gone on. Earlier, and the browser would give the focus back.
  document.addEventListener('focusin', ({ target }) => {
    const isOpen = panel.matches(':popover-open');
    if (isOpen && target instanceof Node && !button.contains(target) && !panel.contains(target)) panel.hidePopover();
  });
}

// Know More / Show Less: the button's two names are in it; the style sheet shows the one that applies.
for (const button of document.querySelectorAll('[data-fold]')) {
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', () => {
    button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') === 'false'));
  });
}

/** A part whose script is large wants it once it comes near. */
function whenNear(part: Element, arrive: () => unknown) {
  new IntersectionObserver(
    (entries, near) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      arrive();
    },
    { rootMargin: '400px' },
  ).observe(part);
}

// A form is sent in place by a script that comes when the visitor first touches the form, or comes near to one whose draft may be kept.
// Whoever presses before it is there has the press kept; if it cannot come, the browser posts the form itself, and the server says
// what is wrong.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-send]')) {
  let arrival: Promise<void> | undefined;
  const enhance = () => {
    arrival ??= import('../sending/send-in-place.ts').then(({ sendInPlace }) => {
      form.removeEventListener('submit', hold);
      sendInPlace(form);
    });
    return arrival;
  };
  const hold = (event: Event) => {
    event.preventDefault();
    form.dataset.pressedMs ??= String(Math.round(event.timeStamp));
    enhance().then(
      () => form.requestSubmit(),
      () => form.submit(),
    );
  };
  // The browser's own check would keep the press from being heard. In a build that delivers nothing, nobody else checks.
  if (form.dataset.check === 'ours' && import.meta.env.DELIVERY !== 'none') form.noValidate = true;
  form.addEventListener('submit', hold);
  for (const touch of ['focusin', 'pointerover']) form.addEventListener(touch, enhance, { once: true });
  if (form.dataset.kept) whenNear(form, enhance);
}

// A carousel starts when it comes near; until then it is a list one can scroll.
for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
  whenNear(carousel, () =>
    import('../carousel/start-carousel.ts').then(({ startCarousel }) => startCarousel(carousel)),
  );
}

// What was withdrawn leaves no receipt on this device either.
const withdrawn = document.querySelector<HTMLElement>('[data-withdrawn]')?.dataset.withdrawn;
if (withdrawn) void import('../sending/sent.ts').then(({ forgetWithdrawn }) => forgetWithdrawn(withdrawn));

// Specification, section 2: the not-found page logs the attempted path.
if (document.querySelector('[data-not-found]')) {
  console.error('404:', location.pathname);
}
