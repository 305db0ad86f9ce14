import { once } from 'node:events';
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { Lead } from '../../server/storage/ports/entries.ts';
import { openLeadReader, openStoreAsGuest, storePath } from '../../server/storage/sqlite/open.ts';
import { type PeerManners, type ReceivedLetter, startSmtpPeer } from '../../server/test-smtp-peer.ts';
import { startServer, temporaryFolder } from './server-process.ts';
import { applicationOf, pdf, storedApplications } from './support/applications.ts';

const program = new URL('support/mail-server.ts', import.meta.url).pathname;

/** `npm run torture` has fifty. */
const rounds = Number(process.env.TORTURE_ROUNDS ?? 10);

const staff = ['desk@ours.example', 'head@ours.example'];

/** What happens to a round's server before it is killed. */
const troubles = ['none', 'locked', 'none', 'disk-full'] as const;

/** What the mail server does with a round's letters: every other time it takes them. */
const moods: readonly PeerManners[] = [
  {},
  { letter: 'drop' },
  {},
  { recipient: () => '450 4.7.1 Come back later' },
  {},
  { letter: '451 4.3.0 Not now' },
];

/** By how many minutes a round's clock is wrong: somebody puts it right in between. */
const clocksAheadMin = [0, 180, -120, 0, 1500];

/** One of these in turn. */
const turnOf = <T>(all: readonly T[], round: number): T => all[round % all.length] as T;

it(`SIGKILL ${rounds} times under load, with the disk full, the store locked, the clock wrong and a mail server that comes and goes: whatever was acknowledged is there once, and told under one message id`, async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const DATA_DIR = temporaryFolder();
  const settings = { DATA_DIR, SMTP_URL: peer.url, MAIL_FROM: 'us@ours.example', MAIL_STAFF: staff.join(', ') };
  const clients = createClients();

  for (let round = 0; round < rounds; round += 1) {
    Object.assign(peer.manners, { letter: undefined, recipient: undefined }, turnOf(moods, round));
    const trouble = turnOf(troubles, round);
    const clock = { CLOCK_AHEAD_MIN: String(turnOf(clocksAheadMin, round)) };
    const limits = trouble === 'disk-full' ? { fileKb: kilobytesOf(storePath(DATA_DIR)) + 400 } : {};
    const server = await startServer({ ...settings, ...clock }, { program, ...limits });
    if (trouble === 'locked') lockFor(300, DATA_DIR);
    // At one of the answers, or when a letter has arrived and nobody has been told so; not after some time: others are then at every stage of
    // their way, however slow the machine is.
    const kill = countdown(4 + Math.floor(Math.random() * 12), () => server.process.kill('SIGKILL'));
    const isAtLetter = round % 2 === 0;
    peer.manners.onLetter = isAtLetter ? kill : undefined;
    const killed = once(server.process, 'exit');
    // Letters take longer: there must not be thousands of leads by then.
    await clients.send(server.origin, isAtLetter ? { most: 2 } : { onAnswer: kill });
    await killed;
  }

  Object.assign(peer.manners, { letter: undefined, recipient: undefined, onLetter: undefined });
  const leads = await storedLeads(DATA_DIR);
  await sendAgainWhatRests(DATA_DIR);
  // Days later everything that waits is due, whichever clock put it off.
  const last = await startServer({ ...settings, CLOCK_AHEAD_MIN: String(3 * 24 * 60) }, { program });
  const told = () => messageIdsByReference(peer.received);
  await expect
    .poll(() => leads.filter(({ reference }) => (told().get(reference)?.size ?? 0) <= staff.length), {
      timeout: 240_000,
      interval: 200,
    })
    .toEqual([]);
  expect(await last.end('SIGTERM')).toBe(0);

  expect(clients.acknowledged.size).toBeGreaterThan(rounds * 4);
  const references = new Map(leads.map((lead) => [nameOf(lead), lead.reference]));
  expect(references.size).toBe(leads.length);
  for (const [name, reference] of clients.acknowledged) expect(references.get(name), name).toBe(reference);
  expect((await storedApplications(DATA_DIR)).filter(({ isWhole }) => !isWhole)).toEqual([]);
  // It did come to that: some went out twice.
  expect(peer.received.length).toBeGreaterThan(leads.length * (staff.length + 1));
  // One message id for each of the staff and one for who sent it, however often it went out; and none of what is not there.
  expect([...told().keys()].sort()).toEqual([...references.values()].sort());
  for (const [reference, ids] of told()) expect(ids.size, reference).toBe(staff.length + 1);
});

/** Does something at the last of so many calls. */
function countdown(calls: number, then: () => void): () => void {
  let left = calls;
  return () => {
    left -= 1;
    if (left === 0) then();
  };
}

interface Sending {
  /** Of each. */
  readonly most?: number;
  readonly onAnswer?: () => void;
}

/** Sixteen who send one lead after another, each under a name of its own, and what got no answer again when the server is back. */
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
    async send(origin: string, { most = Number.POSITIVE_INFINITY, onAnswer = () => {} }: Sending): Promise<void> {
      const senders = Array.from({ length: 16 }, (_, at) => (at % 4 === 0 ? 'application' : 'message'));
      await Promise.all(senders.map((kind) => keepSending(origin, kind, { most, onAnswer })));
    },
  };
}

const nameOf = ({ answers }: Lead) => answers.name ?? '';

async function storedLeads(dataDir: string): Promise<Lead[]> {
  const reader = await openLeadReader(dataDir);
  const leads = await reader.leads();
  await reader.close();
  return leads;
}

/** Killed three times while it was sent, a letter rests until somebody asks for it. */
async function sendAgainWhatRests(dataDir: string): Promise<void> {
  const store = await openStoreAsGuest(dataDir);
  for (const { id } of await store.outbox.list(['unknown'])) await store.outbox.sendAgain(id, new Date().toISOString());
  await store.close();
}

/** Letters are worded by `renderPlainly`: all that they are told, as JSON. */
function referenceIn({ text = '' }: ReceivedLetter): string {
  const { reference, lead } = JSON.parse(text);
  return reference ?? lead.reference;
}

/** To whom and under which message id each lead was told. */
function messageIdsByReference(letters: readonly ReceivedLetter[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const letter of letters) {
    const reference = referenceIn(letter);
    const known = ids.get(reference) ?? new Set();
    ids.set(reference, known.add(`${letter.envelope.to} ${letter.messageId}`));
  }
  return ids;
}

const kilobytesOf = (path: string) => Math.ceil((statSync(path, { throwIfNoEntry: false })?.size ?? 0) / 1024);

/** As another program would that writes into the store. */
function lockFor(ms: number, dataDir: string): void {
  const database = new DatabaseSync(storePath(dataDir), { timeout: 10_000 });
  database.exec('begin immediate');
  setTimeout(() => {
    database.exec('rollback');
    database.close();
  }, ms);
}
