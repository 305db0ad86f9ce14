/**
 * On a touch screen no pointer rests on a link before it is pressed. So the links that stay in view are marked, and the speculation
 * rules (site/inlined.ts) have the browser fetch what is marked; docs/decisions/0038.
 */

declare global {
  interface Navigator {
    /** The Network Information API, which not every browser has. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/**
 * How long nothing moves before what is in view counts as looked at: a line with an answer time of half a second has answered when a link
 * was in view for one.
 */
const restMs = 150;

/** How long the next one waits: about what a slow line takes for one, so that no queue stands before what comes into view. */
const answerMs = 600;

/** What one page may have fetched ahead, in KB of 1024 bytes. */
export const budgetKb = 60;

/** The most that the document of an address weighs, packed: a test holds it to `budgets.json`, since a browser does not say before it asks. */
export function mostKb(path: string): number {
  if (path.startsWith('/curriculum/')) return 36;
  return path === '/' ? 19 : 18;
}

/** Starts to mark links. Does nothing where a pointer hovers, where data is dear, and in browsers without speculation rules. */
export function prefetchLinksInView(): void {
  if (!matchMedia('(hover: none)').matches || !HTMLScriptElement.supports?.('speculationrules')) return;
  // Here the budget decides, and not what the browser makes of 'moderate'.
  document.documentElement.dataset.touch = '';
  if (navigator.connection?.saveData || navigator.connection?.effectiveType.endsWith('2g')) return;

  let leftKb = budgetKb;
  const known = new Set([location.pathname]);
  const inView = new Set<HTMLAnchorElement>();
  // What lies beneath the open menu is inert.
  const mayFetch = (link: HTMLAnchorElement) =>
    !known.has(link.pathname) && mostKb(link.pathname) <= leftKb && !link.closest('[inert]');
  // One at a time, what is nearest to the middle first: Chromium fetches one after the other, and what it is told of together in no order.
  const markNext = () => {
    const [next] = document.hidden ? [] : [...inView].filter(mayFetch).sort((a, b) => fromMiddle(a) - fromMiddle(b));
    if (!next) return;
    leftKb -= mostKb(next.pathname);
    known.add(next.pathname);
    next.dataset.prefetch = '';
    rest(answerMs);
  };
  let resting = 0;
  const rest = (ms = restMs) => {
    clearTimeout(resting);
    resting = window.setTimeout(markNext, ms);
  };
  // Also of what scrolls in the page.
  addEventListener('scroll', () => rest(), { capture: true, passive: true });
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    }
    rest();
  });
  // The bar and the breadcrumbs are in view on every page, and would take what the page itself has need of.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'main a:not(.breadcrumbs *), .menu-nav a, footer a',
  )) {
    if (isPage(link)) observer.observe(link);
  }
}

function fromMiddle(link: Element): number {
  const { top, bottom } = link.getBoundingClientRect();
  return Math.abs(top + bottom - innerHeight);
}

/** Whether the rules would have the link fetched: a page of this site, no file, nothing that acts, no question. */
const isPage = ({ origin, pathname, search, rel }: HTMLAnchorElement) =>
  origin === location.origin && !search && rel !== 'nofollow' && !/\.|^\/(api|link|send)\//.test(pathname);
