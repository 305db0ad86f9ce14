import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listProjectFiles, projectDir } from '../site-build/paths.ts';

// Unit and process tests share their modules (`isolate: false`), so a mock would affect the files that run later.
it('no test uses `vi.mock`', async () => {
  const files = (await listProjectFiles(['content', 'forms', 'ui', 'site', 'server', 'tools', 'tests/process'])).filter(
    (file) => /\.test\.tsx?$/.test(file),
  );
  const sources = await Promise.all(files.map(async (file) => [file, await readFile(join(projectDir, file), 'utf8')]));
  expect(sources.filter(([, source = '']) => /^vi\.mock\(/m.test(source)).map(([file]) => file)).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});
