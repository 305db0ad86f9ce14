/** Reads the text of a built page. Cheerio parses it; this module decides which words a reader sees, and on which lines. */
import { load } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

export type { AnyNode, Element };

const $ = load('');

/** Parses a document as a browser with scripts enabled does. */
export const parseHtml = (html: string): AnyNode => load(html).root().get(0) as AnyNode;

/** The elements under a node that match a CSS selector, in document order. */
export const select = (root: AnyNode, selector: string): Element[] => $(root).find(selector).toArray();

/** @returns undefined if the element lacks the attribute */
export const attribute = (element: Element, name: string): string | undefined => element.attribs[name];

export const classesOf = (element: Element): string[] => attribute(element, 'class')?.split(' ') ?? [];

/** Elements that do not separate words. */
const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'span', 'strong']);

/** The words in a node, separated by single spaces. @param skip excludes an element below it */
export function wordsOf(node: AnyNode, skip?: (element: Element) => boolean): string {
  return linesOf(node, skip).join(' ');
}

/** The words in a node, one line for each block: a paragraph, a list item, a heading. */
export function linesOf(node: AnyNode, skip: (element: Element) => boolean = () => false): string[] {
  const words: string[] = [];
  const walk = (current: AnyNode) => {
    if (current.type === 'text') words.push(current.data.replace(/\s+/g, ' '));
    if (!('children' in current)) return;
    const separator = 'tagName' in current && inline.has(current.tagName) ? '' : '\n';
    words.push(separator);
    for (const child of current.children) {
      if (!('tagName' in child) || !skip(child)) walk(child);
    }
    words.push(separator);
  };
  walk(node);
  const lines = words.join('').split('\n');
  return lines.map((line) => line.replace(/ +/g, ' ').trim()).filter(Boolean);
}
