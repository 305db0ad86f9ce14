import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openLeadReader, openStore, storePath } from './open.ts';

// A Node.js that brings a SQLite too old for the store.
vi.mock('./connection.ts', async (original) => {
  const real = await original<typeof import('./connection.ts')>();
  const connect: typeof real.connect = (...given) => ({ ...real.connect(...given), version: '3.51.0' });
  return { ...real, connect };
});

it.each([
  ['write', (dataDir: string) => openStore(dataDir, 10)],
  ['read', openLeadReader],
])('no store is opened to %s by a SQLite that could damage it', async (_, open) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  writeFileSync(storePath(dataDir), '');
  await expect(open(dataDir)).rejects.toThrow('brings SQLite 3.51.0, and the store needs');
});
