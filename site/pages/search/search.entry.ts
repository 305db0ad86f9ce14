import { wordLists } from '#generated/search-words.ts';
import { findWords } from '../../text-search/words.ts';
import { resultSummary, type SummaryTemplates } from './result-summary.ts';
import type { AnswerLink, FoundPage, IndexedPage, Results } from './search-pages.ts';

type Words = SummaryTemplates & Record<'loading' | 'loadFailed' | 'allSessions', string>;

/** Parts shown for one page. */
const maxParts = 3;
/** Characters of text around the first match. */
const excerptLength = 180;

const form = document.querySelector<HTMLFormElement>('[data-search]');
const input = form?.querySelector('input');
const count = document.querySelector('[data-search-count]');
const list = document.querySelector('[data-search-results]');
const [resultTemplate, partTemplate] = document.querySelectorAll<HTMLTemplateElement>('[data-search-template]');
if (form && input && count && list) startSearch(form, input, count, list);

function startSearch(form: HTMLFormElement, input: HTMLInputElement, count: Element, list: Element): void {
  const words: Words = JSON.parse(form.dataset.search ?? '');
  const { title } = document;
  document.querySelector('[data-search-no-script]')?.remove();
  let loading: ReturnType<typeof loadSearch> | undefined;
  const load = () => {
    loading ??= loadSearch();
    return loading;
  };

  const show = async () => {
    const query = input.value.trim();
    history.replaceState(null, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    document.title = query ? `${query} | ${title}` : title;
    if (!query) {
      list.replaceChildren();
      count.textContent = '';
      return;
    }
    try {
      // A delay: screen readers must not announce the message if the index has already loaded.
      const loadingTimer = setTimeout(() => {
        count.textContent = words.loading;
      }, 200);
      const search = await load().finally(() => clearTimeout(loadingTimer));
      // The query may have changed during loading: the results of an outdated query are not shown.
      const showResults = () => {
        if (query === input.value.trim()) render(search.find(query), query);
      };
      showResults();
      if (!search.sessions) return;
      await search.sessions;
      showResults();
    } catch {
      loading = undefined;
      count.textContent = words.loadFailed;
    }
  };

  const render = (results: Results, query: string) => {
    list.replaceChildren(
      ...results.answers.map((answer) => renderAnswer(answer, results.highlightedTerms)),
      ...results.pages.map((found) => renderPage(found, results.highlightedTerms, query, words.allSessions)),
    );
    count.textContent = resultSummary(results, query, words);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show();
  });
  input.addEventListener('input', () => void show());
  // Loads the index while the visitor thinks of a word. After a failure, the next input tries again.
  input.addEventListener('focus', () => void load().catch(() => {}), { once: true });
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (input.value) void show();
}

/** Loads the search. @returns `sessions`, which is deleted when the index contains the sessions of courses */
async function loadSearch() {
  const [{ createSearch }, index] = await Promise.all([import('./search-pages.ts'), loadJson('/search-index.json')]);
  const search = createSearch(index, wordLists);
  const pageSearch: { find: typeof search.find; sessions?: Promise<void> } = { find: search.find };
  pageSearch.sessions = loadJson('/search-sessions.json').then((sessions) => {
    search.addSessions(sessions);
    delete pageSearch.sessions;
  });
  pageSearch.sessions.catch(() => {}); // `show` reports the failure.
  return pageSearch;
}

async function loadJson(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} replied with status ${response.status}`);
  return response.json();
}

function renderAnswer({ label, text, href, kind }: AnswerLink, highlightedTerms: ReadonlySet<string>): Node {
  const result = renderResult({ kind, name: label, heading: '', href }, highlightedTerms);
  result.firstElementChild?.classList.add('search-answer');
  result.querySelector('ol')?.replaceChildren(renderPart('', '', text, highlightedTerms));
  return result;
}

function renderPage(
  { page, parts, sessionCount }: FoundPage,
  highlightedTerms: ReadonlySet<string>,
  query: string,
  allSessions: string,
): Node {
  const result = renderResult(page, highlightedTerms);
  const items = parts
    .slice(0, maxParts)
    .map(({ id, heading, text }) => renderPart(`${page.href}#${id}`, heading, text, highlightedTerms));
  if (items.length === 0) items.push(renderPart('', '', page.description, highlightedTerms));
  if (sessionCount > maxParts) {
    const href = `${page.href}?q=${encodeURIComponent(query)}#sessions`;
    items.push(renderPart(href, allSessions.replace('{count}', String(sessionCount)), '', highlightedTerms));
  }
  result.querySelector('ol')?.replaceChildren(...items);
  return result;
}

function renderResult(
  { kind, name, heading, href, language }: Pick<IndexedPage, 'kind' | 'name' | 'heading' | 'href' | 'language'>,
  highlightedTerms: ReadonlySet<string>,
): DocumentFragment {
  const result = resultTemplate?.content.cloneNode(true) as DocumentFragment;
  result.querySelector('a')?.setAttribute('href', href);
  if (language) result.querySelector('li')?.setAttribute('lang', language);
  highlight(result.querySelector('[data-name]'), name, highlightedTerms);
  highlight(result.querySelector('[data-kind]'), kind, new Set());
  highlight(result.querySelector('[data-heading]'), heading, highlightedTerms);
  return result;
}

/** @param heading empty for a text without a link, such as the description of the page */
function renderPart(href: string, heading: string, text: string, highlightedTerms: ReadonlySet<string>): Node {
  const part = partTemplate?.content.cloneNode(true) as DocumentFragment;
  const link = part.querySelector('a');
  if (heading) link?.setAttribute('href', href);
  else link?.remove();
  highlight(part.querySelector('[data-name]'), heading, highlightedTerms);
  highlight(part.querySelector('p'), excerpt(text, highlightedTerms), highlightedTerms);
  return part;
}

/** Writes a text with its matches in `<mark>` elements. */
function highlight(element: Element | null, text: string, highlightedTerms: ReadonlySet<string>): void {
  let lastEnd = 0;
  const pieces = findWords(text, highlightedTerms).flatMap(([start, end]) => {
    const before = text.slice(lastEnd, start);
    lastEnd = end;
    return [before, Object.assign(document.createElement('mark'), { textContent: text.slice(start, end) })];
  });
  element?.replaceChildren(...pieces, text.slice(lastEnd));
}

/** The text around the first match, cut at spaces. */
function excerpt(text: string, highlightedTerms: ReadonlySet<string>): string {
  const [matchStart = 0] = findWords(text, highlightedTerms)[0] ?? [];
  const from = matchStart < excerptLength / 2 ? 0 : text.lastIndexOf(' ', matchStart - excerptLength / 3) + 1;
  const end = from + excerptLength >= text.length ? text.length : text.lastIndexOf(' ', from + excerptLength);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
