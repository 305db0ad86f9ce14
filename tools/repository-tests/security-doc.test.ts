import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '../site-build/paths.ts';

const text = readFileSync(join(projectDir, 'docs/security.md'), 'utf8');

/** Files by their path, and the titles of tests that are named behind each: `a/b.test.ts`: "one", "two". */
const named = [...text.matchAll(/`([\w./-]+\/[\w./-]+\.\w+)`((?::|,)? "[^"]+"(?:, "[^"]+")*)?/g)].map(
  ([, file = '', titles = '']) => ({ file, titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title) }),
);

test('every file that docs/security.md names is there, and has each test that is named of it', () => {
  const gone = named.flatMap(({ file, titles }) => {
    const path = join(projectDir, file);
    if (!existsSync(path)) return [`${file} is not there`];
    const source = readFileSync(path, 'utf8').replace(/\\(['"`])/g, '$1');
    // Between the quotes of a whole string: what was only begun so is another title by now.
    return titles
      .filter((title) => !["'", '"', '`'].some((quote) => source.includes(quote + title + quote)))
      .map((title) => `${file} has no '${title}'`);
  });
  expect(gone).toEqual([]);
  expect(named.flatMap(({ titles }) => titles).length).toBeGreaterThan(80);
});

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has: those of level 3 have the numbers after them. */
const sections = [
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4',
  '5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2',
  '8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3',
  '11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3',
  '15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2',
];
const requirements = sections
  .flatMap((line) => line.split(' '))
  .flatMap((each) => {
    const [section = '', count] = each.split(':');
    return Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`);
  });

test('docs/security.md says of each requirement of ASVS 5.0.0, levels 1 and 2, once what becomes of it', () => {
  const rows = [...text.matchAll(/^\| (\d+(?:\.\d+)*(?:, \d+(?:\.\d+)*)*) +\|/gm)];
  const said = rows.flatMap(([, numbers = '']) => numbers.split(', '));
  // A section or a chapter stands for all that is in it.
  const saidOf = (requirement: string) => said.filter((each) => `${requirement}.`.startsWith(`${each}.`));
  expect(requirements.filter((each) => saidOf(each).length !== 1)).toEqual([]);
  expect(said.filter((each) => !requirements.some((other) => `${other}.`.startsWith(`${each}.`)))).toEqual([]);
});
