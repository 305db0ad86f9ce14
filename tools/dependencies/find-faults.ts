import { licencesInService, licencesOfTools, readByHand, shipped } from './licences.ts';

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
      (name) => `${name}: is no dependency any more; take it from \`shipped\` in tools/dependencies/licences.ts`,
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
    yield `${name}: ${said ?? 'no licence'} is not among those that ${isInService ? 'what is in service' : 'our tools'} may have; see tools/dependencies/licences.ts`;
  }
}

/** The project runs on Linux alone, on either of two kinds of machine. */
const isForUs = ({ os = ['linux'], cpu = ['x64'] }: LockedPackage) =>
  os.includes('linux') && ['x64', 'arm64'].some((each) => cpu.includes(each));

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';

/** An SPDX expression as packages write them: one of several, or several at once. */
function isAllowed(expression: string, licences: Readonly<Record<string, string>>): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((each) => Object.hasOwn(licences, each)));
}
