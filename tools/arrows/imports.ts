import { parseSync } from 'oxc-parser';

export interface FoundImport {
  /** What is imported, as written. */
  readonly specifier: string;
  /** Line of the import, counted from 1. */
  readonly line: number;
  /** Gone once the types are: `import type`, `export type`, a type in place. */
  readonly isType: boolean;
}

/**
 * Every import in a TypeScript file: for code, for types, re-exported, `import()` of a fixed name, and `import.meta.glob`.
 * @throws if the file cannot be parsed
 */
export function findImports(file: string, text: string): FoundImport[] {
  const { program, errors } = parseSync(file, text);
  const fault = errors.find(({ severity }) => severity === 'Error');
  if (fault) throw new Error(`${file}: ${fault.message}`);
  return sourcesIn(program, text)
    .flatMap(({ source, isType }) =>
      fixedNames(source).map(({ value, start }) => ({ specifier: value, line: lineAt(text, start), isType })),
    )
    .sort((a, b) => a.line - b.line);
}

/** A node of the syntax tree, as far as it matters here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
  readonly elements?: readonly unknown[];
  readonly importKind?: unknown;
  readonly exportKind?: unknown;
  readonly source?: unknown;
  readonly callee?: Node;
  readonly arguments?: readonly unknown[];
}

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

interface Source {
  readonly source: unknown;
  readonly isType: boolean;
}

/** The nodes that say what to import, wherever they stand in the tree. */
function sourcesIn(value: unknown, text: string): Source[] {
  if (Array.isArray(value)) return value.flatMap((item) => sourcesIn(item, text));
  if (!isNode(value)) return [];
  const below = Object.values(value).flatMap((child) => sourcesIn(child, text));
  if (importing.has(value.type)) below.push({ source: value.source, isType: isTypeOnly(value) });
  if (value.type === 'CallExpression' && isGlob(text.slice(value.callee?.start, value.callee?.end))) {
    below.push({ source: value.arguments?.[0], isType: false });
  }
  return below;
}

function isTypeOnly({ type, importKind, exportKind }: Node): boolean {
  return type === 'TSImportType' || importKind === 'type' || exportKind === 'type';
}

function isGlob(callee: string): boolean {
  return /^import\s*\.\s*meta\s*\.\s*glob$/.test(callee);
}

/** The names a source can stand for: a string, a template without gaps, or a list of them. */
function fixedNames(source: unknown): { value: string; start: number }[] {
  if (!isNode(source)) return [];
  const { type, value, start, quasis, elements } = source;
  if (type === 'Literal' && typeof value === 'string') return [{ value, start }];
  if (type === 'TemplateLiteral' && quasis?.length === 1) return [{ value: quasis[0]?.value.raw ?? '', start }];
  if (type === 'ArrayExpression') return (elements ?? []).flatMap(fixedNames);
  return [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
