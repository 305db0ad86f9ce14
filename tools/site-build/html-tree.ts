/** What reading a finished page takes besides the parser: walking its elements and asking each for its attributes. */
import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Every element under a node, in the order of the document. */
export function* descendants(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    yield* descendants(child);
  }
}

/** @returns nothing where the element does not have it */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

export function classesOf(element: Element): string[] {
  return attribute(element, 'class')?.split(' ') ?? [];
}

/** Elements that do not part words. */
const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'span', 'strong']);

/** The words in a node, one space between any two. @param skip leaves out an element below it */
export function wordsOf(node: Node, skip?: (element: Element) => boolean): string {
  return linesOf(node, skip).join(' ');
}

/** The same block by block: a paragraph, an entry of a list, a heading is a line. */
export function linesOf(node: Node, skip: (element: Element) => boolean = () => false): string[] {
  const words: string[] = [];
  const walk = (each: Node) => {
    if ('value' in each) words.push(each.value.replace(/\s+/g, ' '));
    if (!('childNodes' in each)) return;
    const edge = 'tagName' in each && inline.has(each.tagName) ? '' : '\n';
    words.push(edge);
    for (const child of each.childNodes) {
      if (!('tagName' in child) || !skip(child)) walk(child);
    }
    words.push(edge);
  };
  walk(node);
  const lines = words.join('').split('\n');
  return lines.map((line) => line.replace(/ +/g, ' ').trim()).filter(Boolean);
}
