import { parseSync } from 'oxc-parser';
import { isNode, type Node, named, namesIn, stringsOf } from './code-strings.ts';

interface Found {
  /** Line, counted from 1. */
  readonly line: number;
  readonly text: string;
}

export interface ClassUse {
  /** Classes that code puts on an element; a `*` stands for what is computed: `step-*`. */
  readonly classes: readonly Found[];
  /** Every word of every string: what may stand for a `*`. */
  readonly words: ReadonlySet<string>;
  /** Classes that code looks for: `querySelector('.step')`. */
  readonly sought: ReadonlySet<string>;
  /** What is asked of `matchMedia`. */
  readonly queries: readonly Found[];
}

/**
 * Which classes a file of ours names: in `className`, in what is called `...Class`, and in calls of `classList`.
 * @param file path from the project's folder, with forward slashes
 * @throws if it cannot be parsed
 */
export function readClasses(file: string, text: string): ClassUse {
  const { program, errors } = parseSync(file, text);
  const fault = errors.find(({ severity }) => severity === 'Error');
  if (fault) throw new Error(`${file}: ${fault.message}`);
  const use = {
    classes: [] as Found[],
    words: new Set<string>(),
    sought: new Set<string>(),
    queries: [] as Found[],
  };
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;

  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value)) read(value);
    for (const below of Object.values(value)) visit(below);
  };
  const read = (node: Node) => {
    for (const { text: own } of stringsOf(node)) {
      for (const word of own.split(/\s+/)) use.words.add(word);
      for (const [, name = ''] of own.matchAll(/\.([a-z][\w-]*)/g)) use.sought.add(name);
    }
    const { name, given } = named(node);
    if (name === 'matchMedia') {
      for (const { text: query, start } of namesIn(given)) use.queries.push({ line: lineOf(start), text: query });
    }
    if (/^className$|Class$/.test(name)) {
      for (const { text: names, start } of namesIn(given)) {
        for (const it of names.split(/\s+/).filter((word) => word !== '')) {
          use.classes.push({ line: lineOf(start), text: it });
        }
      }
    }
  };
  visit(program);
  return use;
}
