import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '../site-build/paths.ts';

const text = readFileSync(join(projectDir, 'docs/security.md'), 'utf8');

/** The files in the document, with the test titles that follow each: `a/b.test.ts`: "one", "two". */
const references = [...text.matchAll(/`([\w./-]+\/[\w./-]+\.\w+)`((?::|,)? "[^"]+"(?:, "[^"]+")*)?/g)].map(
  ([, file = '', titles = '']) => ({ file, titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title) }),
);

test('every file in docs/security.md exists and has the quoted tests', () => {
  const missing = references.flatMap(({ file, titles }) => {
    const path = join(projectDir, file);
    if (!existsSync(path)) return [`${file} does not exist`];
    const source = readFileSync(path, 'utf8').replace(/\\(['"`])/g, '$1');
    // The quotes around the title ensure that it is complete.
    return titles
      .filter((title) => !["'", '"', '`'].some((quote) => source.includes(quote + title + quote)))
      .map((title) => `${file} has no '${title}'`);
  });
  expect(missing).toEqual([]);
  expect(references.flatMap(({ titles }) => titles).length).toBeGreaterThan(80);
});

/** Number of requirements of levels 1 and 2 in each section of ASVS 5.0.0. Those of level 3 have higher numbers. */
const sections = [
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4',
  '5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2',
  '8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3',
  '11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3',
  '15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2',
];
const requirements = sections
  .flatMap((line) => line.split(' '))
  .flatMap((entry) => {
    const [section = '', count] = entry.split(':');
    return Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`);
  });

test('docs/security.md covers each requirement of ASVS 5.0.0, levels 1 and 2, exactly once', () => {
  const rows = [...text.matchAll(/^\| (\d+(?:\.\d+)*(?:, \d+(?:\.\d+)*)*) +\|/gm)];
  const listed = rows.flatMap(([, numbers = '']) => numbers.split(', '));
  // The number of a section or chapter covers all its requirements.
  const covers = (number: string, requirement: string) => `${requirement}.`.startsWith(`${number}.`);
  const coverage = (requirement: string) => listed.filter((number) => covers(number, requirement)).length;
  expect(requirements.filter((requirement) => coverage(requirement) !== 1)).toEqual([]);
  expect(listed.filter((number) => !requirements.some((requirement) => covers(number, requirement)))).toEqual([]);
});
