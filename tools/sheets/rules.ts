import type { ClassUse } from './read-classes.ts';
import type { Sheet } from './read-sheet.ts';

/**
 * The widths of a window at which the look may change; each rule is for what is narrower than one of them (`width < 48rem`) or not
 * (`width >= 48rem`).
 */
const widths = {
  /** Below it a phone held upright: one column. */
  phone: '36rem',
  /** Below it a phone on its side or a small tablet. */
  tablet: '48rem',
  /** Below it the bar is a menu, and what stands side by side goes below each other. */
  desk: '60rem',
  /** Below it a small laptop: no column beside the reading one. */
  wide: '68rem',
} as const;

/** Sheets of forms: where a question more or less must not move the others. */
const forms = ['site/sending/', 'site/wizard/', 'site/pages/academy/registration.css', 'ui/parts/'];

export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** One line: file, line, what is wrong and what to do. */
export function describeFault({ file, line, text }: Fault): string {
  return `${file}:${line}: ${text}`;
}

/** What a sheet, or a script that asks `matchMedia`, says of widths that are not among the four. */
export function findWidthFaults(file: string, { queries }: Pick<Sheet | ClassUse, 'queries'>): Fault[] {
  return queries.flatMap(({ line, text }) => {
    const sizes = text.matchAll(/\b(?<old>min-|max-)?(?<of>width|height)\b\s*(?<sign>[<>=:]+)?\s*(?<value>[\w.]+)?/g);
    return [...sizes].flatMap(({ groups: { old, of, sign, value } = {} }) => {
      const isRange = !old && (sign === '<' || sign === '>=');
      if (!isRange) return [{ file, line, text: `'${text}': write ${of} < ... or ${of} >= ...` }];
      if (of === 'height' || Object.values<string | undefined>(widths).includes(value)) return [];
      const allowed = Object.entries(widths).map(([name, width]) => `${width} (${name})`);
      return [{ file, line, text: `'${text}': the width is none of ${allowed.join(', ')}` }];
    });
  });
}

/** Where the sheet of a form counts children. */
export function findCountFaults(file: string, { counts }: Pick<Sheet, 'counts'>): Fault[] {
  if (!forms.some((place) => file.startsWith(place))) return [];
  return counts.map(({ line, text }) => ({
    file,
    line,
    text: `:${text} counts children, which change with the questions: use a class or a named area`,
  }));
}

/**
 * Classes without a rule, and rules without a use.
 * @param sheets by file
 * @param uses by file; `seekers` are files that only look for classes, such as tests
 */
export function findClassFaults(
  sheets: ReadonlyMap<string, Sheet>,
  uses: ReadonlyMap<string, ClassUse>,
  seekers: ReadonlyMap<string, ClassUse>,
): Fault[] {
  const ruled = new Set([...sheets.values()].flatMap(({ classes }) => classes.map(({ text }) => text)));
  const used = [...uses.values()].flatMap(({ classes }) => classes.map(({ text }) => text));
  const words = new Set([...uses.values()].flatMap((use) => [...use.words]));
  const sought = new Set([...uses.values(), ...seekers.values()].flatMap((use) => [...use.sought]));
  const isKnown = (name: string) =>
    name.includes('*') ? [...ruled].some((it) => endOf(it, name) !== undefined) : ruled.has(name) || sought.has(name);
  const patterns = used.filter((name) => name.includes('*'));
  const plain = new Set(used);
  const isUsed = (name: string) =>
    plain.has(name) ||
    patterns.some((pattern) => {
      const end = endOf(name, pattern);
      return end !== undefined && (/^\d*$/.test(end) || words.has(end));
    });
  return [
    ...faultsIn(uses, isKnown, (name) => `no rule is for the class '${name}', and nothing looks for it: leave it out`),
    ...faultsIn(sheets, isUsed, (name) => `nothing has the class '${name}': delete the rule, or mend the name`),
  ];
}

/** What stands for the `*` of a pattern, which may be no letter at all; nothing if the name does not fit. */
function endOf(name: string, pattern: string): string | undefined {
  const start = pattern.slice(0, pattern.indexOf('*'));
  return name.startsWith(start) ? name.slice(start.length) : undefined;
}

function faultsIn(
  files: ReadonlyMap<string, Pick<Sheet | ClassUse, 'classes'>>,
  isRight: (name: string) => boolean,
  say: (name: string) => string,
): Fault[] {
  return [...files].flatMap(([file, { classes }]) =>
    classes.filter(({ text }) => !isRight(text)).map(({ line, text }) => ({ file, line, text: say(text) })),
  );
}
