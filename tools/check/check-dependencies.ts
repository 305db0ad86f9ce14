/**
 * Holds what we depend on to its rules: one version each, licences we may use, no scripts while it is installed. It reads two files of ours
 * and asks nobody; `npm audit` asks the registry for known holes.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectDir } from '../site-build/paths.ts';

const askNotice = 'asks for its notice, which stands in its package';

/** Licences by their SPDX names, and why we may use what is under them: of what runs in service or reaches a visitor. */
const licencesInService: Readonly<Record<string, string>> = {
  MIT: askNotice,
  ISC: askNotice,
  'Apache-2.0': 'asks for its notice, and grants patents',
  'MIT-0': 'asks for nothing',
  'OFL-1.1': 'fonts: may be served with a page, and not sold by themselves',
  'CC0-1.0': 'asks for nothing; the logos stay marks of their owners',
};

/** Of what builds and checks alone: nothing of it is passed on. */
const licencesOfTools: typeof licencesInService = {
  ...licencesInService,
  '0BSD': 'asks for nothing',
  'BlueOak-1.0.0': askNotice,
  'BSD-2-Clause': askNotice,
  'BSD-3-Clause': askNotice,
  'CC-BY-4.0': 'data of browsers: names its source where it is passed on',
  'MPL-2.0': 'asks for the source of its own files where they are passed on changed',
  'Python-2.0': askNotice,
  Unlicense: 'asks for nothing',
  Zlib: askNotice,
};

/** Development dependencies of which something stands in the pages or brochures: scripts, icons, logos and fonts. */
export const shipped = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
  '@fontsource/noto-sans-math',
  '@fontsource/red-hat-mono',
  'devicon',
  'embla-carousel',
  'embla-carousel-autoplay',
  'lucide-react',
  'simple-icons',
];

/** Packages that do not name their licence, and what the file in them says. */
const readByHand: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** As much of `package.json` as says what we depend on. */
export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** Packages that npm may let run a script of theirs while it installs them. */
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

/** A package as `package-lock.json` has it (version 3). */
export interface LockedPackage {
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  /** For which systems alone it is installed, by Node's names. */
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/**
 * What is wrong with what we depend on, in a sentence each.
 * @param locked by path (`node_modules/a/node_modules/b`)
 */
export function findFaults(manifest: Manifest, locked: Readonly<Record<string, LockedPackage>>): string[] {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const packages = Object.entries(locked).filter(([path]) => path !== '');
  const absent = shipped.filter((name) => !(`node_modules/${name}` in locked));
  return [
    ...versions
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name}: pin one version in package.json (${version} may be another one tomorrow)`),
    ...absent.map(
      (name) => `${name}: is no dependency any more; take it from \`shipped\` in tools/check/check-dependencies.ts`,
    ),
    ...packages.flatMap(([path, each]) => [...faultsOf(nameOf(path), each, manifest)]),
  ];
}

function* faultsOf(name: string, locked: LockedPackage, manifest: Manifest) {
  const { license, integrity, dev, optional, hasInstallScript } = locked;
  // Of what other systems than ours would install npm may know the name alone; it is built from the package that asks for it.
  if (dev && optional && license === undefined) return;
  if (integrity === undefined) yield `${name}: has no checksum in package-lock.json; install it from a registry`;
  if (hasInstallScript && isForUs(locked) && !(dev && manifest.allowScripts[name])) {
    yield `${name}: runs a script when it is installed; do without it${dev ? ', or name it under allowScripts in package.json' : ''}`;
  }
  const isInService = !dev || shipped.includes(name);
  const said = license ?? readByHand[name];
  if (said === undefined || !isAllowed(said, isInService ? licencesInService : licencesOfTools)) {
    yield `${name}: ${said ?? 'no licence'} is not among those that ${isInService ? 'what is in service' : 'our tools'} may have; see tools/check/check-dependencies.ts`;
  }
}

/** The project runs on Linux alone, on either of two kinds of machine. */
const isForUs = ({ os = ['linux'], cpu = ['x64'] }: LockedPackage) =>
  os.includes('linux') && ['x64', 'arm64'].some((each) => cpu.includes(each));

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';

/** An SPDX expression as packages write them: one of several, or several at once. */
function isAllowed(expression: string, licences: typeof licencesInService): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((each) => Object.hasOwn(licences, each)));
}

if (import.meta.main) {
  const read = async (file: string) => JSON.parse(await readFile(join(projectDir, file), 'utf8'));
  const { packages } = await read('package-lock.json');
  const faults = findFaults(await read('package.json'), packages);
  const count = Object.keys(packages).length - 1;
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.info(`${count} packages: pinned, under licences we may use, and none runs a script unasked.`);
}
