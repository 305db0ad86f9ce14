import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuild } from '../support/built-pages.ts';
import {
  runUntilExit,
  sendLead,
  startServer,
  storedMessages,
  temporaryFolder,
  unprivilegedUser,
} from '../support/server-process.ts';

const validAnswers = { name: 'Debbarma uniquetestwords', email: 'd@example.com', message: 'A till for our shop' };
const form = (change: Record<string, string> = {}) => new URLSearchParams({ ...validAnswers, ...change });

it('answers a form without JavaScript with a page, even if the form is wrong or from another website', async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder() });
  const send = (body: URLSearchParams, headers = {}) =>
    fetch(`${server.origin}/send/contact`, { method: 'POST', body, headers });
  const response = await send(form());
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).toMatch(/^<!DOCTYPE html>/i);
  const { inlined } = (await readBuild()).entry.module;
  const scripts = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(scripts).toEqual(inlined?.scripts);

  const fieldError = await send(form({ message: ' ' }));
  expect(fieldError.status).toBe(422);
  expect(await fieldError.text()).toContain('Project Details is missing. Please fill it in.');

  for (const origin of ['https://evil.example', 'null', 'uniquetestwords']) {
    const foreign = await send(form(), { origin });
    expect(foreign.status, origin).toBe(403);
    expect(await foreign.text()).toContain('The form came from another website');
  }

  // A GET of the same address finds no page, and no page has a second address.
  const home = await fetch(server.origin);
  expect([home.status, home.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  for (const path of ['/send/contact', '/not-found']) expect((await fetch(server.origin + path)).status).toBe(404);
  await expect.poll(server.output).toContain('"route":"/send/:form","status":422');
  expect(server.output()).not.toContain('uniquetestwords');
});

it('accepts a form from the public origin behind a proxy, and answers one sent by script with JSON', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ DATA_DIR: dataDir, PUBLIC_ORIGIN: 'https://www.example.com' });
  const headers = { origin: 'https://www.example.com' };
  const send = (body: URLSearchParams, path = '/api/send/contact') =>
    fetch(server.origin + path, { method: 'POST', body, headers });
  expect((await send(form(), '/send/contact')).status).toBe(200);
  expect(await (await send(form())).json()).toEqual({
    outcome: 'stored',
    status: 200,
    reference: expect.stringMatching(/^\w{4}-\w{4}$/),
  });
  const fieldError = await send(form({ email: '' }));
  const message = 'Email Address is missing. Please fill it in.';
  expect([fieldError.status, await fieldError.json()]).toEqual([
    422,
    { outcome: 'refused', status: 422, message, fieldErrors: { email: message } },
  ]);
  expect((await send(form(), '/api/send/nothing')).status).toBe(404);
  expect(await storedMessages(dataDir)).toEqual([validAnswers.message]);
});

it('says that nothing was sent when the store is full, stores nothing, and still serves pages', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ DATA_DIR: dataDir, STORE_MAX_MB: '1' });
  const large = 'x'.repeat(5000);
  let stored = 0;
  let status: number | null = 200;
  while (status === 200 && stored < 400) {
    status = await sendLead(server.origin, `${stored} ${large}`.slice(0, 5000), `k${stored}`);
    if (status === 200) stored += 1;
  }
  expect(status).toBe(503);
  const response = await fetch(`${server.origin}/send/contact`, { method: 'POST', body: form({ message: large }) });
  expect(response.status).toBe(503);
  const page = await response.text();
  expect(page).toContain('Nothing was sent, because we cannot store it at the moment.');
  expect(page).toContain(`body=${encodeURIComponent('Message\nFull Name: ')}`);
  expect(page).toMatch(/https:\/\/wa\.me\/\d+\?text=Message%0AFull%20Name%3A%20[^"]{3000,4000}"/);
  expect((await fetch(server.origin)).status).toBe(200);
  expect(await storedMessages(dataDir)).toHaveLength(stored);
  expect(statSync(join(dataDir, 'store.db')).size).toBeLessThanOrEqual(1024 * 1024);
});

it('tells the visitor when the disk refuses to write, and loses no earlier lead', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ DATA_DIR: dataDir }, { fileKb: 400 });
  const large = 'x'.repeat(4900);
  const statuses: (number | null)[] = [];
  for (let count = 0; count < 120; count += 1)
    statuses.push(await sendLead(server.origin, `${count} ${large}`, `k${count}`));
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(await storedMessages(dataDir)).toHaveLength(statuses.filter((status) => status === 200).length);
  expect(server.output()).toContain('"event":"store-unavailable"');
  expect(server.output()).not.toContain('"event":"server-error"');
});

it('still stores leads and exits with 0 when the reader of its log goes away', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ DATA_DIR: dataDir });
  server.process.stdout?.destroy();
  server.process.stderr?.destroy();
  // The first failing write detects the lost reader.
  for (const key of ['k1', 'k2', 'k3']) expect(await sendLead(server.origin, key, key)).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await storedMessages(dataDir)).toHaveLength(3);
});

describe('the start fails with one line for', () => {
  it('each wrong setting', async () => {
    const { code, output } = await runUntilExit({ PORT: 'x', HOST: 'y' });
    expect([code, output]).toEqual([2, expect.stringMatching(/^PORT is .+\nHOST is .+\n$/)]);
  });

  it('a folder that is not writable', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o555);
    const { code, output } = await runUntilExit({ DATA_DIR: join(folder, 'data') }, { userId: unprivilegedUser });
    expect([code, output]).toEqual([1, expect.stringMatching(/^The store .+ Set DATA_DIR to a folder.+\n$/)]);
  });

  it('a store whose file or folder is not writable', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    await (await startServer({ DATA_DIR: dataDir })).end('SIGTERM');
    chmodSync(join(dataDir, '..'), 0o755);
    chmodSync(dataDir, 0o555);
    for (const mode of [0o444, 0o666]) {
      chmodSync(join(dataDir, 'store.db'), mode);
      const { code, output } = await runUntilExit({ DATA_DIR: dataDir }, { userId: unprivilegedUser });
      expect([code, output]).toEqual([1, expect.stringMatching(/^The store .+ Set DATA_DIR to a folder.+\n$/)]);
    }
    chmodSync(dataDir, 0o755);
  });

  it('a port in use, but it creates a missing folder', async () => {
    const dataDir = join(temporaryFolder(), 'a/b');
    mkdirSync(join(dataDir, '..'));
    const server = await startServer({ DATA_DIR: dataDir });
    const { code, output } = await runUntilExit({ DATA_DIR: temporaryFolder(), PORT: new URL(server.origin).port });
    expect([code, output]).toEqual([1, expect.stringMatching(/^Port \d+ is taken by another program\..+\n$/)]);
    expect(await server.end('SIGINT')).toBe(0);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });
});
