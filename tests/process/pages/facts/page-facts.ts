import { expect, test } from 'vitest';
import {
  type AnyNode,
  attribute,
  classesOf,
  type Element,
  select,
  wordsOf,
} from '../../../../tools/site-build/html-tree.ts';
import { listPages, readPage } from '../../support/built-pages.ts';

/** What a finished page says at a place, one text for each thing there, in the order of the page. */
export type Finder = (page: AnyNode) => string[];

/**
 * One fact of the specification about a finished page.
 * - `where`: a selector of CSS; with ` @name` at its end, the attribute instead of the words
 * - `expected`: a text is what stands there, several joined by ', '; an expression fits each of them; a number is how many
 *   different ones there are; `inOrder()` is what stands there among others
 */
export type PageFact = readonly [page: string, fact: string, where: string | Finder, expected: Expected];

type Expected = string | RegExp | number | InOrder;

interface InOrder {
  readonly inOrder: readonly string[];
}

/** These stand there in this order, each once. Others may stand among them: what was added to the sample content. */
export function inOrder(...inOrder: readonly string[]): InOrder {
  return { inOrder };
}

/** Makes each row a test of the last build. */
export function testFacts(facts: readonly PageFact[]): void {
  test.each(facts)('%s: %s', async (address, _fact, where, expected) => {
    expectFound(findIn(await readPage(address), where), expected);
  });
}

/** The same facts on every page there is. A row that fails names the pages where it does. */
export function testFactsOfEveryPage(facts: readonly (readonly [...rest: Skip<PageFact>])[]): void {
  test.each(facts)('every page: %s', async (_fact, where, expected) => {
    const addresses = await listPages();
    expect(addresses.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const address of addresses) {
      const found = findIn(await readPage(address), where);
      if (!fits(found, expected)) wrong.push(`${address}: ${found.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });
}

type Skip<Row extends readonly unknown[]> = Row extends readonly [unknown, ...infer Rest] ? Rest : never;

/** '40% cost reduction': figures with what they count. @param groups what holds a term and its description each */
export function figures(groups: string): Finder {
  return (page) =>
    select(page, groups).map((group) => {
      const [label, value] = [select(group, 'dt')[0], select(group, 'dd')[0]];
      return [value, label].map((part) => part && seenWords(part)).join(' ');
    });
}

/** How many `inner` each `selector` holds: '4, 4, 4, 4'. */
export function counts(selector: string, inner: string): Finder {
  return (page) => select(page, selector).map((element) => String(select(element, inner).length));
}

/** What stands at a place in one of several alike. @param index from 0 */
export function nth(index: number, selector: string, where: string): Finder {
  return (page) =>
    select(page, selector)
      .slice(index, index + 1)
      .flatMap((element) => findIn(element, where));
}

/** The first of what stands at a place, where a later one may be added. */
export function first(count: number, where: string | Finder): Finder {
  return (page) => findIn(page, where).slice(0, count);
}

function findIn(page: AnyNode, where: string | Finder): string[] {
  if (typeof where === 'function') return where(page);
  const [selector = '', name] = where.split(' @');
  return select(page, selector).map((element) => (name ? (attribute(element, name) ?? '') : seenWords(element)));
}

/** What a reader sees of an element: not what is drawn, hidden, or meant for assistive technology alone. */
function seenWords(element: Element): string {
  return wordsOf(
    element,
    (each) =>
      each.tagName === 'svg' ||
      attribute(each, 'aria-hidden') === 'true' ||
      classesOf(each).includes('visually-hidden'),
  );
}

function fits(found: readonly string[], expected: Expected): boolean {
  try {
    expectFound(found, expected);
    return true;
  } catch {
    return false;
  }
}

function expectFound(found: readonly string[], expected: Expected): void {
  if (typeof expected === 'string') expect(found.join(', ')).toBe(expected);
  else if (typeof expected === 'number') expect(new Set(found).size, found.join(', ')).toBe(expected);
  else if ('inOrder' in expected) {
    expect(found.filter((text) => expected.inOrder.includes(text))).toEqual(expected.inOrder);
  } else {
    expect(found).not.toEqual([]);
    for (const text of found) expect(text).toMatch(expected);
  }
}
