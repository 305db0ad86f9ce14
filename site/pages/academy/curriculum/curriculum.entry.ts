/** A curriculum page: its introduction, its parts, and the filter over its sessions. */
import { enableIntroControls } from '../introduction/intro-controls.ts';

const frame = document.querySelector<HTMLElement>('[data-intro-video]');
if (frame) enableIntroControls(frame);
const parts = [...document.querySelectorAll<HTMLDetailsElement>('.part')];
const cards = [...document.querySelectorAll<HTMLDetailsElement>('.about-card')];
const folds = [...parts, ...cards, ...document.querySelectorAll<HTMLDetailsElement>('.disclosure')];
// As wide as the style sheet's one column (site/pages/academy/curriculum/course-sessions.css).
if (matchMedia('(width < 60rem)').matches) closeParts();
// As narrow as the cards are folds (site/pages/academy/curriculum/curriculum.css).
const narrow = matchMedia('(width < 36rem)');
foldCards();
narrow.addEventListener('change', foldCards);
openOnTheWay();
markCurrentPart();
const filter = document.querySelector<HTMLElement>('[data-filter]');
const field = filter?.querySelector('input');
if (filter && field) offerFilter(filter, field);

/** Seventy-five sessions are forty screens of a phone. What is being read already, or was asked for, stays open and in its place. */
function closeParts(): void {
  // Once the page is laid out: to ask sooner where they are would have all of it laid out for that.
  const laidOut = new IntersectionObserver(() => {
    laidOut.disconnect();
    const isReading = scrollY > 0;
    const read =
      targetOf(location.hash) ??
      parts.find((part) => isReading && part.getBoundingClientRect().top < 0 && isInView(part));
    const topBefore = read?.getBoundingClientRect().top ?? 0;
    for (const part of parts) part.open = part.contains(read ?? null);
    if (read) scrollBy({ top: read.getBoundingClientRect().top - topBefore, behavior: 'instant' });
  });
  for (const part of parts) laidOut.observe(part);
}

/** Wider than a phone the cards stand open beside each other, and there is nothing to unfold. */
function foldCards(): void {
  for (const card of cards) {
    card.open = !narrow.matches;
    const summary = card.querySelector('summary');
    if (summary) summary.tabIndex = narrow.matches ? 0 : -1;
  }
}

/** Whoever asks for a part, a session or a detail finds it open; not every browser opens what an address leads to. */
function openOnTheWay(): void {
  const open = (hash: string) => {
    const target = targetOf(hash);
    const fold = folds.find((each) => each.contains(target ?? null));
    if (!fold || fold.open) return;
    fold.open = true;
    target?.scrollIntoView();
  };
  open(location.hash);
  addEventListener('hashchange', () => open(location.hash));
  addEventListener('click', ({ target }) => {
    if (target instanceof Element) open(target.closest('a')?.hash ?? '');
  });
  addEventListener('beforeprint', () => {
    for (const fold of folds) fold.open = true;
  });
}

/** Says in the bar which part is being read. */
function markCurrentPart(): void {
  const links = [...document.querySelectorAll('.parts a')];
  const mark = () => {
    // All of them: of a part that the filter hides, nothing is reported.
    parts.forEach((part, index) => {
      const { top, bottom } = part.getBoundingClientRect();
      const isRead = top <= innerHeight * 0.4 && bottom > innerHeight * 0.4;
      if (isRead) links[index]?.setAttribute('aria-current', 'true');
      else links[index]?.removeAttribute('aria-current');
    });
  };
  const near = new IntersectionObserver(mark, { rootMargin: '-40% 0px -59%' });
  for (const part of parts) near.observe(part);
}

/** The field is there at once, what it does when it is touched, or has words: of the address, or of before one went away. */
function offerFilter(filter: HTMLElement, input: HTMLInputElement): void {
  const list = document.querySelector<HTMLElement>('[data-sessions]');
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { startFilter } = await import('./session-filter.ts');
      startFilter(filter, input);
    } catch {
      // Without a connection: the next letter tries again.
      isLoading = false;
    }
    list?.style.removeProperty('visibility');
  };
  for (const touch of ['focus', 'input']) input.addEventListener(touch, load);
  filter.hidden = false;
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (!input.value) return;
  // Whoever asked for some sessions does not see all of them first.
  list?.style.setProperty('visibility', 'hidden');
  load();
}

function targetOf(hash: string): Element | undefined {
  const target = document.getElementById(hash.slice(1));
  return target?.closest('.part, .disclosure') ? target : undefined;
}

const isInView = (element: Element) => element.getBoundingClientRect().bottom > 0;
