import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBuildSettings } from '../../server/config/settings.ts';
import { hashInputs } from './input-hash.ts';

const settings = readBuildSettings({});
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'input-hash-'));
  await mkdir(join(dir, 'content'));
  await writeFile(join(dir, 'content/price.ts'), 'export const priceInr = 4000;');
});
afterEach(() => rm(dir, { recursive: true }));

test('the hash is the same for the same inputs', async () => {
  expect(await hashInputs(settings, [], dir)).toBe(await hashInputs(settings, [], dir));
});

test('the hash changes with a price', async () => {
  const before = await hashInputs(settings, [], dir);
  await writeFile(join(dir, 'content/price.ts'), 'export const priceInr = 4500;');
  expect(await hashInputs(settings, [], dir)).not.toBe(before);
});

test('the hash changes with the name of a file', async () => {
  const before = await hashInputs(settings, [], dir);
  await rm(join(dir, 'content/price.ts'));
  await writeFile(join(dir, 'content/prices.ts'), 'export const priceInr = 4000;');
  expect(await hashInputs(settings, [], dir)).not.toBe(before);
});

test('the hash changes with the destination of the forms', async () => {
  expect(await hashInputs({ ...settings, delivery: 'none' }, [], dir)).not.toBe(await hashInputs(settings, [], dir));
});

test('the hash does not change with a new test', async () => {
  const before = await hashInputs(settings, [], dir);
  await writeFile(join(dir, 'content/price.test.ts'), '');
  expect(await hashInputs(settings, [], dir)).toBe(before);
});

test('the hash changes when a batch has begun', async () => {
  const before = await hashInputs(settings, ['flutter 2027-01-12'], dir);
  expect(await hashInputs(settings, [], dir)).not.toBe(before);
});
