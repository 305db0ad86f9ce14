/** Filters the sessions of a curriculum page while the visitor types. */
import { wordLists } from '#generated/search-words.ts';
import { createIndex, lookUp, readQuery, withoutStopWords } from '../../../text-search/word-index.ts';
import { findWords } from '../../../text-search/words.ts';

/** With at most this many results, a link offers to search all courses. */
const fewResults = 3;
/** Height of a session's heading on a phone, in CSS pixels. */
const headingPx = 120;

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`session-filter: no element matches ${selector}`);
  return element;
};

export function startFilter(filter: HTMLElement, input: HTMLInputElement): void {
  const status = find('[data-filter] [role=status]');
  const noResults = find('[data-no-results]');
  const list = find('[data-sessions]');
  const otherCourses = find('[data-other-courses]');
  const parts = [...document.querySelectorAll<HTMLDetailsElement>('.part')].map(readPart);
  const allSessions = parts.flatMap(({ sessions }) => sessions);
  const wordIndex = createIndex<{ id: string; text: string }>({ text: 1 });
  wordIndex.addAll(allSessions.map(({ session, text }) => ({ id: session.id, text })));
  let isFiltering = false;
  let wasOpen: boolean[] = [];

  const update = () => {
    const query = input.value.trim();
    const results = withoutStopWords(readQuery(query, wordLists)).map((term) => lookUp(wordIndex, term));
    const idsByTerm = results.map((matches) => new Set(matches.map(({ id }) => String(id))));
    if (!isFiltering) wasOpen = parts.map(({ part }) => part.open);
    isFiltering = idsByTerm.length > 0;
    list.parentElement?.toggleAttribute('data-filtering', isFiltering);

    let count = 0;
    for (const [index, { part, link, href, threads, sessions }] of parts.entries()) {
      const isMatch = sessions.map(({ session }) => idsByTerm.every((ids) => ids.has(session.id)));
      sessions.forEach(({ session }, i) => {
        session.hidden = !isMatch[i];
      });
      // Threads of matching sessions keep their colour; the others are left out of the path.
      const matchPath = isMatch.map((matches, i) => (matches ? `M${i * 4} 0h3v24h-3z` : '')).join('');
      for (const path of threads) path.setAttribute('d', matchPath);
      part.hidden = !matchPath;
      part.open = isFiltering || (wasOpen[index] ?? true);
      if (matchPath) link?.setAttribute('href', href);
      else link?.removeAttribute('href');
      count += isMatch.filter(Boolean).length;
    }
    noResults.hidden = count > 0;
    status.textContent = isFiltering
      ? (filter.dataset.filter ?? '').replace('{shown}', String(count)).replace('{count}', String(allSessions.length))
      : '';
    offerOtherCourses(otherCourses, isFiltering && count <= fewResults ? query : '');
    highlight(new Set(results.flatMap((matches) => matches.flatMap(({ terms }) => terms))));
    scrollToFirstResult(list, isFiltering ? parts : []);
  };

  input.addEventListener('input', update);
  find('[data-clear]').addEventListener('click', () => {
    input.value = '';
    update();
    input.focus();
  });
  if (input.value) update();
}

function readPart(part: HTMLDetailsElement) {
  const link = document.querySelector(`.parts a[href="#${part.id}"]`);
  return {
    part,
    link,
    href: link?.getAttribute('href') ?? '',
    threads: [part, link].flatMap((element) => [...(element?.querySelectorAll('[data-threads]') ?? [])]),
    sessions: [...part.querySelectorAll<HTMLElement>('.session')].map((session) => ({
      session,
      // The same text as in the search of the site. The badges are left out: they repeat the part and the hours in every session.
      text: [...session.querySelectorAll('h4, li, .terms')].map(({ textContent }) => textContent).join(' · '),
    })),
  };
}

/** Shows a link that searches all courses. @param query empty: hides the link */
function offerOtherCourses(container: HTMLElement, query: string): void {
  const link = container.querySelector('a');
  container.hidden = !query;
  link?.setAttribute('href', `${link.pathname}?q=${encodeURIComponent(query)}`);
  const label = link?.querySelector('span');
  if (label) label.textContent = (container.dataset.otherCourses ?? '').replace('{query}', query);
}

/** Highlights the matched words with the CSS Custom Highlight API, if the browser has it. */
function highlight(terms: ReadonlySet<string>): void {
  if (!('highlights' in CSS)) return;
  const walker = document.createTreeWalker(find('[data-sessions]'), NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.parentElement?.closest('.session:not([hidden]) :is(h4, ul)')) continue;
    for (const [start, end] of findWords(text.textContent ?? '', terms)) {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      ranges.push(range);
    }
  }
  CSS.highlights.set('found', new Highlight(...ranges));
}

/** Scrolls to the list if the first result is above the viewport or below the on-screen keyboard. */
function scrollToFirstResult(list: HTMLElement, parts: readonly ReturnType<typeof readPart>[]): void {
  const first = parts.flatMap(({ sessions }) => sessions).find(({ session }) => !session.hidden)?.session;
  const { top = 0 } = first?.getBoundingClientRect() ?? {};
  const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
  const isAbove = list.getBoundingClientRect().top < 0;
  if (isAbove || (first && top > offsetTop + height - headingPx)) list.scrollIntoView({ behavior: 'instant' });
}
