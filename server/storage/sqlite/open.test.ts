import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openLeadReader, openStore, storePath } from './open.ts';

it.each([
  ['write', (dataDir: string) => openStore(dataDir, 10)],
  ['read', openLeadReader],
])('no store is opened to %s by a SQLite that could damage it', async (_, open) => {
  const versions = { ...process.versions, sqlite: '3.51.0' };
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  writeFileSync(storePath(dataDir), '');
  const { versions: real } = process;
  Object.defineProperty(process, 'versions', { value: versions, configurable: true });
  onTestFinished(() => {
    Object.defineProperty(process, 'versions', { value: real, configurable: true });
    rmSync(dataDir, { recursive: true });
  });
  await expect((async () => open(dataDir))()).rejects.toThrow('brings SQLite 3.51.0, and the store needs');
});
