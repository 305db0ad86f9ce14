import { wordLists } from '#generated/search-words.ts';
import type { AnswerLink } from '../pages/search/search-answers.ts';
import type { FoundPage, Results, SearchedPage, SearchIndex } from '../pages/search/search-pages.ts';
import { type SearchWords, sentenceFor } from './search-sentence.ts';
import { findWords } from './words.ts';

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
  let loading: Stages | undefined;
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
      const { pages, all } = load();
      // Where all is there, the two are one.
      for (const stage of new Set([pages, all])) {
        const search = await stage.finally(() => clearTimeout(late));
        // Another letter may have come meanwhile; the last one answers.
        if (query !== input.value.trim()) return;
        draw(search(query), query);
      }
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
    count.textContent = sentenceFor(results, query, words);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show();
  });
  input.addEventListener('input', () => void show());
  // The list is on its way while one thinks of a word. Without a connection, the first letter tries again.
  input.addEventListener('focus', () => void load().all.catch(() => {}), { once: true });
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (input.value) void show();
}

type Search = (query: string) => Results;

/** The search over pages, which is there first, and that over their sessions, too. */
interface Stages {
  pages: Promise<Search>;
  readonly all: Promise<Search>;
}

function loadSearch(): Stages {
  const code = import('../pages/search/search-pages.ts');
  const index = loadJson('/search-index.json') as Promise<SearchIndex>;
  const sessions = index.then(() => loadJson('/search-sessions.json'));
  const stages: Stages = {
    pages: Promise.all([code, index]).then(([{ searchOver }, read]) => searchOver(read, wordLists)),
    all: Promise.all([code, index, sessions]).then(([{ searchOver, withSessions }, read, rest]) =>
      searchOver(withSessions(read, rest), wordLists),
    ),
  };
  stages.pages.catch(() => {}); // Said where it is waited for.
  // From then on a letter is answered once, from all.
  stages.all.then(
    () => {
      stages.pages = stages.all;
    },
    () => {},
  );
  return stages;
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
  { kind, name, heading, href, picture }: Pick<SearchedPage, 'kind' | 'name' | 'heading' | 'href' | 'picture'>,
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
