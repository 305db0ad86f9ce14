import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openStore, openStoreForCommand, storePath } from './open.ts';

it.each([
  ['write', (dataDir: string) => openStore(dataDir, 10)],
  ['read', openStoreForCommand],
])('refuses to open a store to %s with a version of SQLite that could damage it', async (_, open) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  writeFileSync(storePath(dataDir), '');
  const { versions } = process;
  Object.defineProperty(process, 'versions', { value: { ...versions, sqlite: '3.51.0' }, configurable: true });
  onTestFinished(() => {
    Object.defineProperty(process, 'versions', { value: versions, configurable: true });
    rmSync(dataDir, { recursive: true });
  });
  await expect((async () => open(dataDir))()).rejects.toThrow('includes SQLite 3.51.0, and the store needs');
});

it('explains that a folder below /proc cannot be written, and does not hang', async () => {
  await expect(openStore('/proc/x/data', 64)).rejects.toThrow(
    'The store at /proc/x/data/store.db cannot be opened: this user cannot write there. Set DATA_DIR to a folder that this user may write to.',
  );
});
