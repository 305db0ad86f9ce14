import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../../../server/config/settings.ts';
import { openStoreForCommand, type StoreSettings } from '../../../server/storage/open.ts';
import type { Lead } from '../../../server/storage/ports/entries.ts';
import {
  type ReceivedEmail,
  type SmtpBehavior,
  startTestSmtpServer,
} from '../../../server/test-support/smtp-server.ts';
import { applicationForm, pdf, readApplications } from '../support/applications.ts';
import { countdown } from '../support/countdown.ts';
import { faultyFileStore, faultyPostgresStore, randomInteger } from '../support/faulty-stores.ts';
import { startServer } from '../support/server-process.ts';

const program = new URL('../support/test-server.ts', import.meta.url).pathname;

/** `npm run measure -- torture` runs fifty rounds. */
const roundsOr = (defaultRounds: number) => Number(process.env.TORTURE_ROUNDS ?? defaultRounds);

/** The timeout only ends a test that hangs. */
const testTimeoutMs = roundsOr(10) * 30_000;

/** Number of concurrent senders. */
const senders = 16;

const staff = ['desk@ours.example', 'head@ours.example'];

/** How the mail server treats the emails of a round. */
const mailBehaviors: readonly SmtpBehavior[] = [
  {},
  { email: 'drop' },
  {},
  { recipient: () => '450 4.7.1 Come back later' },
  {},
  { email: '451 4.3.0 Not now' },
];

/** The error of the clock in each round, in minutes. */
const clocksAheadMin = [0, 180, -120, 0, 1500];

const itemOfRound = <T>(items: readonly T[], round: number): T => items[round % items.length] as T;

it.each([
  [roundsOr(4), 'on SQLite with a full disk, a locked store', faultyFileStore],
  [roundsOr(2), 'of two programs on PostgreSQL with crashes, broken connections', faultyPostgresStore],
])(
  'each acknowledged lead is stored once and emailed under one message id after %i kills under load %s, a wrong clock and an unreliable mail server',
  async (rounds, _, startStore) => {
    const smtpServer = await startTestSmtpServer();
    onTestFinished(() => smtpServer.stop());
    const { programs, faults } = await startStore();
    const mail = { SMTP_URL: smtpServer.url, MAIL_FROM: 'us@ours.example', MAIL_STAFF: staff.join(', ') };
    const [firstProgram = {}] = programs;
    const store = readSettings({ ...firstProgram });
    const clients = createClients();

    for (let round = 0; round < rounds; round += 1) {
      Object.assign(smtpServer.behavior, { email: undefined, recipient: undefined }, itemOfRound(mailBehaviors, round));
      const { options, inject, recover } = itemOfRound(faults, round);
      const clock = { CLOCK_AHEAD_MIN: String(itemOfRound(clocksAheadMin, round)) };
      const startOptions = { program, ...options?.() };
      const servers = await Promise.all(
        programs.map((settings) => startServer({ ...settings, ...mail, ...clock }, startOptions)),
      );
      inject?.();
      // Kills at a response, or after an email has arrived but before it is recorded. A kill after a delay would hit fewer stages on a slow
      // machine.
      const targets = servers.map(({ origin, process: child }) => {
        const killed = once(child, 'exit');
        return { origin, killed, kill: countdown(randomInteger(4, 15), () => child.kill('SIGKILL')) };
      });
      const isAtEmail = round % 2 === 0;
      smtpServer.behavior.onEmail = isAtEmail ? () => targets.forEach(({ kill }) => void kill()) : undefined;
      await Promise.all(
        targets.map(async ({ origin, killed, kill }) => {
          // Emails take longer, so the number of leads is limited.
          await clients.send(origin, senders / programs.length, isAtEmail ? { limit: 2 } : { onAnswer: kill });
          expect(await killed).toEqual([null, 'SIGKILL']);
        }),
      );
      await recover?.();
    }

    Object.assign(smtpServer.behavior, { email: undefined, recipient: undefined, onEmail: undefined });
    const leads = await storedLeads(store);
    await resendUnknownEmails(store);
    // Three days later every waiting email is due, even if a fast clock delayed it.
    const last = await startServer({ ...firstProgram, ...mail, CLOCK_AHEAD_MIN: String(3 * 24 * 60) }, { program });
    const messageIds = () => messageIdsByReference(smtpServer.received);
    await expect
      .poll(() => leads.filter(({ reference }) => (messageIds().get(reference)?.size ?? 0) <= staff.length), {
        timeout: 0.8 * testTimeoutMs,
        interval: 200,
      })
      .toEqual([]);
    expect(await last.end('SIGTERM')).toBe(0);

    const { acknowledged } = clients;
    const emails = leads.length * (staff.length + 1);
    console.info(
      `Acknowledged ${acknowledged.size}, stored ${leads.length}; emails ${emails}, arrived ${smtpServer.received.length}`,
    );
    expect(acknowledged.size).toBeGreaterThan(rounds * 4);
    const references = new Map(leads.map((lead) => [nameOf(lead), lead.reference]));
    expect(references.size).toBe(leads.length);
    for (const [name, reference] of acknowledged) expect(references.get(name), name).toBe(reference);
    expect(await damagedApplications(store)).toEqual([]);
    // Some emails arrive twice, so the test covers that case.
    expect(smtpServer.received.length).toBeGreaterThan(emails);
    // Every stored lead, and no other, has one message id for each member of staff and one for its sender.
    expect([...messageIds().keys()].sort()).toEqual([...references.values()].sort());
    for (const [reference, ids] of messageIds()) expect(ids.size, reference).toBe(staff.length + 1);
  },
  testTimeoutMs,
);

interface SendOptions {
  /** Leads of each sender. */
  readonly limit?: number;
  readonly onAnswer?: () => void;
}

/** Clients that send leads under distinct names, and repeat the unanswered ones when the server runs again. */
function createClients() {
  const acknowledged = new Map<string, string>();
  const unanswered: string[] = [];
  let count = 0;

  async function send(origin: string, name: string): Promise<number | null> {
    const isApplication = name.startsWith('application');
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    const body = isApplication
      ? applicationForm(name, pdf(name, 60_000), { email })
      : new URLSearchParams({ name, email, message: 'A till', _key: email });
    try {
      const response = await fetch(`${origin}/api/send/${isApplication ? 'application' : 'contact'}`, {
        method: 'POST',
        body,
      });
      const { reference } = (await response.json()) as { reference?: string };
      if (reference !== undefined) acknowledged.set(name, reference);
      return response.status;
    } catch {
      return null;
    }
  }

  async function keepSending(origin: string, kind: string, { limit, onAnswer }: Required<SendOptions>): Promise<void> {
    for (let remaining = limit; remaining > 0; remaining -= 1) {
      count += 1;
      const name = unanswered.pop() ?? `${kind} ${count}`;
      const status = await send(origin, name);
      if (status !== 200) unanswered.push(name);
      if (status === null) return;
      onAnswer();
      // The store refused the lead, and a person would wait before the next try.
      if (status !== 200) await sleep(20);
    }
  }

  return {
    acknowledged: acknowledged as ReadonlyMap<string, string>,
    /** Resolves when the server is down, or when every sender has reached its limit. */
    async send(
      origin: string,
      count: number,
      { limit = Number.POSITIVE_INFINITY, onAnswer = () => {} }: SendOptions,
    ): Promise<void> {
      const kinds = Array.from({ length: count }, (_, index) => (index % 4 === 0 ? 'application' : 'message'));
      await Promise.all(kinds.map((kind) => keepSending(origin, kind, { limit, onAnswer })));
    },
  };
}

const nameOf = ({ answers }: Lead) => answers.name ?? '';

async function storedLeads(settings: StoreSettings): Promise<Lead[]> {
  const reader = await openStoreForCommand(settings);
  const leads = await reader.desk.leads();
  await reader.close();
  return leads;
}

async function damagedApplications(settings: StoreSettings) {
  const reader = await openStoreForCommand(settings);
  const all = await readApplications(reader);
  await reader.close();
  return all.filter(({ isComplete }) => !isComplete);
}

/** Resends the emails with an unknown outcome: after three kills during delivery, only the staff can resend them. */
async function resendUnknownEmails(settings: StoreSettings): Promise<void> {
  const store = await openStoreForCommand(settings);
  for (const { id } of await store.outbox.list(['unknown']))
    await store.outbox.sendAgain(id, new Date().toISOString(), () => '');
  await store.close();
}

/** The text of these emails is JSON (`renderPlainly`). */
function referenceIn({ text = '' }: ReceivedEmail): string {
  const { reference, lead } = JSON.parse(text);
  return reference ?? lead.reference;
}

/** Recipient and message id of every email, by the reference of its lead. */
function messageIdsByReference(emails: readonly ReceivedEmail[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const email of emails) {
    const reference = referenceIn(email);
    const known = ids.get(reference) ?? new Set();
    ids.set(reference, known.add(`${email.envelope.to} ${email.messageId}`));
  }
  return ids;
}
