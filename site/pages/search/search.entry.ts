import { wordLists } from '#generated/search-words.ts';
import { findWords } from '../../text-search/words.ts';
import { resultSummary, type SearchWords } from './result-summary.ts';
import type { AnswerLink, FoundPage, IndexedPage, Results } from './search-pages.ts';

interface Words extends SearchWords {
  readonly loading: string;
  readonly failed: string;
  readonly more: string;
}

/** Parts shown of one page. */
const mostParts = 3;
/** Characters of text shown around the first word found. */
const excerptLength = 180;

const form = document.querySelector<HTMLFormElement>('[data-search]');
const input = form?.querySelector('input');
const count = document.querySelector('[data-search-count]');
const list = document.querySelector('[data-search-results]');
const [resultTemplate, partTemplate] = document.querySelectorAll<HTMLTemplateElement>('[data-search-template]');
if (form && input && count && list) start(form, input, count, list);

function start(form: HTMLFormElement, input: HTMLInputElement, count: Element, list: Element): void {
  const words: Words = JSON.parse(form.dataset.search ?? '');
  const { title } = document;
  document.querySelector('[data-search-without]')?.remove();
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
      // Of a list that is there already, nobody has to be told.
      const late = setTimeout(() => {
        count.textContent = words.loading;
      }, 200);
      const search = await load().finally(() => clearTimeout(late));
      // Another letter may have come meanwhile; the last one answers.
      const answer = () => {
        if (query === input.value.trim()) draw(search.find(query), query);
      };
      answer();
      if (!search.sessions) return;
      await search.sessions;
      answer();
    } catch {
      loading = undefined;
      count.textContent = words.failed;
    }
  };

  const draw = (results: Results, query: string) => {
    list.replaceChildren(
      ...results.answers.map((answer) => drawAnswer(answer, results.marked)),
      ...results.pages.map((found) => drawPage(found, results.marked, query, words.more)),
    );
    count.textContent = resultSummary(results, query, words);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show();
  });
  input.addEventListener('input', () => void show());
  // The list is on its way while one thinks of a word. Without a connection, the first letter tries again.
  input.addEventListener('focus', () => void load().catch(() => {}), { once: true });
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (input.value) void show();
}

/** The search over pages, which is there first. @returns `sessions` until the sessions of courses are found too */
async function loadSearch() {
  const [{ createSearch }, index] = await Promise.all([import('./search-pages.ts'), loadJson('/search-index.json')]);
  const search = createSearch(index, wordLists);
  const loaded: { find: typeof search.find; sessions?: Promise<void> } = { find: search.find };
  loaded.sessions = loadJson('/search-sessions.json').then((sessions) => {
    search.addSessions(sessions);
    delete loaded.sessions;
  });
  loaded.sessions.catch(() => {}); // Said where it is waited for.
  return loaded;
}

async function loadJson(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

function drawAnswer({ label, text, href, kind }: AnswerLink, marked: ReadonlySet<string>): Node {
  const result = drawResult({ kind, name: label, heading: '', href }, marked);
  result.firstElementChild?.classList.add('search-answer');
  result.querySelector('ol')?.replaceChildren(drawPart('', '', text, marked));
  return result;
}

function drawPage(
  { page, parts, sessionCount }: FoundPage,
  marked: ReadonlySet<string>,
  query: string,
  more: string,
): Node {
  const result = drawResult(page, marked);
  const shown = parts
    .slice(0, mostParts)
    .map(({ id, heading, text }) => drawPart(`${page.href}#${id}`, heading, text, marked));
  if (shown.length === 0) shown.push(drawPart('', '', page.description, marked));
  if (sessionCount > mostParts) {
    const href = `${page.href}?q=${encodeURIComponent(query)}#sessions`;
    shown.push(drawPart(href, more.replace('{count}', String(sessionCount)), '', marked));
  }
  result.querySelector('ol')?.replaceChildren(...shown);
  return result;
}

function drawResult(
  { kind, name, heading, href, picture }: Pick<IndexedPage, 'kind' | 'name' | 'heading' | 'href' | 'picture'>,
  marked: ReadonlySet<string>,
): DocumentFragment {
  const result = resultTemplate?.content.cloneNode(true) as DocumentFragment;
  result.querySelector('a')?.setAttribute('href', href);
  mark(result.querySelector('[data-name]'), name, marked);
  mark(result.querySelector('[data-kind]'), kind, new Set());
  mark(result.querySelector('[data-heading]'), heading, marked);
  const shown = result.querySelector('[data-picture]');
  if (picture) {
    shown?.querySelector('source')?.setAttribute('srcset', picture.dark);
    shown?.querySelector('img')?.setAttribute('src', picture.light);
  } else {
    shown?.remove();
  }
  return result;
}

/** @param href and heading empty for what belongs to the page as a whole */
function drawPart(href: string, heading: string, text: string, marked: ReadonlySet<string>): Node {
  const part = partTemplate?.content.cloneNode(true) as DocumentFragment;
  const link = part.querySelector('a');
  if (heading) link?.setAttribute('href', href);
  else link?.remove();
  mark(part.querySelector('[data-name]'), heading, marked);
  mark(part.querySelector('p'), excerpt(text, marked), marked);
  return part;
}

/** Writes a text with the words found in it marked. */
function mark(element: Element | null, text: string, marked: ReadonlySet<string>): void {
  let reached = 0;
  const pieces = findWords(text, marked).flatMap(([start, end]) => {
    const before = text.slice(reached, start);
    reached = end;
    return [before, Object.assign(document.createElement('mark'), { textContent: text.slice(start, end) })];
  });
  element?.replaceChildren(...pieces, text.slice(reached));
}

/** The stretch of a text around the first word found, cut at spaces. */
function excerpt(text: string, marked: ReadonlySet<string>): string {
  const [at = 0] = findWords(text, marked)[0] ?? [];
  const from = at < excerptLength / 2 ? 0 : text.lastIndexOf(' ', at - excerptLength / 3) + 1;
  const end = from + excerptLength >= text.length ? text.length : text.lastIndexOf(' ', from + excerptLength);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
