import { readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { applicationForm, apply, fileNameMarker, pdf, storedApplications } from '../support/applications.ts';
import { sendLead, startServer, temporaryFolder } from '../support/server-process.ts';

const fiveMb = 5 * 1024 * 1024;

it('keeps an acknowledged application and its file after kill -9, and stores a repeat once', async () => {
  const DATA_DIR = temporaryFolder();
  const content = pdf('once', 1_000_000);
  for (let round = 0; round < 2; round += 1) {
    const server = await startServer({ DATA_DIR });
    expect(await apply(server.origin, applicationForm('once', content))).toBe(200);
    await server.end('SIGKILL');
    expect(await storedApplications(DATA_DIR)).toEqual([{ name: 'once', isComplete: true }]);
  }
});

it('refuses a file that does not fit into the store, together with its answers, and accepts one that fits', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ DATA_DIR, STORE_MAX_MB: '3' });
  expect(await apply(server.origin, applicationForm('fits', pdf('fits', 1_000_000)))).toBe(200);
  expect(await apply(server.origin, applicationForm('too large', pdf('large', 4_000_000)))).toBe(503);
  const body = applicationForm('page', pdf('page', 4_000_000));
  const response = await fetch(`${server.origin}/send/application`, { method: 'POST', body });
  const page = await response.text();
  expect(response.status).toBe(503);
  expect(page).toContain('Nothing was sent, because we cannot store it at the moment.');
  expect(page).toContain('value="page"');
  expect(page).toContain('Please choose your résumé again.');
  expect(await sendLead(server.origin, 'a message still fits', 'k')).toBe(200);
  expect(await storedApplications(DATA_DIR)).toEqual([{ name: 'fits', isComplete: true }]);
  expect(statSync(join(DATA_DIR, 'store.db')).size).toBeLessThanOrEqual(3 * 1024 * 1024);
  expect(server.output()).not.toContain(fileNameMarker);
  expect(server.output()).not.toContain('"event":"server-error"');
});

it('stores neither file nor answers when the disk refuses to write', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ DATA_DIR }, { fileKb: 1500 });
  const statuses = [];
  for (let count = 0; count < 8; count += 1) {
    statuses.push(await apply(server.origin, applicationForm(`lead ${count}`, pdf(`${count}`, 600_000))));
  }
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  const applications = await storedApplications(DATA_DIR);
  expect(applications).toHaveLength(statuses.filter((status) => status === 200).length);
  expect(applications.every(({ isComplete }) => isComplete)).toBe(true);
});

it('serves pages in bounded memory while forty of the largest files arrive, and accepts the refused ones later', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ DATA_DIR });
  const residentMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]) / 1024;
  const initialMb = residentMb();
  let peakMb = 0;
  const names = Array.from({ length: 40 }, (_, index) => `lead ${index}`);
  const sendOne = (name: string) => apply(server.origin, applicationForm(name, pdf(name, fiveMb)));
  let isDone = false;
  const done = Promise.all(names.map(sendOne)).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    expect((await fetch(server.origin)).status).toBe(200);
    peakMb = Math.max(peakMb, residentMb());
    await sleep(20);
  }
  const statuses = await done;
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const refused = names.filter((_, index) => statuses[index] === 503);
  const stored = (await storedApplications(DATA_DIR)).map(({ name }) => name);
  expect(stored.length).toBeGreaterThan(0);
  expect([...stored, ...refused].sort()).toEqual([...names].sort());
  // Without a limit, the files would take about 480 MB. The limit allows the upload capacity and one file that is being stored.
  expect(peakMb - initialMb).toBeLessThan(300);
  const retried = refused.slice(0, 5);
  for (const name of retried) expect(await sendOne(name), name).toBe(200);
  const complete = (await storedApplications(DATA_DIR)).filter(({ isComplete }) => isComplete);
  expect(complete.map(({ name }) => name).sort()).toEqual([...stored, ...retried].sort());
});

it('refuses an upload that is too slow, and disconnects a client that sends an unwanted body', async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder() });
  const closedAfterMs = (head: string) =>
    new Promise<number>((resolve) => {
      const started = performance.now();
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
      socket.write(`${head}\r\nHost: a\r\nContent-Length: 5000000\r\n\r\n`);
      const drip = setInterval(() => socket.write('-'), 500);
      socket.on('error', () => {});
      socket.on('data', () => {});
      socket.on('close', () => {
        clearInterval(drip);
        resolve(performance.now() - started);
      });
    });
  const boundary = 'Content-Type: multipart/form-data; boundary=x';
  // The reply comes after the grace period of 20 s.
  const replyToSlow = () =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
      socket.write(`POST /api/send/application HTTP/1.1\r\nHost: a\r\n${boundary}\r\nContent-Length: 5000000\r\n\r\n`);
      const drip = setInterval(() => socket.write('-'), 500);
      socket.on('data', (chunk) => {
        clearInterval(drip);
        resolve(chunk.toString());
        socket.destroy();
      });
    });
  const [reply, ...closedMs] = await Promise.all([
    replyToSlow(),
    closedAfterMs('GET / HTTP/1.1'),
    closedAfterMs('PUT /send/application HTTP/1.1'),
  ]);
  expect(Math.max(...closedMs)).toBeLessThan(15_000);
  expect(reply).toMatch(/^HTTP\/1\.1 408 /);
});
