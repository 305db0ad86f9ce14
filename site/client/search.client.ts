import MiniSearch from 'minisearch';

/** One place of the site, as `tools/site-build/search-index.ts` writes it. */
interface Place {
  readonly id: number;
  readonly href: string;
  readonly page: string;
  readonly part: string;
  readonly text: string;
}

interface Words {
  readonly found: string;
  readonly foundOne: string;
  readonly none: string;
  readonly failed: string;
}

/** How many results are shown; who needs more needs another word. */
const most = 20;
/** Characters of text shown around the first word found. */
const excerptLength = 180;

const form = document.querySelector<HTMLFormElement>('[data-search]');
const input = form?.querySelector('input');
const count = document.querySelector('[data-search-count]');
const list = document.querySelector('[data-search-results]');
const template = document.querySelector<HTMLTemplateElement>('[data-search-result]');
if (form && input && count && list && template) start(form, input, count, list, template);

function start(
  form: HTMLFormElement,
  input: HTMLInputElement,
  count: Element,
  list: Element,
  template: HTMLTemplateElement,
): void {
  const words: Words = JSON.parse(form.dataset.search ?? '');
  let places: Promise<MiniSearch<Place>> | undefined;

  const show = async () => {
    const query = input.value.trim();
    history.replaceState(null, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    if (!query) {
      list.replaceChildren();
      count.textContent = '';
      return;
    }
    try {
      places ??= load();
      const results = (await places).search(query).slice(0, most);
      // Another letter may have come meanwhile; the last one answers.
      if (query !== input.value.trim()) return;
      list.replaceChildren(
        ...results.map((result) => {
          const { href, page, part, text } = result as unknown as Place;
          const item = template.content.cloneNode(true) as DocumentFragment;
          const matched = new RegExp(`(${Object.keys(result.match).map(escapeForPattern).join('|')})`, 'gi');
          item.querySelector('a')?.setAttribute('href', href);
          mark(item.querySelector('.search-page-name'), page, matched);
          mark(item.querySelector('.search-part'), part, matched);
          mark(item.querySelector('p'), excerpt(text, matched), matched);
          return item;
        }),
      );
      const sentence = results.length === 0 ? words.none : results.length === 1 ? words.foundOne : words.found;
      count.textContent = sentence.replace('{count}', String(results.length)).replace('{query}', query);
    } catch {
      places = undefined;
      count.textContent = words.failed;
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show();
  });
  input.addEventListener('input', () => void show());
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  if (input.value) void show();
}

async function load(): Promise<MiniSearch<Place>> {
  const response = await fetch('/search-index.json');
  if (!response.ok) throw new Error(`search index: ${response.status}`);
  const index = new MiniSearch<Place>({
    fields: ['page', 'part', 'text'],
    storeFields: ['href', 'page', 'part', 'text'],
    searchOptions: {
      boost: { page: 4, part: 2 },
      prefix: (term) => term.length > 1,
      // One slip in words of five letters or more, two in long ones.
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(await response.json());
  return index;
}

/** Writes a text with the words found in it marked. */
function mark(element: Element | null, text: string, matched: RegExp): void {
  element?.replaceChildren(
    ...text.split(matched).map((piece, index) => {
      if (index % 2 === 0) return piece;
      return Object.assign(document.createElement('mark'), { textContent: piece });
    }),
  );
}

/** The stretch of a text around the first word found, cut at spaces. */
function excerpt(text: string, matched: RegExp): string {
  const at = Math.max(0, text.search(matched));
  const from = at < excerptLength / 2 ? 0 : text.lastIndexOf(' ', at - excerptLength / 3) + 1;
  const end = from + excerptLength >= text.length ? text.length : text.lastIndexOf(' ', from + excerptLength);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}

const escapeForPattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
