import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, projectDir } from '../site-build/paths.ts';

// React Router empties `x.client` on the server and `x.server` in the browser.
it('no file of the site is named `x.client` or `x.server`', async () => {
  const files = await listFiles(join(projectDir, 'site'));
  expect(files.filter((file) => /\.(?:client|server)\.tsx?$/.test(file) && file !== 'entry.server.tsx')).toEqual([]);
});
