import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { leadAt, outgoingAt, subscriberAt } from '../contract/fixtures.ts';
import { createSqlStore } from '../sql/create-store.ts';
import { type Connection, connect } from './connection.ts';
import { createEngine } from './engine.ts';
import { openStore, storePath } from './open.ts';

const noon = Date.parse('2026-11-20T12:00:00.000Z');

/** A store on a connection that records its statements. */
async function openRecorded() {
  const dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  await (await openStore(dataDir, 64)).close();
  const connection = connect(storePath(dataDir), { isReadOnly: false, busyTimeoutMs: 0 });
  const statements: string[] = [];
  const recorded: Connection = {
    ...connection,
    prepare(sql) {
      statements.push(sql);
      return connection.prepare(sql);
    },
  };
  const store = createSqlStore(createEngine(recorded));
  onTestFinished(() => store.close());
  const queryPlan = (sql: string) =>
    (connection.prepare(`explain query plan ${sql}`).all([]) as { detail: string }[]).map(({ detail }) => detail);
  /** Size of the WAL in bytes. */
  const walBytes = () => statSync(`${storePath(dataDir)}-wal`).size;
  return { store, statements, queryPlan, walBytes };
}

it('finds due emails by the index alone, in claiming order, in a queue of any length', async () => {
  const { store, statements, queryPlan } = await openRecorded();
  const now = '2026-11-20T12:00:00.000Z';
  await store.outbox.claim({ now, leaseUntil: now, limit: 3, kinds: ['staff-notice', 'acknowledgement'] });
  const plans = statements.filter((sql) => sql.includes('"due_at"')).map(queryPlan);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan).toEqual([
      expect.stringMatching(/^SEARCH outgoing USING INDEX outgoing_due \(kind=\? AND due_at[<>]\?\)$/),
    ]);
  }
});

it('counts the emails to a mailbox and the leads without a staff email by an index', async () => {
  const { store, statements, queryPlan } = await openRecorded();
  await store.intake.addLead(leadAt(noon), [outgoingAt(0, { kind: 'acknowledgement' })]);
  await store.desk.countLeads({ isStaffUnnotified: true });
  const counts = statements.filter((sql) => sql.includes('count(')).map(queryPlan);
  expect(counts).toEqual([
    [expect.stringContaining('INDEX outgoing_by_mailbox (mailbox=? AND kind=? AND created_at>? AND created_at<?)')],
    [expect.stringContaining('SCAN lead USING INDEX lead_untold')],
  ]);
});

it('runs the same statements for withdrawal links with and without an entry under the address', async () => {
  const { store, statements, walBytes } = await openRecorded();
  const person = (email: string) => ({ person: { email, phone: null }, digest: email });
  await store.intake.addLead(leadAt(noon, person('lead@example.com')));
  await store.intake.addSubscriber(subscriberAt({ emailNormal: 'subscriber@example.com' }));
  const traces: unknown[] = [];
  for (const recipient of [
    'lead@example.com',
    'lead@example.com',
    'subscriber@example.com',
    'nobody@example.com',
    'nobody@example.com',
  ]) {
    statements.length = 0;
    const before = walBytes();
    await store.intake.queueWithdrawalLinks(outgoingAt(0, { kind: 'withdrawal-links', recipient }));
    // The number of bound ids differs, because there may be an earlier email.
    traces.push([walBytes() > before, ...statements.map((sql) => sql.replaceAll(', ?', ''))]);
  }
  expect(new Set(traces.map((trace) => JSON.stringify(trace))).size).toBe(1);
  expect(traces[0]).toContain(true);
  expect((await store.outbox.list(['queued'])).map(({ recipient }) => recipient).toSorted()).toEqual([
    '',
    'lead@example.com',
    'subscriber@example.com',
  ]);
});
