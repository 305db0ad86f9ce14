import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

type Opener = typeof import('./open.ts');

/** On a Node.js that brings a SQLite too old for the store. Loaded anew: the files of unit tests share their modules. */
async function openerOnOldSqlite(): Promise<Opener> {
  vi.resetModules();
  vi.doMock(import('./connection.ts'), async (original) => {
    const real = await original();
    const connect: typeof real.connect = (...given) => ({ ...real.connect(...given), version: '3.51.0' });
    return { ...real, connect };
  });
  onTestFinished(() => {
    vi.doUnmock('./connection.ts');
    vi.resetModules();
  });
  return import('./open.ts');
}

it.each([
  ['write', ({ openStore }: Opener, dataDir: string) => openStore(dataDir, 10)],
  ['read', ({ openLeadReader }: Opener, dataDir: string) => openLeadReader(dataDir)],
])('no store is opened to %s by a SQLite that could damage it', async (_, open) => {
  const opener = await openerOnOldSqlite();
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  writeFileSync(opener.storePath(dataDir), '');
  await expect(open(opener, dataDir)).rejects.toThrow('brings SQLite 3.51.0, and the store needs');
});
