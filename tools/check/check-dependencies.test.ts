import { expect, test } from 'vitest';
import { findFaults, type LockedPackage, shipped } from './check-dependencies.ts';

const sound: LockedPackage = { license: 'MIT', integrity: 'sha512-x' };
const shippedHere = Object.fromEntries(shipped.map((name) => [`node_modules/${name}`, { ...sound, dev: true }]));
const manifest = { dependencies: { a: '1.2.3' }, devDependencies: { b: '1.2.3-rc.1' }, allowScripts: { b: true } };
const faultsOf = (name: string, change: LockedPackage) =>
  findFaults(manifest, { '': {}, ...shippedHere, [`node_modules/${name}`]: { ...sound, ...change } });

test.each<[string, LockedPackage]>([
  ['a', {}],
  ['a', { license: 'GPL-3.0 OR MIT' }],
  ['b', { dev: true, license: '(MIT AND Zlib)' }],
  ['b', { dev: true, hasInstallScript: true }],
  ['c', { dev: true, hasInstallScript: true, os: ['darwin'], cpu: ['arm64'] }],
  ['c', { dev: true, hasInstallScript: true, os: ['linux'], cpu: ['ppc64'] }],
])('nothing is wrong with %s: %j', (name, change) => {
  expect(findFaults(manifest, { ...shippedHere, 'node_modules/a': sound })).toEqual([]);
  expect(faultsOf(name, change)).toEqual([]);
});

test.each<[string, string, LockedPackage, string]>([
  ['a licence that asks for our source', 'a', { license: 'AGPL-3.0' }, 'AGPL-3.0 is not among'],
  ['one of two at once', 'a', { license: 'MIT AND GPL-3.0' }, 'GPL-3.0 is not among'],
  ['a licence of tools in service', 'a', { license: 'MPL-2.0' }, 'what is in service'],
  ['a licence of tools in the pages', 'devicon', { dev: true, license: 'MPL-2.0' }, 'what is in service'],
  ['no licence', 'c', { dev: true, license: undefined as never }, 'no licence'],
  ['no checksum', 'a', { integrity: undefined as never }, 'no checksum'],
  ['a script in service, allowed or not', 'b', { hasInstallScript: true }, 'do without it'],
  ['a script of a tool that nobody allowed', 'c', { dev: true, hasInstallScript: true }, 'allowScripts'],
  [
    'one for our machines alone',
    'c',
    { dev: true, hasInstallScript: true, os: ['linux'], cpu: ['arm64'] },
    'allowScripts',
  ],
])('what is wrong is said: %s', (_, name, change, words) => {
  expect(faultsOf(name, change)).toEqual([expect.stringMatching(new RegExp(`^${name}: .*${words}`))]);
});

test.each(['^1.2.3', '~1.2.3', '1.x', '*', 'latest', 'git+https://example.com/a.git', 'file:../a'])(
  '%s is no version',
  (version) => {
    const loose = { ...manifest, dependencies: { a: version } };
    expect(findFaults(loose, shippedHere)).toEqual([expect.stringContaining('pin one version')]);
  },
);

test('a package that is gone is not kept on the list', () => {
  expect(findFaults(manifest, {})).toHaveLength(shipped.length);
});
