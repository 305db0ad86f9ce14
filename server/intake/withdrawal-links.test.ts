import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteText } from '#content';
import { StoreUnavailable } from '../storage/ports/errors.ts';
import type { NewOutgoing } from '../storage/ports/outbox.ts';
import { startTestSite, type TestSite } from '../test-support/site.ts';

const recipients = { staff: { contact: ['desk@example.com'] }, messageDomain: 'example.com', hasWebhook: false };

let site: TestSite;
let queued: NewOutgoing[];
let storeError: Error | null;

async function start(options: Parameters<typeof startTestSite>[0] = { recipients }) {
  const added = async () => ({ outcome: 'added', reference: 'CCCC-DDDD' }) as const;
  const queueWithdrawalLinks = async (email: NewOutgoing) => {
    if (storeError) throw storeError;
    queued.push(email);
  };
  site = await startTestSite({
    ...options,
    store: { intake: { addLead: added, addSubscriber: async () => 'added', queueWithdrawalLinks } },
  });
}

beforeEach(() => {
  queued = [];
  storeError = null;
});
afterEach(() => site.stop());

const ask = (values: Record<string, string>) => site.post(values, {}, '/api/send/withdrawal');

it('queues one email to the normalized address', async () => {
  await start();
  const response = await ask({ email: ' Riya@Example.com ' });
  expect([response.status, await response.json()]).toEqual([200, { outcome: 'stored', status: 200 }]);
  expect(queued).toMatchObject([{ kind: 'withdrawal-links', recipient: 'riya@example.com' }]);
});

it('queues nothing for a suspected robot, with the same reply', async () => {
  await start();
  const answers = [await ask({ email: 'riya@example.com', subject: 'x' }), await ask({ email: 'riya@example.com' })];
  const [robot, person] = await Promise.all(answers.map((response) => response.json()));
  expect(robot).toEqual(person);
  expect(queued).toHaveLength(1);
});

it('explains what to do instead if mail is disabled, and keeps the typed address', async () => {
  await start({});
  const values = { email: 'riya@example.com' };
  const response = await site.post(values, {}, '/send/withdrawal');
  expect(await response.json()).toEqual({
    outcome: 'refused',
    status: 503,
    message: siteText.withdrawal.emailUnavailable,
    values,
  });
  expect(queued).toEqual([]);
  // Mail is disabled by a setting, which the start logs once: a post logs no warning.
  await expect.poll(() => site.logged).toMatchObject([{ level: 'info', event: 'request', status: 503 }]);
});

it('reports an unavailable store, and refuses an invalid address', async () => {
  await start();
  storeError = new StoreUnavailable('full');
  expect((await ask({ email: 'riya@example.com' })).status).toBe(503);
  expect((await ask({ email: 'riya@' })).status).toBe(422);
  expect(JSON.stringify(site.logged)).not.toContain('riya');
});
