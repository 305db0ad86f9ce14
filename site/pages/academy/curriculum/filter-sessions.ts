/** The filter over the sessions of a curriculum. */
import { wordLists } from '#generated/search-words.ts';
import { createIndex, lookUp, readQuery, withoutIgnored } from '../../../text-search/word-index.ts';
import { findWords } from '../../../text-search/words.ts';

/** With so few sessions found, the way to the other courses is shown. */
const few = 3;
/** Height that the heading of a session takes on a phone, in CSS pixels. */
const headingPx = 120;

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`session-filter: no ${selector}`);
  return element;
};

export function startFilter(filter: HTMLElement, input: HTMLInputElement): void {
  const status = find('[data-filter] [role=status]');
  const none = find('[data-none]');
  const list = find('[data-sessions]');
  const elsewhere = find('[data-elsewhere]');
  const parts = [...document.querySelectorAll<HTMLDetailsElement>('.part')].map(readPart);
  const all = parts.flatMap(({ sessions }) => sessions);
  const words = createIndex<{ id: string; text: string }>({ text: 1 });
  words.addAll(all.map(({ session, text }) => ({ id: session.id, text })));
  let isFiltering = false;
  let openBefore: boolean[] = [];

  const show = () => {
    const query = input.value.trim();
    const results = withoutIgnored(readQuery(query, wordLists)).map((term) => lookUp(words, term));
    const found = results.map((term) => new Set(term.map(({ id }) => String(id))));
    if (!isFiltering) openBefore = parts.map(({ part }) => part.open);
    isFiltering = found.length > 0;
    list.parentElement?.toggleAttribute('data-filtering', isFiltering);

    let count = 0;
    for (const [index, { part, link, href, threads, sessions }] of parts.entries()) {
      const isFound = sessions.map(({ session }) => found.every((ids) => ids.has(session.id)));
      sessions.forEach(({ session }, at) => {
        session.hidden = !isFound[at];
      });
      // In the bar, the threads of the sessions that were found keep their colour.
      const drawn = isFound.map((each, at) => (each ? `M${at * 4} 0h3v24h-3z` : '')).join('');
      for (const path of threads) path.setAttribute('d', drawn);
      part.hidden = !drawn;
      part.open = isFiltering || (openBefore[index] ?? true);
      if (drawn) link?.setAttribute('href', href);
      else link?.removeAttribute('href');
      count += isFound.filter(Boolean).length;
    }
    none.hidden = count > 0;
    status.textContent = isFiltering
      ? (filter.dataset.filter ?? '').replace('{shown}', String(count)).replace('{count}', String(all.length))
      : '';
    pointElsewhere(elsewhere, isFiltering && count <= few ? query : '');
    highlight(new Set(results.flatMap((term) => term.flatMap(({ terms }) => terms))));
    keepInView(list, isFiltering ? parts : []);
  };

  input.addEventListener('input', show);
  find('[data-clear]').addEventListener('click', () => {
    input.value = '';
    show();
    input.focus();
  });
  if (input.value) show();
}

function readPart(part: HTMLDetailsElement) {
  const link = document.querySelector(`.parts a[href="#${part.id}"]`);
  return {
    part,
    link,
    href: link?.getAttribute('href') ?? '',
    threads: [part, link].flatMap((place) => [...(place?.querySelectorAll('[data-threads]') ?? [])]),
    sessions: [...part.querySelectorAll<HTMLElement>('.session')].map((session) => ({
      session,
      // Its badges name the part and two hours: that of every session.
      text: [...session.querySelectorAll('h4, li')].map(({ textContent }) => textContent).join(' · '),
    })),
  };
}

/** Other courses may have what this one has not. @param query empty where there is no need */
function pointElsewhere(elsewhere: HTMLElement, query: string): void {
  const link = elsewhere.querySelector('a');
  elsewhere.hidden = !query;
  link?.setAttribute('href', `${link.pathname}?q=${encodeURIComponent(query)}`);
  const words = link?.querySelector('span');
  if (words) words.textContent = (elsewhere.dataset.elsewhere ?? '').replace('{query}', query);
}

/** Marks the words without touching the text, where the browser can. */
function highlight(terms: ReadonlySet<string>): void {
  if (!('highlights' in CSS)) return;
  const texts = document.createTreeWalker(find('[data-sessions]'), NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
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

/** Whoever types sees the first finding: not far above in the list, and not under the keyboard of a phone. */
function keepInView(list: HTMLElement, parts: readonly ReturnType<typeof readPart>[]): void {
  const first = parts.flatMap(({ sessions }) => sessions).find(({ session }) => !session.hidden)?.session;
  const { top = 0 } = first?.getBoundingClientRect() ?? {};
  const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
  const isAbove = list.getBoundingClientRect().top < 0;
  if (isAbove || (first && top > offsetTop + height - headingPx)) list.scrollIntoView({ behavior: 'instant' });
}
