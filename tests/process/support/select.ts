import { attribute, classesOf, descendants, type Element, type Node } from '../../../tools/site-build/html-tree.ts';

/** One part of a selector: what an element must be. */
type Test = (element: Element) => boolean;

/**
 * The elements of a page that a selector names, in the order of the page.
 * @param selector the part of CSS that facts need: `tag`, `.class`, `#id`, `[name]`, `[name=value]` and several of them on one
 *   element, a space for "anywhere in", ` > ` for "directly in"
 * @throws Error naming a part that is none of these
 */
export function select(root: Node, selector: string): Element[] {
  let found: Node[] = [root];
  let isDirect = false;
  for (const part of selector.split(' ')) {
    if (part === '>') {
      isDirect = true;
      continue;
    }
    const test = testOf(part);
    const below = isDirect ? childrenOf : descendants;
    found = [...new Set(found.flatMap((node) => [...below(node)].filter(test)))];
    isDirect = false;
  }
  return found as Element[];
}

function childrenOf(node: Node): Element[] {
  return 'childNodes' in node ? node.childNodes.filter((child): child is Element => 'tagName' in child) : [];
}

function testOf(part: string): Test {
  const [simple] = /^(?:\w+)?(?:[.#][\w-]+|\[[\w:-]+(?:=[^\]]+)?\])*$/.exec(part) ?? [];
  if (!simple) throw new Error(`'${part}' is no selector this test knows`);
  const tests = [...simple.matchAll(/^\w+|[.#][\w-]+|\[[^\]]+\]/g)].map(([piece]) => pieceTest(piece));
  return (element) => tests.every((test) => test(element));
}

function pieceTest(piece: string): Test {
  const name = piece.slice(1);
  if (piece.startsWith('.')) return (element) => classesOf(element).includes(name);
  if (piece.startsWith('#')) return (element) => attribute(element, 'id') === name;
  if (!piece.startsWith('[')) return (element) => element.tagName === piece;
  const [key = '', value] = name.slice(0, -1).split('=');
  return (element) => {
    const found = attribute(element, key);
    return value === undefined ? found !== undefined : found === value;
  };
}
