/** Script of a curriculum page: introduction, `<details>` elements, bar of parts and session filter. */
import { enableIntroControls } from '../introduction/intro-controls.ts';

const introVideo = document.querySelector<HTMLElement>('[data-intro-video]');
if (introVideo) enableIntroControls(introVideo);
const parts = [...document.querySelectorAll<HTMLDetailsElement>('.part')];
const cards = [...document.querySelectorAll<HTMLDetailsElement>('.about-card')];
const disclosures = [...parts, ...cards, ...document.querySelectorAll<HTMLDetailsElement>('.disclosure')];
const partsClosed = closeParts();
// Below this breakpoint, the visitor can close the cards (curriculum.css).
const phoneQuery = matchMedia('(width < 36rem)');
toggleCards();
phoneQuery.addEventListener('change', toggleCards);
openTargets();
markCurrentPart();
const filter = document.querySelector<HTMLElement>('[data-filter]');
const field = filter?.querySelector('input');
if (filter && field) enableFilter(filter, field);

/**
 * Closes the parts: 75 sessions fill forty screens of a phone, and thirty of a desktop. The part that the address names, or the part in
 * view, stays open and does not move. In a wide window, so does the first part.
 */
function closeParts(): Promise<void> {
  return new Promise((resolve) => {
    // The observer fires after layout. Reading positions earlier would force a layout.
    const layoutObserver = new IntersectionObserver(() => {
      layoutObserver.disconnect();
      const isScrolled = scrollY > 0;
      const current =
        targetOf(location.hash) ??
        parts.find((part) => isScrolled && part.getBoundingClientRect().top < 0 && isInView(part));
      const topBefore = current?.getBoundingClientRect().top ?? 0;
      // The breakpoint of the single-column layout in course-sessions.css.
      const first = matchMedia('(width >= 60rem)').matches ? parts[0] : undefined;
      for (const part of parts) part.open = part === first || part.contains(current ?? null);
      if (current) scrollBy({ top: current.getBoundingClientRect().top - topBefore, behavior: 'instant' });
      resolve();
    });
    for (const part of parts) layoutObserver.observe(part);
  });
}

/** Closes the cards on a phone. On wider screens they stay open side by side, and their summaries take no focus. */
function toggleCards(): void {
  for (const card of cards) {
    card.open = !phoneQuery.matches;
    const summary = card.querySelector('summary');
    if (summary) summary.tabIndex = phoneQuery.matches ? 0 : -1;
  }
}

/** Opens the `<details>` element around the target of the address or of a link. Not every browser does that by itself. */
function openTargets(): void {
  const open = (hash: string) => {
    const target = targetOf(hash);
    const disclosure = disclosures.find((element) => element.contains(target ?? null));
    if (!disclosure || disclosure.open) return;
    disclosure.open = true;
    target?.scrollIntoView();
  };
  open(location.hash);
  addEventListener('hashchange', () => open(location.hash));
  addEventListener('click', ({ target }) => {
    if (target instanceof Element) open(target.closest('a')?.hash ?? '');
  });
  addEventListener('beforeprint', () => {
    for (const disclosure of disclosures) disclosure.open = true;
  });
}

function markCurrentPart(): void {
  const links = [...document.querySelectorAll('.parts a')];
  const mark = () => {
    // Checks all parts, because the observer reports nothing about a part that the filter hides.
    parts.forEach((part, index) => {
      const { top, bottom } = part.getBoundingClientRect();
      const isCurrent = top <= innerHeight * 0.4 && bottom > innerHeight * 0.4;
      if (isCurrent) links[index]?.setAttribute('aria-current', 'true');
      else links[index]?.removeAttribute('aria-current');
    });
  };
  const observer = new IntersectionObserver(mark, { rootMargin: '-40% 0px -59%' });
  for (const part of parts) observer.observe(part);
}

/** Shows the filter field. Its script loads on first use, or at once if the field has a value from the address or the history. */
function enableFilter(filter: HTMLElement, input: HTMLInputElement): void {
  const list = document.querySelector<HTMLElement>('[data-sessions]');
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { startFilter } = await import('./session-filter.ts');
      // Otherwise, parts with results would be closed after the filter has opened them.
      await partsClosed;
      startFilter(filter, input);
    } catch {
      // The device may be offline. The next input tries again.
      isLoading = false;
    }
    list?.style.removeProperty('visibility');
  };
  for (const type of ['focus', 'input']) input.addEventListener(type, load);
  filter.hidden = false;
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (!input.value) return;
  // Hides the list until the filter is applied. Otherwise the full list would flash.
  list?.style.setProperty('visibility', 'hidden');
  load();
}

function targetOf(hash: string): Element | undefined {
  const target = document.getElementById(hash.slice(1));
  return target?.closest('.part, .disclosure') ? target : undefined;
}

const isInView = (element: Element) => element.getBoundingClientRect().bottom > 0;
