/** Finds retired words, and names the common words to use instead. `npm run lint` runs it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listProjectFiles, projectDir } from '../site-build/paths.ts';

/** In lower case. The plural counts, too. */
const retired: Readonly<Record<string, string>> = {
  lure: 'honeypot',
  trail: 'breadcrumbs',
  pictogram: 'icon',
  patience: 'timeout',
  overtaken: 'conflict',
  anew: 'again',
  whoever: 'the person: a visitor, an operator, a developer',
  'in the place of': 'instead of',
  'without a line': 'offline',
  whatever: 'any, or even if',
  besides: 'in addition to, or except',
  'also if': 'even if',
  'also while': 'even while',
};

const folders = [
  'content',
  'deploy',
  'desk',
  'docs',
  'forms',
  'illustrations',
  'server',
  'site',
  'tests',
  'tools',
  'ui',
];

/** Code and documents. Other rules apply to the words that visitors read. */
const isChecked = (file: string): boolean =>
  /\.(?:ts|tsx|mjs|css|md|yml|service)$/.test(file) &&
  (!file.startsWith('content/') || /^content\/(?:loading|schema)\//.test(file)) &&
  !file.includes('check-words');

/** The retired words of a file, one message each. A word inside a name such as `lureField` counts. */
export function findRetiredWords(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const words = line.replace(/([a-z])(?=[A-Z])/g, '$1 ').toLowerCase();
    return Object.entries(retired)
      .filter(([word]) => new RegExp(`\\b${word}s?\\b`).test(words))
      .map(([word, instead]) => `${file}:${index + 1}: instead of "${word}", write "${instead}"`);
  });
}

if (import.meta.main) {
  const files = ['CONTRIBUTING.md', 'README.md', ...(await listProjectFiles(folders)).filter(isChecked)];
  const found = await Promise.all(
    files.map(async (file) => findRetiredWords(file, await readFile(join(projectDir, file), 'utf8'))),
  );
  for (const message of found.flat()) console.error(message);
  if (found.flat().length > 0) process.exitCode = 1;
}
