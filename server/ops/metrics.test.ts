import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { FactChange } from '../storage/ports/facts.ts';
import { createDeskMetrics } from './desk-metrics.ts';
import { createMetrics } from './metrics.ts';

const sources = {
  store: { outbox: { oldestDue: async () => null }, retention: { jobDoneAt: async () => null } },
  storeSizes: () => ({}),
  now: () => new Date('2026-11-22T12:00:00.000Z'),
};

it('reports mail as paused between the two log events', async () => {
  const metrics = createMetrics();
  const log = metrics.countingLog(() => {});
  const isPaused = async () => /^site_mail_paused (\d)$/m.exec(await metrics.text(sources))?.[1];
  expect(await isPaused()).toBe('0');
  log({ level: 'error', event: 'mail-paused', code: '535 5.7.8' });
  expect(await isPaused()).toBe('1');
  log({ level: 'info', event: 'mail-resumed' });
  expect(await isPaused()).toBe('0');
});

it('counts quarantined posts, and times challenges separately from pages', async () => {
  const metrics = createMetrics();
  const log = metrics.countingLog(() => {});
  log({ level: 'warn', event: 'quarantined', route: '/api/send/:form', reason: 'no-proof' });
  log({ level: 'info', event: 'request', method: 'GET', route: '/api/challenge', status: 200, ms: 1 });
  const text = await metrics.text(sources);
  expect(text).toMatch(/^site_log_events_total\{level="warn",event="quarantined"\} 1$/m);
  expect(text).toMatch(/^site_request_duration_seconds_count\{kind="challenge",status="200"\} 1$/m);
});

it('counts the age of retention from the first run of the server if it was never applied', async () => {
  const doneAt = { 'clock-since': '2026-11-19T12:00:00.000Z' };
  const jobDoneAt = async (job: string) => new Map(Object.entries(doneAt)).get(job) ?? null;
  const text = await createMetrics().text({ ...sources, store: { ...sources.store, retention: { jobDoneAt } } });
  expect(text).toContain(`\nsite_retention_done_timestamp_seconds ${Date.parse(doneAt['clock-since']) / 1000}\n`);
});

it('reports every event that an alert counts from the start, so that the alert sees the first one', async () => {
  const alerts = readFileSync(new URL('../../deploy/alerts.yml', import.meta.url), 'utf8');
  const desk = createDeskMetrics({ list: async () => [] });
  const text = (await createMetrics().text(sources)) + (await desk.text());
  const counted = [...alerts.matchAll(/(\w+_log_events_total)\{[^}]*event=~?"([a-z|-]+)"/g)];
  const events = counted.flatMap(([, metric, names = '']) => names.split('|').map((name) => [metric, name] as const));
  expect(events).toContainEqual(['site_log_events_total', 'server-error']);
  expect(events).toContainEqual(['desk_log_events_total', 'desk-error']);
  for (const [metric, event] of events) expect(text).toMatch(new RegExp(`^${metric}\\{.*event="${event}"\\} 0$`, 'm'));
});

it('reports the newest backup; without one, its age counts from the first run; for a database it stays 0', async () => {
  const firstRun = '2026-11-19T12:00:00.000Z';
  const madeAt = '2026-11-21T12:00:00.000Z';
  const reported = async (backupMadeAt?: () => string | null) => {
    const retention = { jobDoneAt: async (job: string) => (job === 'clock-since' ? firstRun : null) };
    const text = await createMetrics().text({ ...sources, store: { ...sources.store, retention }, backupMadeAt });
    return Number(/^site_backup_done_timestamp_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
  };
  expect(await reported(() => madeAt)).toBe(Date.parse(madeAt));
  expect(await reported(() => null)).toBe(Date.parse(firstRun));
  expect(await reported(() => 'unreadable')).toBe(Date.parse(firstRun));
  expect(await reported()).toBe(0);
});

it('reports changes of facts that are overdue or could not be published', async () => {
  const change = {
    id: 'c1',
    fact: 'fees',
    base: '{}',
    value: '{}',
    proposedBy: 's1',
    proposedAt: '2026-11-20T11:00:00.000Z',
    publishedBy: null,
    publishAt: null,
    expiresAt: null,
    liveAt: null,
    overridesSpecification: false,
    pages: null,
    problem: null,
  };
  const changes: FactChange[] = [
    { ...change, state: 'approved', publishedBy: 's1', publishAt: '2026-11-20T11:59:00.000Z' },
    { ...change, state: 'approved', publishedBy: 's1', publishAt: '2026-12-20T11:59:00.000Z' },
    { ...change, state: 'refused', problem: 'Refused before anybody approved it.' },
    { ...change, state: 'refused', publishedBy: 's1', problem: 'No route to host' },
    { ...change, state: 'ready' },
  ];
  const noon = new Date('2026-11-20T12:00:00.000Z');
  const text = await createDeskMetrics({ list: async () => changes }, () => noon).text();
  expect(text).toMatch(/^desk_publisher_due_seconds 60$/m);
  expect(text).toMatch(/^desk_publishing_failures 1$/m);
});
