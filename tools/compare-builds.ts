import { resolve } from 'node:path';
import { compareBuilds, readBuild } from './compare/compare-builds.ts';
import { clientDir } from './site-build/paths.ts';

/**
 * `npm run compare -- <folder of an earlier build>`: what a change did to the files that visitors receive. Keep a build before you begin:
 * `cp -r build/client /tmp/before`. Hashes in the names of assets do not count.
 */
const [earlier = ''] = process.argv.slice(2);
const before = earlier === '' ? new Map() : await readBuild(resolve(earlier));
if (before.size === 0) {
  console.error(`No build at '${earlier}'. Say: npm run compare -- <folder of an earlier build/client>`);
  process.exit(2);
}
const differences = compareBuilds(before, await readBuild(clientDir));
for (const line of differences) console.info(line);
console.info(differences.length === 0 ? 'The builds are the same.' : `${differences.length} files differ.`);
if (differences.length > 0) process.exitCode = 1;
