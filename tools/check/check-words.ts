/** Finds retired words, and names the common words to use instead. `npm run lint` runs it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listProjectFiles, projectDir } from '../site-build/paths.ts';

/**
 * The words in lower case; their plurals count, too. `within` matches the paths where a word is retired; default: all. `letter` is retired
 * for emails, not for the alphabet.
 */
const retired = [
  { word: 'slip', instead: 'field error', within: /^(?!illustrations\/)/ },
  { word: 'lure', instead: 'honeypot' },
  { word: 'letter', instead: 'email', within: /^(?:deploy|docs|server|site\/emails|tools\/leads)\// },
  { word: 'band', instead: 'section', within: /^site\/(?:sections|pages\/inner)\// },
  { word: 'trail', instead: 'breadcrumbs' },
  { word: 'showcase', instead: 'product', within: /^(?:content|site|tools)\// },
  { word: 'pictogram', instead: 'icon' },
  { word: 'patience', instead: 'timeout' },
  { word: 'overtaken', instead: 'conflict' },
  { word: 'guest', instead: 'second process', within: /^server\// },
  { word: 'anew', instead: 'again' },
  { word: 'whoever', instead: 'the person: a visitor, an operator, a developer' },
  { word: 'in the place of', instead: 'instead of' },
  { word: 'without a line', instead: 'offline' },
  { word: 'whatever', instead: 'any, or even if' },
  { word: 'besides', instead: 'in addition to, or except' },
  { word: 'also if', instead: 'even if' },
  { word: 'also while', instead: 'even while' },
];

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

/**
 * The retired words of a file, one message each. A word inside a name such as `slipList` counts.
 * @param file path from the root of the project, with forward slashes
 */
export function findRetiredWords(file: string, text: string): string[] {
  const here = retired.filter(({ within }) => within?.test(file) ?? true);
  return text.split('\n').flatMap((line, index) => {
    const words = line
      .replace(/letter-?spacing/gi, '')
      .replace(/([a-z])(?=[A-Z])/g, '$1 ')
      .toLowerCase();
    return here
      .filter(({ word }) => new RegExp(`\\b${word}s?\\b`).test(words))
      .map(({ word, instead }) => `${file}:${index + 1}: instead of "${word}", write "${instead}"`);
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
