import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const readings = {
  oldestDue: async () => null,
  doneAt: async () => null,
  storeBytes: () => ({}),
  now: () => new Date('2026-11-22T12:00:00.000Z'),
};

it('says that mail is paused from when the log does until it goes out again', async () => {
  const metrics = createMetrics();
  const log = metrics.countingLog(() => {});
  const isPaused = async () => /^site_mail_paused (\d)$/m.exec(await metrics.text(readings))?.[1];
  expect(await isPaused()).toBe('0');
  log({ level: 'error', event: 'mail-paused', code: '535 5.7.8' });
  expect(await isPaused()).toBe('1');
  log({ level: 'info', event: 'mail-resumed' });
  expect(await isPaused()).toBe('0');
});
