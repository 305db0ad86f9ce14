import { type Rule, transform } from 'lightningcss';

interface Found {
  /** Line, counted from 1. */
  readonly line: number;
  readonly text: string;
}

export interface Sheet {
  /** Classes that a rule is for. */
  readonly classes: readonly Found[];
  /** Pseudo-classes that count children: `nth-child`, `first-child` and their like. */
  readonly counts: readonly Found[];
  /** What stands between `@media` or `@container` and its brace, as written. */
  readonly queries: readonly Found[];
}

const counting = /^(nth|first|last|only)-/;

/**
 * What the checks need to know of a style sheet.
 * @throws if it cannot be parsed
 */
export function readSheet(file: string, text: string): Sheet {
  const lines = text.split('\n');
  const sheet = { classes: [] as Found[], counts: [] as Found[], queries: [] as Found[] };
  const visit = (rule: Rule) => {
    if (rule.type === 'style') {
      const line = rule.value.loc.line + 1;
      for (const part of partsOf(rule.value.selectors)) {
        if (part.type === 'class') sheet.classes.push({ line, text: part.name ?? '' });
        if (part.type === 'pseudo-class' && counting.test(part.kind ?? '')) {
          sheet.counts.push({ line, text: part.kind ?? '' });
        }
      }
    }
    if (rule.type === 'media' || rule.type === 'container') {
      const { line } = rule.value.loc;
      const [, query = ''] = /@(?:media|container)\s+([^{]*?)\s*\{/.exec(lines.slice(line).join('\n')) ?? [];
      sheet.queries.push({ line: line + 1, text: query });
    }
  };
  transform({ filename: file, code: Buffer.from(text), visitor: { Rule: visit } });
  return sheet;
}

interface SelectorPart {
  readonly type: string;
  readonly name?: string;
  readonly kind?: string;
}

/** The parts of a selector, those inside `:is()`, `:has()` and `:not()` too. */
function partsOf(value: unknown): SelectorPart[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(partsOf);
  return 'type' in value ? [value as SelectorPart, ...below] : below;
}
