/** Holds the direction of imports between the rooms of the project. */
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { listProjectFiles, projectDir } from '../site-build/paths.ts';

/**
 * What each room may import of ours, besides itself. Packages from npm are free to all.
 * `tools` and `tests` are not part of what runs in production and may read everything.
 */
const mayRead = {
  content: ['.generated'],
  ui: ['.generated'],
  forms: ['content'],
  site: ['content', 'forms', 'ui', '.generated'],
  illustrations: ['content', 'ui'],
  server: ['content', 'forms'],
  tools: 'all',
  tests: 'all',
} as const satisfies Record<string, readonly string[] | 'all'>;

interface Wall {
  /** The files it stands around, by the beginning of their path or a pattern of it. */
  readonly around: RegExp;
  /** What they may not import of their own room. */
  readonly against: RegExp;
  readonly rule: string;
}

/** What parts of one room may not import of one another. Tests stand outside: they put parts together. */
const walls: readonly Wall[] = [
  {
    around: /^server\/intake\//,
    against: /^server\/(http\/|storage\/(?!ports\/(entries|intake|outbox|errors)\.ts$))/,
    rule: 'intake may add to the store and nothing else, and knows nothing of HTTP',
  },
  {
    around: /^server\/links\//,
    against: /^server\/(http\/|storage\/(?!ports\/(people|errors)\.ts$))/,
    rule: 'links change the entries of those who hold them and nothing else, and know nothing of HTTP',
  },
  {
    around: /^server\/storage\//,
    against: /^server\/(http|intake|links)\//,
    rule: 'the store knows nothing of who writes into it',
  },
  { around: /^server\/http\//, against: /^server\/storage\//, rule: 'HTTP reaches the store through intake and links' },
  {
    around: /^server\/(?!mail\/|serve\.ts$)/,
    against: /^server\/mail\//,
    rule: 'what is to go out is put into the outbox: only the start of the server knows mail',
  },
  {
    around: /^server\/mail\//,
    against: /^server\/(http\/|storage\/(?!ports\/))/,
    rule: 'mail takes from the outbox by the ports of the store, and knows nothing of HTTP',
  },
  {
    around: /^site\/(?!pages\/|[^/]+$)/,
    against: /^site\/pages\//,
    rule: 'a part that several pages share knows none of them',
  },
];

type Room = keyof typeof mayRead;

/**
 * The imports of one file that go where they may not, one line each: file, line, import, rule.
 * @param file path from the project's folder, with forward slashes
 * @throws Error if the text cannot be parsed
 */
export function findFaults(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text);
  const error = errors.find(({ severity }) => severity === 'Error');
  if (error) throw new Error(`${file}: ${error.message}`);
  const faults: string[] = [];
  const check = ({ source }: { source: Node | null }) => {
    if (source?.type !== 'Literal') return;
    const specifier = String(source.value);
    const rule = brokenRule(file, specifier);
    const line = text.slice(0, source.start).split('\n').length;
    if (rule) faults.push(`${file}:${line}: '${specifier}': ${rule}`);
  };
  new Visitor({
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    ImportExpression: check,
    TSImportType: check,
  }).visit(program);
  return faults;
}

const folderOf = (path: string) => path.split('/', 1)[0] ?? '';

function brokenRule(file: string, specifier: string): string | undefined {
  const room = folderOf(file);
  const allowed: readonly string[] | 'all' = mayRead[room as Room];
  const target = targetOf(file, specifier);
  if (allowed === 'all' || target === undefined) return undefined;
  const folder = folderOf(target);
  if (folder === room) return brokenWithin(file, target);
  if (!allowed.includes(folder)) {
    return `${room} may import only ${allowed.map(nameOf).join(', ')} of ours`;
  }
  if (specifier.startsWith('#')) return undefined;
  if (folder === 'content') return 'the only door into content is #content';
  return `a relative import may not leave ${room}: write ${nameOf(folder)}/...`;
}

/** As an import names a room. */
const nameOf = (room: string) => `#${room.replace('.', '')}`;

const isTest = (file: string) => /\.test\.tsx?$|(^|\/)test-/.test(file);

function brokenWithin(file: string, target: string): string | undefined {
  if (isTest(file)) return undefined;
  const page = pageFolderOf(file);
  const other = pageFolderOf(target);
  if (page && other && page !== other) return 'pages never import each other: move what two of them need out of both';
  return walls.find(({ around, against }) => around.test(file) && against.test(target))?.rule;
}

const pageFolderOf = (path: string) => /^site\/pages\/([^/]+)\//.exec(path)?.[1];

/** Where an import of ours leads, from the project's folder; nothing for a package or a part of Node. */
function targetOf(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path === '#content') return 'content/index.ts';
  if (path.startsWith('#generated/')) return path.replace('#', '.');
  if (path.startsWith('#')) return path.slice(1);
  // Vite reads a leading slash from the project's folder.
  if (path.startsWith('/')) return path.slice(1);
  // React Router writes the types of a route beside it, as far as TypeScript can see.
  if (path.startsWith('./+types/')) return undefined;
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  return undefined;
}

if (import.meta.main) {
  const files = (await listProjectFiles(Object.keys(mayRead))).filter((file) => /\.tsx?$/.test(file));
  const faults = files.map(async (file) => findFaults(file, await readFile(join(projectDir, file), 'utf8')));
  const lines = (await Promise.all(faults)).flat();
  for (const line of lines) console.error(line);
  if (lines.length > 0) process.exitCode = 1;
  else console.info(`${files.length} files: every import goes the way it may.`);
}
