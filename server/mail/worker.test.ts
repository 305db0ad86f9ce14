import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../log.ts';
import { leadAt, outgoingAt } from '../storage/contract/fixtures.ts';
import { StoreUnavailable } from '../storage/ports/errors.ts';
import { type ClaimedOutgoing, maxUnknownSends, type NewOutgoing, outgoingStates } from '../storage/ports/outbox.ts';
import type { Store } from '../storage/ports/store.ts';
import { openStore } from '../storage/sqlite/open.ts';
import { noon } from './test-fixtures.ts';
import {
  delayAfter,
  type MailWorker,
  type MailWorkerOptions,
  maxAttempts,
  type Result,
  startMailWorker,
} from './worker.ts';

const minute = 60_000;
const sent: Result = { outcome: 'sent', code: '250' };
const refusedSignIn: Result = { outcome: 'pause', code: '535 5.7.8' };

let dataDir: string;
let store: Store;
let worker: MailWorker | undefined;
let logged: LogEntry[];
/** The time of the worker's clock, which only the tests change. */
let clock: number;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'worker-'));
  store = await openStore(dataDir, 64);
  logged = [];
  clock = noon;
});
afterEach(async () => {
  await worker?.stop(0);
  await store.close();
  rmSync(dataDir, { recursive: true });
});

/** @param send returns the result of each attempt */
function start(
  send: (claimed: ClaimedOutgoing, signal: AbortSignal) => Result | Promise<Result>,
  options: Partial<MailWorkerOptions> = {},
) {
  worker = startMailWorker({
    outbox: store.outbox,
    kinds: ['staff-notice', 'acknowledgement'],
    prepare: async (claimed) => async (signal) => send(claimed, signal),
    log: (entry) => logged.push(entry),
    now: () => new Date(clock),
    monotonicMs: () => clock,
    times: { pollMs: 5 },
    ...options,
  });
}

/** Adds messages that are due in this order just before noon, and a lead for each. */
async function add(count: number, change: Partial<NewOutgoing> = {}): Promise<NewOutgoing[]> {
  const messages = Array.from({ length: count }, (_, index) => outgoingAt(index - count, change));
  for (const message of messages) {
    await store.intake.addLead(leadAt(noon, { digest: message.id, reference: message.id }), [message]);
  }
  return messages;
}

const states = async () => (await store.outbox.list(outgoingStates)).map(({ state, attempts }) => [state, attempts]);
const events = () => logged.map(({ event }) => event);
const eventually = (read: () => unknown) => expect.poll(read, { interval: 5, timeout: 20_000 });

it('sends due emails once, and logs no typed text', async () => {
  const messages = await add(7);
  const sentIds: string[] = [];
  start(({ messageId }) => {
    sentIds.push(messageId);
    return sent;
  });
  await eventually(states).toEqual(messages.map(() => ['sent', 1]));
  expect(sentIds.toSorted()).toEqual(messages.map(({ messageId }) => messageId).sort());
  expect(logged).toHaveLength(7);
  const [first] = messages;
  expect(logged).toContainEqual({
    level: 'info',
    event: 'mail-sent',
    kind: 'staff-notice',
    reference: first?.id,
    code: '250',
    attempts: 1,
  });
});

it('sends emails of each kind even if many of one kind wait', async () => {
  const kinds = ['withdrawal-notice', 'staff-notice', 'quarantine-notice', 'webhook', 'confirmation'] as const;
  for (const kind of kinds) await add(kind === 'confirmation' ? 1 : 5, { kind });
  const begun: string[] = [];
  start(
    ({ kind }) => {
      begun.push(kind);
      return sent;
    },
    { kinds },
  );
  await eventually(() => begun.length).toBe(21);
  expect(begun.slice(0, 6)).toContain('confirmation');
});

it('ignores emails of kinds that it does not send', async () => {
  await add(1, { kind: 'webhook', recipient: '' });
  await add(1);
  start(() => sent);
  await eventually(events).toEqual(['mail-sent']);
  expect((await states()).toSorted()).toEqual([
    ['queued', 0],
    ['sent', 1],
  ]);
});

it('tries again after 1, 5, 15 and 60 minutes, then hourly, and gives up after 48 hours', async () => {
  await add(1);
  const begun: number[] = [];
  start(() => {
    begun.push(clock);
    return { outcome: 'retry', code: '451' };
  });
  const waiting = async () => (await store.outbox.list(['queued', 'retry']))[0];
  for (let row = await waiting(); row; row = await waiting()) {
    const count = events().length + 1;
    clock = Math.max(clock, Date.parse(row.nextAttemptAt));
    await eventually(() => events().length).toBe(count);
  }
  expect(begun.slice(0, 5).map((at) => (at - noon) / minute)).toEqual([0, 1, 6, 21, 81]);
  expect(begun).toHaveLength(maxAttempts);
  expect(((begun.at(-1) ?? 0) - noon) / (60 * minute)).toBeGreaterThan(42);
  expect(await states()).toEqual([['dead', maxAttempts]]);
  expect(events().at(-1)).toBe('mail-dead');
});

it('waits longer after each failure, up to about an hour', () => {
  const minutes = (failures: number, random: number) => delayAfter(failures, () => random) / minute;
  expect([1, 2, 3, 4].map((failures) => minutes(failures, 0.9))).toEqual([1, 5, 15, 60]);
  expect([0, 0.5, 1].map((random) => minutes(5, random))).toEqual([54, 60, 66]);
});

it('gives up an email to an unknown address, and sends the others', async () => {
  const [undeliverable] = await add(2);
  start(({ id }) => (id === undeliverable?.id ? { outcome: 'dead', code: '550 5.1.1', isAddressGone: true } : sent));
  await eventually(states).toEqual([
    ['dead', 1],
    ['sent', 1],
  ]);
});

it('retries an email whose rendering fails, and sends the others', async () => {
  const [broken] = await add(4);
  start(() => sent, {
    prepare: async ({ id }) => {
      if (id === broken?.id) throw new RangeError('secret');
      return async () => sent;
    },
  });
  await eventually(states).toEqual([
    ['retry', 1],
    ['sent', 1],
    ['sent', 1],
    ['sent', 1],
  ]);
  const [error] = logged.filter(({ event }) => event === 'mail-error');
  expect(error).toMatchObject({ level: 'error', kind: 'RangeError', email: 'staff-notice', reference: broken?.id });
  expect(JSON.stringify(logged)).not.toContain('secret');
});

describe('a refused sign-in', () => {
  it('pauses all emails, is logged once, and does not count as an attempt', async () => {
    await add(5);
    let attempts = 0;
    start(() => {
      attempts += 1;
      return refusedSignIn;
    });
    await eventually(events).toEqual(['mail-paused']);
    await eventually(async () => (await states()).filter(([state]) => state === 'retry').length).toBe(5);
    const attemptsBeforePause = attempts;
    // One email after each pause: 1, 5 and 15 minutes.
    for (const pauseMinutes of [1, 5, 15]) {
      const before = attempts;
      clock += pauseMinutes * minute - 1;
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(attempts).toBe(before);
      clock += 1;
      await eventually(() => attempts).toBe(before + 1);
    }
    expect(attemptsBeforePause).toBeLessThanOrEqual(5);
    await eventually(async () => (await states()).every(([state, count]) => state !== 'sending' && count === 0)).toBe(
      true,
    );
    expect(events()).toEqual(['mail-paused']);
    expect(logged[0]).toMatchObject({ level: 'error', code: '535 5.7.8', kind: 'staff-notice' });
  });

  it('pauses emails for the same time if the clock is set back a year meanwhile', async () => {
    await add(1);
    let sends = 0;
    let elapsedMs = 0;
    start(() => (sends++ === 0 ? refusedSignIn : sent), { monotonicMs: () => elapsedMs });
    await eventually(events).toEqual(['mail-paused']);
    clock -= 365 * 24 * 60 * minute;
    elapsedMs += minute;
    await eventually(events).toEqual(['mail-paused', 'mail-resumed', 'mail-sent']);
  });

  it('after the next success, all emails are sent and the end of the pause is logged', async () => {
    await add(5);
    let result: Result = refusedSignIn;
    start(() => result);
    await eventually(events).toEqual(['mail-paused']);
    result = sent;
    clock += minute;
    await eventually(states).toEqual(Array.from({ length: 5 }, () => ['sent', 1]));
    expect(events().filter((event) => event !== 'mail-sent')).toEqual(['mail-paused', 'mail-resumed']);
  });
});

it('sends the others while one email is refused, and retries that one', async () => {
  await add(1);
  await add(2, { kind: 'acknowledgement' });
  start(({ kind }) => (kind === 'staff-notice' ? { outcome: 'retry', code: '550 5.7.1' } : sent));
  await eventually(async () => (await states()).toSorted()).toEqual([
    ['retry', 1],
    ['sent', 1],
    ['sent', 1],
  ]);
  expect(events()).not.toContain('mail-paused');
});

it('a cancelled email does not end or begin a pause', async () => {
  await add(1);
  let result: Result = refusedSignIn;
  start(() => result);
  await eventually(states).toEqual([['retry', 0]]);
  result = { outcome: 'cancelled', code: 'suppressed' };
  clock += minute;
  await eventually(events).toEqual(['mail-paused', 'mail-cancelled']);
});

it('sends no email of a lead that is erased during rendering', async () => {
  const lead = leadAt(noon);
  await store.intake.addLead(lead, [outgoingAt(-1)]);
  const rendering = Promise.withResolvers<void>();
  let [prepared, count] = [0, 0];
  start(() => sent, {
    prepare: async () => {
      prepared += 1;
      await rendering.promise;
      return async () => {
        count += 1;
        return sent;
      };
    },
  });
  await eventually(() => prepared).toBe(1);
  await store.people.eraseLead(lead.id, new Date(noon).toISOString());
  rendering.resolve();
  await add(1);
  await eventually(events).toEqual(['mail-sent']);
  expect(count).toBe(1);
});

it('counts an attempt whose connection was lost, and retries it with the same message id', async () => {
  const [email] = await add(1);
  const ids: string[] = [];
  start(({ messageId }) => {
    ids.push(messageId);
    return ids.length === 1 ? { outcome: 'pause', code: 'ECONNECTION', isUnknown: true } : sent;
  });
  await eventually(states).toEqual([['retry', 1]]);
  clock += minute;
  await eventually(states).toEqual([['sent', 2]]);
  expect(ids).toEqual([email?.messageId, email?.messageId]);
});

it('sends an email three times if its arrival is unknown, and once more if the staff request it', async () => {
  const [email] = await add(1);
  let count = 0;
  start(() => {
    count += 1;
    return { outcome: 'pause', code: 'ECONNECTION', isUnknown: true };
  });
  for (let attempt = 1; attempt <= maxUnknownSends; attempt += 1) {
    const state = attempt < maxUnknownSends ? 'retry' : 'unknown';
    await eventually(async () => [count, await states()]).toEqual([attempt, [[state, attempt]]]);
    clock += 60 * minute;
  }
  await eventually(() => events().at(-1)).toBe('mail-unknown');
  expect(await store.outbox.sendAgain(email?.id ?? '', new Date(clock).toISOString(), () => '')).toBe(true);
  clock += 60 * minute;
  await eventually(() => events().filter((event) => event === 'mail-unknown').length).toBe(2);
  expect([count, await states()]).toEqual([maxUnknownSends + 1, [['unknown', 1]]]);
});

it('gives up an email if the process ended during each attempt', async () => {
  await add(1);
  for (let count = 0; count < maxAttempts; count += 1) {
    const now = new Date(clock).toISOString();
    const [message] = await store.outbox.claim({ now, leaseUntil: now, limit: 1, kinds: ['staff-notice'] });
    if (!message || !(await store.outbox.begin(message))) throw new Error('it was not due');
  }
  let count = 0;
  start(() => {
    count += 1;
    return sent;
  });
  await eventually(events).toEqual(['mail-dead']);
  expect([count, await states()]).toEqual([0, [['dead', maxAttempts + 1]]]);
});

it('stop() claims nothing new, and waits for attempts in progress', async () => {
  await add(10);
  const sending = Promise.withResolvers<Result>();
  let begun = 0;
  start(() => {
    begun += 1;
    return sending.promise;
  });
  await eventually(() => begun).toBe(8);
  const stopped = worker?.stop(60_000);
  sending.resolve(sent);
  await stopped;
  expect((await states()).toSorted()).toEqual([
    ['queued', 0],
    ['queued', 0],
    ...Array.from({ length: 8 }, () => ['sent', 1]),
  ]);
});

it('stop() releases claimed messages whose attempt has not begun', async () => {
  await add(2);
  const rendering = Promise.withResolvers<void>();
  let prepared = 0;
  start(() => sent, {
    prepare: async () => {
      prepared += 1;
      await rendering.promise;
      return async () => sent;
    },
  });
  await eventually(() => prepared).toBe(2);
  const stopped = worker?.stop(60_000);
  rendering.resolve();
  await stopped;
  expect(await states()).toEqual([
    ['retry', 0],
    ['retry', 0],
  ]);
  expect(await store.outbox.oldestDue(new Date(clock).toISOString())).not.toBeNull();
});

it('stop() aborts an attempt that hangs, and the email is retried later', async () => {
  await add(1);
  let begun = 0;
  start((_, signal) => {
    begun += 1;
    return new Promise((resolve) =>
      signal.addEventListener('abort', () => resolve({ outcome: 'pause', code: 'EABORT', isUnknown: true })),
    );
  });
  await eventually(() => begun).toBe(1);
  await worker?.stop(20);
  expect(await states()).toEqual([['retry', 1]]);
  expect(events()).toEqual([]);
});

it('logs an unavailable store once, and sends the emails when it is back', async () => {
  await add(1);
  let isDown = true;
  const outbox = {
    ...store.outbox,
    claim: async (options: Parameters<Store['outbox']['claim']>[0]) => {
      if (isDown) throw new StoreUnavailable('disk', 'SQLite 10');
      return store.outbox.claim(options);
    },
  };
  start(() => sent, { outbox });
  await eventually(() => logged.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(logged).toEqual([
    { level: 'error', event: 'store-unavailable', by: 'mail', reason: 'disk', code: 'SQLite 10' },
  ]);
  isDown = false;
  await eventually(states).toEqual([['sent', 1]]);
});

it('retries recording a sent email instead of sending it again', async () => {
  await add(1);
  let failures = 2;
  let count = 0;
  const outbox = {
    ...store.outbox,
    finish: async (...args: Parameters<Store['outbox']['finish']>) => {
      failures -= 1;
      if (failures >= 0) throw new StoreUnavailable('busy');
      return store.outbox.finish(...args);
    },
  };
  start(
    () => {
      count += 1;
      return sent;
    },
    { outbox },
  );
  await eventually(states).toEqual([['sent', 1]]);
  expect(count).toBe(1);
});
