import { type Node, parseSync, Visitor } from 'oxc-parser';

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
  const found: FoundImport[] = [];
  const add = (source: Node | null | undefined, isType = false) => {
    const line = source ? text.slice(0, source.start).split('\n').length : 0;
    for (const specifier of fixedNames(source)) found.push({ specifier, line, isType });
  };
  const addSource = (node: { source: Node | null; importKind?: string; exportKind?: string }) =>
    add(node.source, node.importKind === 'type' || node.exportKind === 'type');
  const addType = ({ source }: { source: Node }) => add(source, true);
  const addGlob = ({ callee, arguments: [first] }: { callee: Node; arguments: Node[] }) => {
    if (text.slice(callee.start, callee.end) === 'import.meta.glob') add(first);
  };
  new Visitor({
    ImportDeclaration: addSource,
    ExportNamedDeclaration: addSource,
    ExportAllDeclaration: addSource,
    ImportExpression: addSource,
    TSImportType: addType,
    CallExpression: addGlob,
  }).visit(program);
  return found.sort((one, other) => one.line - other.line);
}

/** The names that a source can stand for: a string, a template without gaps, or a list of them. */
function fixedNames(source: Node | null | undefined): string[] {
  if (source?.type === 'Literal' && typeof source.value === 'string') return [source.value];
  if (source?.type === 'TemplateLiteral' && source.quasis.length === 1) return [source.quasis[0]?.value.raw ?? ''];
  if (source?.type === 'ArrayExpression') return source.elements.flatMap(fixedNames);
  return [];
}
