import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../../../server/config/settings.ts';
import { openLeadReader, openStoreForCommand, type StoreSettings } from '../../../server/storage/open.ts';
import type { Lead } from '../../../server/storage/ports/entries.ts';
import {
  type ReceivedEmail,
  type SmtpBehavior,
  startTestSmtpServer,
} from '../../../server/test-support/smtp-server.ts';
import { applicationOf, pdf, readApplications } from '../support/applications.ts';
import { countdown } from '../support/countdown.ts';
import { startServer } from '../support/server-process.ts';
import { between, torturedFile, torturedPostgres } from '../support/tortured-stores.ts';

const program = new URL('../support/mail-server.ts', import.meta.url).pathname;

/** `npm run measure -- torture` has fifty. */
const roundsOr = (few: number) => Number(process.env.TORTURE_ROUNDS ?? few);

/** A guard against hanging, not a measure. */
const longestMs = roundsOr(10) * 30_000;

/** How many send at once. */
const senders = 16;

const staff = ['desk@ours.example', 'head@ours.example'];

/** What the mail server does with a round's emails: every other time it takes them. */
const moods: readonly SmtpBehavior[] = [
  {},
  { email: 'drop' },
  {},
  { recipient: () => '450 4.7.1 Come back later' },
  {},
  { email: '451 4.3.0 Not now' },
];

/** By how many minutes a round's clock is wrong: somebody puts it right in between. */
const clocksAheadMin = [0, 180, -120, 0, 1500];

/** One of these in turn. */
const turnOf = <T>(all: readonly T[], round: number): T => all[round % all.length] as T;

it.each([
  [roundsOr(4), 'on a file, with the disk full and the store locked', torturedFile],
  [roundsOr(2), 'two programs at once on PostgreSQL, which crashes and whose lines are cut', torturedPostgres],
])(
  '%i kills under load, %s, with a wrong clock and an unreliable mail server: each acknowledged lead is stored once, and mailed under one message id',
  async (rounds, _, startStore) => {
    const peer = await startTestSmtpServer();
    onTestFinished(() => peer.stop());
    const { programs, troubles } = await startStore();
    const mail = { SMTP_URL: peer.url, MAIL_FROM: 'us@ours.example', MAIL_STAFF: staff.join(', ') };
    const [place = {}] = programs;
    const store = readSettings({ ...place });
    const clients = createClients();

    for (let round = 0; round < rounds; round += 1) {
      Object.assign(peer.behavior, { email: undefined, recipient: undefined }, turnOf(moods, round));
      const { limits, strike, end } = turnOf(troubles, round);
      const clock = { CLOCK_AHEAD_MIN: String(turnOf(clocksAheadMin, round)) };
      const options = { program, ...limits?.() };
      const servers = await Promise.all(programs.map((each) => startServer({ ...each, ...mail, ...clock }, options)));
      strike?.();
      // At one of the answers, or when an email has arrived and nobody has been told so; not after some time: others are then at every stage of
      // their way, however slow the machine is.
      const targets = servers.map(({ origin, process: child }) => {
        const killed = once(child, 'exit');
        return { origin, killed, kill: countdown(between(4, 15), () => child.kill('SIGKILL')) };
      });
      const isAtEmail = round % 2 === 0;
      peer.behavior.onEmail = isAtEmail ? () => targets.forEach(({ kill }) => void kill()) : undefined;
      await Promise.all(
        targets.map(async ({ origin, killed, kill }) => {
          // Emails take longer: there must not be thousands of leads by then.
          await clients.send(origin, senders / programs.length, isAtEmail ? { most: 2 } : { onAnswer: kill });
          expect(await killed).toEqual([null, 'SIGKILL']);
        }),
      );
      await end?.();
    }

    Object.assign(peer.behavior, { email: undefined, recipient: undefined, onEmail: undefined });
    const leads = await storedLeads(store);
    await sendAgainWhatRests(store);
    // Days later everything that waits is due, whichever clock put it off.
    const last = await startServer({ ...place, ...mail, CLOCK_AHEAD_MIN: String(3 * 24 * 60) }, { program });
    const told = () => messageIdsByReference(peer.received);
    await expect
      .poll(() => leads.filter(({ reference }) => (told().get(reference)?.size ?? 0) <= staff.length), {
        timeout: 0.8 * longestMs,
        interval: 200,
      })
      .toEqual([]);
    expect(await last.end('SIGTERM')).toBe(0);

    const { acknowledged } = clients;
    const emails = leads.length * (staff.length + 1);
    console.info(
      `Acknowledged ${acknowledged.size}, stored ${leads.length}; emails ${emails}, arrived ${peer.received.length}`,
    );
    expect(acknowledged.size).toBeGreaterThan(rounds * 4);
    const references = new Map(leads.map((lead) => [nameOf(lead), lead.reference]));
    expect(references.size).toBe(leads.length);
    for (const [name, reference] of acknowledged) expect(references.get(name), name).toBe(reference);
    expect(await spoiltApplications(store)).toEqual([]);
    // It did come to that: some went out twice.
    expect(peer.received.length).toBeGreaterThan(emails);
    // One message id for each of the staff and one for who sent it, however often it went out; and none of what is not there.
    expect([...told().keys()].sort()).toEqual([...references.values()].sort());
    for (const [reference, ids] of told()) expect(ids.size, reference).toBe(staff.length + 1);
  },
  longestMs,
);

interface Sending {
  /** Of each. */
  readonly most?: number;
  readonly onAnswer?: () => void;
}

/** Who send one lead after another, each under a name of its own, and what got no answer again when the server is back. */
function createClients() {
  const acknowledged = new Map<string, string>();
  const unanswered: string[] = [];
  let count = 0;

  async function send(origin: string, name: string): Promise<number | null> {
    const isApplication = name.startsWith('application');
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    const body = isApplication
      ? applicationOf(name, pdf(name, 60_000), { email })
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

  async function keepSending(origin: string, kind: string, { most, onAnswer }: Required<Sending>): Promise<void> {
    for (let left = most; left > 0; left -= 1) {
      count += 1;
      const name = unanswered.pop() ?? `${kind} ${count}`;
      const status = await send(origin, name);
      if (status !== 200) unanswered.push(name);
      if (status === null) return;
      onAnswer();
      // Told that the store takes nothing: a person waits a while, too.
      if (status !== 200) await sleep(20);
    }
  }

  return {
    acknowledged: acknowledged as ReadonlyMap<string, string>,
    /** Until it is down, or each has sent the most it may. */
    async send(
      origin: string,
      count: number,
      { most = Number.POSITIVE_INFINITY, onAnswer = () => {} }: Sending,
    ): Promise<void> {
      const kinds = Array.from({ length: count }, (_, at) => (at % 4 === 0 ? 'application' : 'message'));
      await Promise.all(kinds.map((kind) => keepSending(origin, kind, { most, onAnswer })));
    },
  };
}

const nameOf = ({ answers }: Lead) => answers.name ?? '';

async function storedLeads(settings: StoreSettings): Promise<Lead[]> {
  const reader = await openLeadReader(settings);
  const leads = await reader.leads();
  await reader.close();
  return leads;
}

async function spoiltApplications(settings: StoreSettings) {
  const reader = await openLeadReader(settings);
  const all = await readApplications(reader);
  await reader.close();
  return all.filter(({ isWhole }) => !isWhole);
}

/** Killed three times while it was sent, an email rests until somebody asks for it. */
async function sendAgainWhatRests(settings: StoreSettings): Promise<void> {
  const store = await openStoreForCommand(settings);
  for (const { id } of await store.outbox.list(['unknown'])) await store.outbox.sendAgain(id, new Date().toISOString());
  await store.close();
}

/** Emails are worded by `renderPlainly`: all that they are told, as JSON. */
function referenceIn({ text = '' }: ReceivedEmail): string {
  const { reference, lead } = JSON.parse(text);
  return reference ?? lead.reference;
}

/** To whom and under which message id each lead was told. */
function messageIdsByReference(emails: readonly ReceivedEmail[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const email of emails) {
    const reference = referenceIn(email);
    const known = ids.get(reference) ?? new Set();
    ids.set(reference, known.add(`${email.envelope.to} ${email.messageId}`));
  }
  return ids;
}
