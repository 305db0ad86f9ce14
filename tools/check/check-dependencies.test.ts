import { expect, test } from 'vitest';
import { findProblems, type LockedPackage, shipped } from './check-dependencies.ts';

const sound: LockedPackage = { license: 'MIT', integrity: 'sha512-x' };
const shippedHere = Object.fromEntries(shipped.map((name) => [`node_modules/${name}`, { ...sound, dev: true }]));
const manifest = {
  dependencies: { a: '1.2.3' },
  devDependencies: { b: '1.2.3-rc.1' },
  allowScripts: { b: true, node: true },
};
const problemsOf = (name: string, change: LockedPackage) =>
  findProblems(manifest, { '': {}, ...shippedHere, [`node_modules/${name}`]: { ...sound, ...change } });

test.each<[string, LockedPackage]>([
  ['a', {}],
  ['a', { license: 'GPL-3.0 OR MIT' }],
  ['b', { dev: true, license: '(MIT AND Zlib)' }],
  ['b', { dev: true, hasInstallScript: true }],
  ['node', { hasInstallScript: true }],
  ['c', { dev: true, hasInstallScript: true, os: ['darwin'], cpu: ['arm64'] }],
  ['c', { dev: true, hasInstallScript: true, os: ['linux'], cpu: ['ppc64'] }],
])('accepts %s: %j', (name, change) => {
  expect(findProblems(manifest, { ...shippedHere, 'node_modules/a': sound })).toEqual([]);
  expect(problemsOf(name, change)).toEqual([]);
});

test.each<[string, string, LockedPackage, string]>([
  ['a copyleft licence', 'a', { license: 'AGPL-3.0' }, 'AGPL-3.0 is not a licence'],
  ['one forbidden licence of two', 'a', { license: 'MIT AND GPL-3.0' }, 'GPL-3.0 is not a licence'],
  ['a licence for tools in production', 'a', { license: 'MPL-2.0' }, 'allowed in production'],
  ['a licence for tools in the pages', 'devicon', { dev: true, license: 'MPL-2.0' }, 'allowed in production'],
  ['no licence', 'c', { dev: true, license: undefined as never }, 'no licence'],
  ['no checksum', 'a', { integrity: undefined as never }, 'no checksum'],
  ['an install script in production, allowed or not', 'b', { hasInstallScript: true }, 'replace the package'],
  ['an install script of a tool that is not allowed', 'c', { dev: true, hasInstallScript: true }, 'allowScripts'],
  [
    'an install script for our systems',
    'c',
    { dev: true, hasInstallScript: true, os: ['linux'], cpu: ['arm64'] },
    'allowScripts',
  ],
])('refuses %s', (_, name, change, words) => {
  expect(problemsOf(name, change)).toEqual([expect.stringMatching(new RegExp(`^${name}: .*${words}`))]);
});

test.each(['^1.2.3', '~1.2.3', '1.x', '*', 'latest', 'git+https://example.com/a.git', 'file:../a'])(
  'refuses %s as a version',
  (version) => {
    const loose = { ...manifest, dependencies: { a: version } };
    expect(findProblems(loose, shippedHere)).toEqual([expect.stringContaining('pin one version')]);
  },
);

test('reports a package of the list that is not a dependency', () => {
  expect(findProblems(manifest, {})).toHaveLength(shipped.length);
});
