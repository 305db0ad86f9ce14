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

/** Finds texts in a page, in the order of the page. */
export type Finder = (page: AnyNode) => string[];

/**
 * One fact of the specification about a built page.
 * - `where`: a CSS selector; with ` @name` at its end, that attribute instead of the text
 * - `expected`: a string equals the texts joined by ', '; a regular expression matches each of them; a number is the number of distinct
 *   texts; `inOrder()` lists texts among others
 */
export type PageFact = readonly [page: string, fact: string, where: string | Finder, expected: Expected];

type Expected = string | RegExp | number | InOrder;

interface InOrder {
  readonly inOrder: readonly string[];
}

/** Expects these texts once each, in this order. Others may come between them, such as added entries. */
export function inOrder(...inOrder: readonly string[]): InOrder {
  return { inOrder };
}

/** Makes each row a test of the last build. */
export function testFacts(facts: readonly PageFact[]): void {
  test.each(facts)('%s: %s', async (address, _fact, where, expected) => {
    expectFound(findIn(await readPage(address), where), expected);
  });
}

/**
 * Tests the facts on every page. A failing row names its pages.
 * @param isTested whether an address is among the pages
 */
export function testFactsOfEveryPage(
  facts: readonly (readonly [...rest: Skip<PageFact>])[],
  isTested: (address: string) => boolean = () => true,
): void {
  test.each(facts)('every page: %s', async (_fact, where, expected) => {
    const addresses = (await listPages()).filter(isTested);
    expect(addresses.length).toBeGreaterThan(30);
    const failures: string[] = [];
    for (const address of addresses) {
      const found = findIn(await readPage(address), where);
      if (!fits(found, expected)) failures.push(`${address}: ${found.join(', ')}`);
    }
    expect(failures).toEqual([]);
  });
}

type Skip<Row extends readonly unknown[]> = Row extends readonly [unknown, ...infer Rest] ? Rest : never;

/** Finds figures with their labels, such as '40% cost reduction'. @param groups selector of elements with one `dt` and one `dd` */
export function figures(groups: string): Finder {
  return (page) =>
    select(page, groups).map((group) => {
      const [label, value] = [select(group, 'dt')[0], select(group, 'dd')[0]];
      return [value, label].map((part) => part && visibleText(part)).join(' ');
    });
}

/** Counts the `inner` elements in each `selector`: '4, 4, 4, 4'. */
export function counts(selector: string, inner: string): Finder {
  return (page) => select(page, selector).map((element) => String(select(element, inner).length));
}

/** Finds texts in the element with this index among those of `selector`. @param index from 0 */
export function nth(index: number, selector: string, where: string): Finder {
  return (page) =>
    select(page, selector)
      .slice(index, index + 1)
      .flatMap((element) => findIn(element, where));
}

/** Finds only the first `count` texts, because others may be added after them. */
export function first(count: number, where: string | Finder): Finder {
  return (page) => findIn(page, where).slice(0, count);
}

function findIn(page: AnyNode, where: string | Finder): string[] {
  if (typeof where === 'function') return where(page);
  const [selector = '', name] = where.split(' @');
  return select(page, selector).map((element) => (name ? (attribute(element, name) ?? '') : visibleText(element)));
}

/** The visible text of an element, without SVG, hidden text and text for assistive technology only. */
function visibleText(element: Element): string {
  return wordsOf(
    element,
    (descendant) =>
      descendant.tagName === 'svg' ||
      attribute(descendant, 'aria-hidden') === 'true' ||
      classesOf(descendant).includes('visually-hidden'),
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
