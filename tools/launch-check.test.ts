import { readdir, readFile, writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { generateEntries } from './generate/entries.ts';
import { copyContent } from './test-support/project-copy.ts';

test('passes if no sample is left, and fails if there is one', async () => {
  const copy = await copyContent();
  onTestFinished(() => copy.remove());
  await generateEntries(copy.root);
  for (const name of await readdir(copy.path('content'), { recursive: true })) {
    const file = copy.path(`content/${name}`);
    if (name.endsWith('.json')) {
      const values = JSON.parse(await readFile(file, 'utf8'), (key, value) =>
        key === 'sample' || key === 'samples' ? undefined : value,
      );
      await writeFile(file, JSON.stringify(values));
    }
    if (!name.endsWith('.ts') || /^(?:loading|schema)\b|\.test\.ts$/.test(name)) continue;
    const source = await readFile(file, 'utf8');
    const replaced = source
      .replace(/sample(?:Evidence)?\(\s*('[^']*'|\{[^{}]*\}|\[(?:\s*'[^']*',?)+\s*\])(?:,\s*'[^']*')?,?\s*\)/g, '$1')
      .replace(/(^|\{)\s*sample:\s*(?:\w+|'[^']*'),/gm, '$1');
    if (replaced !== source) await writeFile(file, replaced);
  }
  expect(await copy.run(['tools/launch-check.ts'])).toEqual({
    status: 0,
    text: 'There are no sample values on the site.\n',
  });

  const service = copy.path('content/services/mobile-development.ts');
  const source = await readFile(service, 'utf8');
  await writeFile(
    service,
    `import { sample as mark } from '../loading/sample.ts';\n${source.replace("'Mobile Development'", "mark('Mobile', 'its name')")}`,
  );
  const { status, text } = await copy.run(['tools/launch-check.ts']);
  expect(status).toBe(1);
  expect(text).toMatch(
    /^content\/services\/mobile-development\.ts {2}title {2}its name\n.*\n\nSample values to replace before launch: 3\./s,
  );
});
