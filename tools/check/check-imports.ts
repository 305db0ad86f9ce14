/** `npm run imports`: checks that each folder of the project imports only from allowed folders. */
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { listProjectFiles, projectDir } from '../site-build/paths.ts';

/**
 * The folders that each top folder may import from, in addition to itself. Every folder may import packages from npm.
 * `tools` and `tests` are not listed: they do not run in production and may import everything.
 */
const allowedImports = {
  content: ['.generated'],
  ui: ['.generated'],
  forms: ['content'],
  site: ['content', 'forms', 'ui', '.generated'],
  illustrations: ['content', 'ui'],
  server: ['content', 'forms'],
  desk: ['content', 'forms', 'server', 'ui', '.generated'],
};

/** Files that may not import other files of the same top folder. Tests may. */
const boundaries = [
  {
    from: /^server\/intake\//,
    to: /^server\/(http\/|storage\/(?!ports\/(entries|intake|outbox|errors)\.ts$))/,
    rule: 'intake may only add entries to the store, and must not depend on HTTP',
  },
  {
    from: /^server\/links\//,
    to: /^server\/(http\/|storage\/(?!ports\/(people|settings|errors)\.ts$))/,
    rule: 'links may only change the entries of their recipients, and must not depend on HTTP',
  },
  {
    from: /^server\/storage\//,
    to: /^server\/(http|intake|links)\//,
    rule: 'the store must not depend on the modules that write to it',
  },
  { from: /^server\/http\//, to: /^server\/storage\//, rule: 'HTTP must use the store only through intake and links' },
  {
    from: /^server\/(?!mail\/|serve\.ts$)/,
    to: /^server\/mail\//,
    rule: 'put emails into the outbox: only the start of the server may import mail',
  },
  {
    from: /^server\/mail\//,
    to: /^server\/(http\/|storage\/(?!ports\/))/,
    rule: 'mail must use the store only through its ports, and must not depend on HTTP',
  },
  {
    from: /^site\/(?!pages\/|[^/]+$)/,
    to: /^site\/pages\//,
    rule: 'a shared part must not import a page',
  },
];

/**
 * Finds the imports of one file that break a rule. Each is one line: file, line, import, rule.
 * @param file path from the project's folder, with forward slashes
 * @throws Error if the text cannot be parsed
 */
export function findForbiddenImports(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text);
  const error = errors.find(({ severity }) => severity === 'Error');
  if (error) throw new Error(`${file}: ${error.message}`);
  const violations: string[] = [];
  const check = ({ source }: { source: Node | null }) => {
    if (source?.type !== 'Literal') return;
    const specifier = String(source.value);
    const rule = brokenRule(file, specifier);
    const line = text.slice(0, source.start).split('\n').length;
    if (rule) violations.push(`${file}:${line}: '${specifier}': ${rule}`);
  };
  new Visitor({
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    ImportExpression: check,
    TSImportType: check,
  }).visit(program);
  return violations;
}

function brokenRule(file: string, specifier: string): string | undefined {
  const [importer = ''] = file.split('/');
  const allowed: readonly string[] | undefined = allowedImports[importer as keyof typeof allowedImports];
  const target = targetOf(file, specifier);
  if (!allowed || target === undefined) return undefined;
  const [folder = ''] = target.split('/');
  if (folder === importer) {
    if (/\.test\.tsx?$|(^|\/)test-/.test(file)) return undefined;
    const [page, other] = [file, target].map((path) => /^site\/pages\/([^/]+)\//.exec(path)?.[1]);
    if (page && other && page !== other)
      return 'pages do not import each other: move what both need to a shared folder';
    return boundaries.find(({ from, to }) => from.test(file) && to.test(target))?.rule;
  }
  if (!allowed.includes(folder)) return `${importer} may import only from ${allowed.map(nameOf).join(', ')}`;
  return specifier.startsWith('#') ? undefined : `a relative import may not leave ${importer}: use ${nameOf(folder)}`;
}

/** The alias of a folder in imports. */
const nameOf = (folder: string) => `#${folder.replace('.', '')}`;

/** The imported file, from the folder of the project; undefined for a package or a module of Node. */
function targetOf(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#generated/')) return path.replace('#', '.');
  // To Vite, a leading slash is the folder of the project.
  if (/^[#/]/.test(path)) return path.slice(1);
  if (!path.startsWith('.')) return undefined;
  return posix.join(posix.dirname(file), path);
}

if (import.meta.main) {
  const files = (await listProjectFiles(Object.keys(allowedImports))).filter((file) => /\.tsx?$/.test(file));
  const violations = files.map(async (file) =>
    findForbiddenImports(file, await readFile(join(projectDir, file), 'utf8')),
  );
  const lines = (await Promise.all(violations)).flat();
  for (const line of lines) console.error(line);
  if (lines.length > 0) process.exitCode = 1;
  else console.info(`${files.length} files: every import follows the rules.`);
}
