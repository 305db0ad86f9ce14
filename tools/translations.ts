import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, listNoticeTexts, listTranslations } from '#content';
import { toXlsx } from '../server/format/sheets.ts';
import { readOptions, runCommand, UsageError } from './command-line/command.ts';
import { buildDir, projectDir } from './site-build/paths.ts';

const help = `Lists the translations whose original has changed.

  npm run translations                     lists them; the exit code is 1 if there are any
  npm run translations -- --accept         records that every translation fits its original again
  npm run translations -- --sheet bn       writes build/translations-bn.xlsx: both languages side by side, for a person who checks them`;

await runCommand(async () => {
  const { values } = readOptions('translations', { accept: { type: 'boolean' }, sheet: { type: 'string' } });
  if (values.help) return help;
  if (values.sheet !== undefined) return writeSheet(values.sheet);
  if (values.accept) return acceptAll();
  const stale = languages.flatMap(({ code }) => listTranslations(code).filter(({ isStale }) => isStale));
  process.exitCode = stale.length > 0 ? 1 : 0;
  return (
    stale.map(({ file, original }) => `${file}: ${original} has changed`).join('\n') || 'No translation is out of date.'
  );
});

async function acceptAll(): Promise<string> {
  for (const { code } of languages) {
    const hashes = Object.fromEntries(listTranslations(code).map(({ original, hash }) => [original, hash]));
    await writeFile(join(projectDir, `content/${code}/originals.json`), `${JSON.stringify(hashes, undefined, 2)}\n`);
  }
  return 'Every translation is recorded as up to date.';
}

async function writeSheet(code: string): Promise<string> {
  const translations = [...listTranslations(code), ...listNoticeTexts(code)];
  if (translations.length === 0)
    throw new UsageError(
      `There is no language '${code}'; use ${languages.map((language) => language.code).join(', ')}.`,
    );
  const rows = translations.flatMap(({ file, texts }) =>
    texts.map(({ field, text, translation }) => [file, field, text, translation]),
  );
  const headings = ['File', 'Field', 'Original', 'Translation', 'Your correction'];
  const path = `build/translations-${code}.xlsx`;
  await mkdir(buildDir, { recursive: true });
  await writeFile(join(projectDir, path), await toXlsx([{ name: code, headings, rows }]));
  return `${path}: ${rows.length} texts`;
}
