import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { assertStoreExists } from './data-folder.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
});

it('refuses to start if the store is missing next to its link secret, and starts in a new folder', () => {
  expect(() => assertStoreExists(dataDir)).not.toThrow();
  writeFileSync(join(dataDir, 'link-secret'), '');
  expect(() => assertStoreExists(dataDir)).toThrow(/^There is no store at .+ npm run restore\./);
  writeFileSync(join(dataDir, 'store.db'), '');
  expect(() => assertStoreExists(dataDir)).not.toThrow();
});
