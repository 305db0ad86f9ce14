import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languages, listNoticeTexts, listTranslations } from '#content';
import { readOptions, runCommand, UsageError } from './command-line/command.ts';
import { buildDir, projectDir } from './site-build/paths.ts';

const help = `Lists the translations whose original has changed.

  npm run translations                     lists them; the exit code is 1 if there are any
  npm run translations -- --accept         records that every translation fits its original again
  npm run translations -- --sheet bn       writes build/translations-bn.html: both languages side by side, for a person who checks them`;

const sheetStyle =
  'body{font:16px/1.5 system-ui;margin:2rem}table{border-collapse:collapse;width:100%}td{border:1px solid;padding:.4em;vertical-align:top;width:28%}td:first-child{width:16%;font-size:12px}';

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
  const cell = (text: string, lang?: string) => createElement('td', { key: text, lang }, text);
  const tables = translations.map(({ file, texts }) => [
    createElement('h2', { key: `${file} heading` }, file),
    createElement(
      'table',
      { key: file },
      createElement(
        'tbody',
        null,
        texts.map(({ field, text, translation }) =>
          createElement('tr', { key: field }, cell(field), cell(text, 'en'), cell(translation, code), cell('')),
        ),
      ),
    ),
  ]);
  const title = `Translations: ${code}. Field, original, translation, your correction.`;
  const head = createElement(
    'head',
    null,
    createElement('title', null, title),
    createElement('style', null, sheetStyle),
  );
  const body = createElement('body', null, createElement('h1', null, title), tables);
  const path = `build/translations-${code}.html`;
  const document = renderToStaticMarkup(createElement('html', { lang: 'en' }, head, body));
  await mkdir(buildDir, { recursive: true });
  await writeFile(join(projectDir, path), `<!doctype html>\n<meta charset="utf-8">\n${document}\n`);
  return `${path}: ${translations.reduce((sum, { texts }) => sum + texts.length, 0)} texts`;
}
