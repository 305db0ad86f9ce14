/**
 * `npm run check-dependencies`: checks that every dependency has a pinned version, an allowed licence and no install script. It reads
 * `package.json` and `package-lock.json`. For known vulnerabilities run `npm audit`, which asks the registry.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectDir } from '../site-build/paths.ts';

const noticeInPackage = 'requires its notice, which is in the package';

/** Licences allowed in production and in pages, by SPDX name, and why. */
const licencesInProduction: Readonly<Record<string, string>> = {
  MIT: noticeInPackage,
  ISC: noticeInPackage,
  'Apache-2.0': 'requires its notice, and grants patents',
  'BSD-3-Clause': noticeInPackage,
  '0BSD': 'requires nothing',
  'MIT-0': 'requires nothing',
  'OFL-1.1': 'fonts: may be served with a page, but not sold on their own',
  'LGPL-3.0-or-later':
    'libraries of the system that a program only links to, such as libvips of sharp: requires their source if distributed',
  'CC0-1.0': 'requires nothing; the logos stay trademarks of their owners',
};

/** Licences allowed in development tools, which we do not distribute. */
const licencesOfTools: typeof licencesInProduction = {
  ...licencesInProduction,
  'BlueOak-1.0.0': noticeInPackage,
  'BSD-2-Clause': noticeInPackage,
  'CC-BY-4.0': 'browser data: requires its source to be named if distributed',
  'MPL-2.0': 'requires the source of its files if they are distributed with changes',
  'Python-2.0': noticeInPackage,
  Unlicense: 'requires nothing',
  Zlib: noticeInPackage,
};

/** Development dependencies whose scripts, icons, logos or fonts end up in pages or brochures. */
export const shipped = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
  '@fontsource-variable/noto-sans-bengali',
  '@fontsource/hind-siliguri',
  '@fontsource/noto-sans-math',
  '@fontsource/red-hat-mono',
  'devicon',
  'embla-carousel',
  'embla-carousel-autoplay',
  'lucide-react',
  'simple-icons',
];

/** Node.js itself. Its install script picks the binary of the system. */
const nodePackage = 'node';

/** The parts of `package.json` about dependencies. */
export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** Packages whose install scripts npm may run. */
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

/** An entry of `package-lock.json` (version 3). */
export interface LockedPackage {
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  /** The systems that it is installed on, by Node's names. */
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/**
 * Checks all dependencies. @returns one sentence for each problem
 * @param locked by path (`node_modules/a/node_modules/b`)
 */
export function findProblems(manifest: Manifest, locked: Readonly<Record<string, LockedPackage>>): string[] {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const packages = Object.entries(locked).filter(([path]) => path !== '');
  const absent = shipped.filter((name) => !(`node_modules/${name}` in locked));
  return [
    ...versions
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name}: pin one version in package.json (${version} can change)`),
    ...absent.map(
      (name) => `${name}: no longer a dependency; remove it from \`shipped\` in tools/check/check-dependencies.ts`,
    ),
    ...packages.flatMap(([path, locked]) => [...problemsOf(nameOf(path), locked, manifest)]),
  ];
}

function* problemsOf(name: string, locked: LockedPackage, manifest: Manifest) {
  const { license, integrity, dev, optional, hasInstallScript } = locked;
  // For an optional package for other systems, the file may contain only the name.
  if (dev && optional && license === undefined) return;
  if (integrity === undefined) yield `${name}: no checksum in package-lock.json; install it from a registry`;
  if (hasInstallScript && isOnOurSystems(locked) && !((dev || name === nodePackage) && manifest.allowScripts[name])) {
    yield `${name}: has an install script; replace the package${dev ? ' or add it to allowScripts in package.json' : ''}`;
  }
  const isInProduction = !dev || shipped.includes(name);
  if (license === undefined || !isAllowed(license, isInProduction ? licencesInProduction : licencesOfTools)) {
    yield `${name}: ${license ?? 'no licence'} is not a licence allowed ${isInProduction ? 'in production' : 'for tools'}; see tools/check/check-dependencies.ts`;
  }
}

/** The project supports Linux on x64 and arm64. */
const isOnOurSystems = ({ os = ['linux'], cpu = ['x64'] }: LockedPackage) =>
  os.includes('linux') && ['x64', 'arm64'].some((name) => cpu.includes(name));

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';

/** Evaluates an SPDX expression with OR and AND. */
function isAllowed(expression: string, licences: typeof licencesInProduction): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((name) => Object.hasOwn(licences, name)));
}

if (import.meta.main) {
  const read = async (file: string) => JSON.parse(await readFile(join(projectDir, file), 'utf8'));
  const { packages } = await read('package-lock.json');
  const problems = findProblems(await read('package.json'), packages);
  const count = Object.keys(packages).length - 1;
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.info(`${count} packages: all pinned, with allowed licences, and without unapproved install scripts.`);
}
