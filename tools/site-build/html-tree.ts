/** Reading a finished page. Cheerio parses it and knows selectors; which words of an element a person reads, in which lines, is said here. */
import { load } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

export type { AnyNode, Element };

const $ = load('');

/** A document as a browser with scripts would read it. */
export const parseHtml = (html: string): AnyNode => load(html).root().get(0) as AnyNode;

/** The elements under a node that a selector of CSS names, in the order of the page. */
export const select = (root: AnyNode, selector: string): Element[] => $(root).find(selector).toArray();

/** @returns nothing where the element does not have it */
export const attribute = (element: Element, name: string): string | undefined => element.attribs[name];

export const classesOf = (element: Element): string[] => attribute(element, 'class')?.split(' ') ?? [];

/** Elements that do not part words. */
const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'span', 'strong']);

/** The words in a node, one space between any two. @param skip leaves out an element below it */
export function wordsOf(node: AnyNode, skip?: (element: Element) => boolean): string {
  return linesOf(node, skip).join(' ');
}

/** The same block by block: a paragraph, an entry of a list, a heading is a line. */
export function linesOf(node: AnyNode, skip: (element: Element) => boolean = () => false): string[] {
  const words: string[] = [];
  const walk = (each: AnyNode) => {
    if (each.type === 'text') words.push(each.data.replace(/\s+/g, ' '));
    if (!('children' in each)) return;
    const edge = 'tagName' in each && inline.has(each.tagName) ? '' : '\n';
    words.push(edge);
    for (const child of each.children) {
      if (!('tagName' in child) || !skip(child)) walk(child);
    }
    words.push(edge);
  };
  walk(node);
  const lines = words.join('').split('\n');
  return lines.map((line) => line.replace(/ +/g, ' ').trim()).filter(Boolean);
}
