/**
 * Prefetches links in view on a touch screen, where no pointer hovers over a link before it is pressed. It marks links, and the
 * speculation rules (site/inlined.ts) make the browser fetch the marked links (docs/decisions/0038).
 */

declare global {
  interface Navigator {
    /** The Network Information API; not every browser has it. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** Delay after the last scroll. With a latency of half a second, a link is fetched when it has been in view for one second. */
const settleMs = 150;

/** Delay between two prefetches. One takes about this time on a slow connection, so a link that comes into view never waits in a queue. */
const intervalMs = 600;

/** The most that one page prefetches, in KB of 1024 bytes. */
export const budgetKb = 60;

/** The greatest compressed size of the document at a path, in KB; a test compares it with `budgets.json`. */
export function maxKb(path: string): number {
  if (path.startsWith('/curriculum/')) return 36;
  return path === '/' ? 19 : 18;
}

/** Starts to mark links. Does nothing with a mouse, with reduced data use, and in browsers without speculation rules. */
export function prefetchLinksInView(): void {
  if (!matchMedia('(hover: none)').matches || !HTMLScriptElement.supports?.('speculationrules')) return;
  // Turns off the rule of eagerness 'moderate': here the budget decides.
  document.documentElement.dataset.touch = '';
  if (navigator.connection?.saveData || navigator.connection?.effectiveType.endsWith('2g')) return;

  let remainingKb = budgetKb;
  const prefetched = new Set([location.pathname]);
  const inView = new Set<HTMLAnchorElement>();
  // Links under the open menu are inert.
  const mayFetch = (link: HTMLAnchorElement) =>
    !prefetched.has(link.pathname) && maxKb(link.pathname) <= remainingKb && !link.closest('[inert]');
  // Marks one link at a time, the nearest to the middle first: Chromium fetches links that are marked together in any order.
  const markNext = () => {
    const [next] = document.hidden
      ? []
      : [...inView].filter(mayFetch).sort((a, b) => distanceToMiddle(a) - distanceToMiddle(b));
    if (!next) return;
    remainingKb -= maxKb(next.pathname);
    prefetched.add(next.pathname);
    next.dataset.prefetch = '';
    schedule(intervalMs);
  };
  let timer = 0;
  const schedule = (ms = settleMs) => {
    clearTimeout(timer);
    timer = window.setTimeout(markNext, ms);
  };
  // `capture` also reports scrolling inside an element of the page.
  addEventListener('scroll', () => schedule(), { capture: true, passive: true });
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    }
    schedule();
  });
  // Header and breadcrumbs are in view on every page, and would use up the budget.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'main a:not(.breadcrumbs *), .menu-nav a, footer a',
  )) {
    if (isPage(link)) observer.observe(link);
  }
}

function distanceToMiddle(link: Element): number {
  const { top, bottom } = link.getBoundingClientRect();
  return Math.abs(top + bottom - innerHeight);
}

/** Whether the speculation rules match the link: a page of this site, not a file, a form action or an address with a query. */
const isPage = ({ origin, pathname, search, rel }: HTMLAnchorElement) =>
  origin === location.origin && !search && rel !== 'nofollow' && !/\.|^\/(api|link|send)\//.test(pathname);
