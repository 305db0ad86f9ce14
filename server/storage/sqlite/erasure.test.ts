import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../log.ts';
import { attachmentOf, leadAt, subscriberAt } from '../contract/fixtures.ts';
import type { NewLead } from '../ports/entries.ts';
import type { Store } from '../ports/store.ts';
import { connect } from './connection.ts';
import { openStore, storePath } from './open.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const iso = new Date(now).toISOString();

let dataDir: string;
let path: string;
let store: Store;
let logged: LogEntry[];
const open = () => openStore(dataDir, 64, (entry) => logged.push(entry));
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  path = storePath(dataDir);
  logged = [];
  store = await open();
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

/** A unique word, so that no data of one person occurs in another's. */
const word = () => randomBytes(12).toString('hex');

interface Person {
  readonly lead: NewLead;
  /** Everything that identifies the person. */
  readonly traces: readonly Buffer[];
}

/** @param fileBytes of the résumé; none if zero */
async function addPerson(index: number, fileBytes: number): Promise<Person> {
  const [name, key, digest] = [word(), word(), word()];
  const address = `${word()}@example.com`;
  const phone = `+91${String(index).padStart(4, '0')}${String(parseInt(word().slice(0, 6), 16)).padStart(8, '0')}`;
  const message = Array.from({ length: index % 40 }, word);
  const file = attachmentOf(fileBytes, { fileName: `${name}.pdf` });
  const lead = leadAt(now + index, {
    idempotencyKey: key,
    digest,
    answers: { name, email: address, phone, message: message.join(' ') },
    phones: { phone },
    person: { email: address, phone },
    attachments: fileBytes > 0 ? [file] : [],
  });
  const id = randomUUID();
  const email = { kind: 'acknowledgement', recipient: address, messageId: `${id}@localhost`, createdAt: iso } as const;
  await store.intake.addLead(lead, [{ id, ...email }]);
  const fileChunks = Array.from({ length: Math.floor(fileBytes / 3000) }, (_, chunk) =>
    Buffer.from(file.content.subarray(chunk * 3000, chunk * 3000 + 24)),
  );
  const texts = [name, address, phone, key, digest, ...message].map((text) => Buffer.from(text));
  return { lead, traces: [...texts, ...fileChunks] };
}

/** Finds the person's data in the store's files. @returns the suffix of each file, with the offset */
function findTraces({ traces }: Pick<Person, 'traces'>): string[] {
  return ['', '-wal', '-shm'].flatMap((suffix) => {
    const bytes = existsSync(path + suffix) ? readFileSync(path + suffix) : Buffer.alloc(0);
    return traces.flatMap((trace) => (bytes.includes(trace) ? [`${suffix}: ${bytes.indexOf(trace)}`] : []));
  });
}

/** Adds hundreds of leads. @returns those of which SQLite has left copies in the file */
async function addUntilCopiesAreLeft(): Promise<NewLead[]> {
  const unique = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);
  const leads = Array.from({ length: 400 }, (_, index) =>
    leadAt(now + index, { digest: unique(`3 d${index}`), idempotencyKey: unique(`3 k${index}`) }),
  );
  for (const lead of leads) await store.intake.addLead(lead);
  await store.close();
  const text = readFileSync(path, 'latin1');
  const occurrences = (digest: string) => text.split(digest).length - 1;
  const leftBehind = leads.filter(({ digest }) => occurrences(digest) > occurrences(leads[0]?.digest ?? ''));
  expect(leftBehind.length).toBeGreaterThan(0);
  store = await open();
  return leftBehind;
}

const digestsOf = (leads: readonly NewLead[]) => ({ traces: leads.map(({ digest }) => Buffer.from(digest)) });

describe('an erased person leaves no byte in any file of the store', () => {
  it('while the store is open and after it is closed', async () => {
    const [erased, other] = [await addPerson(1, 200_000), await addPerson(2, 200_000)];
    expect(findTraces(erased).length).toBeGreaterThanOrEqual(erased.traces.length);
    const notice = { kind: 'withdrawal-notice', recipient: 'desk@example.com', createdAt: iso } as const;
    await store.people.eraseLead(erased.lead.id, iso, 'withdrawn', () => [
      { ...notice, id: 'n1', messageId: 'n1@example.com' },
    ]);
    expect(findTraces(erased)).toEqual([]);
    await store.close();
    expect(findTraces(erased)).toEqual([]);
    expect(findTraces(other).length).toBeGreaterThanOrEqual(other.traces.length);
    store = await openStore(dataDir, 64);
    expect(await store.people.find(erased.lead.id)).toMatchObject({ state: 'erased' });
  });

  it('after the nightly vacuum, even in copies that SQLite left when it split pages; entries wait for the vacuum', async () => {
    const leftBehind = await addUntilCopiesAreLeft();
    for (const { id } of leftBehind) await store.people.eraseLead(id, iso);
    expect(findTraces(digestsOf(leftBehind))).not.toEqual([]);
    const pings: Promise<void>[] = [];
    const timer = setInterval(() => pings.push(store.ping()), 1);
    const vacuuming = store.retention.vacuumErased(iso);
    expect(await store.intake.addLead(leadAt(now, { digest: 'meanwhile' }))).toMatchObject({ outcome: 'added' });
    await vacuuming;
    clearInterval(timer);
    expect(pings.length).toBeGreaterThan(1);
    await Promise.all(pings);
    expect(findTraces(digestsOf(leftBehind))).toEqual([]);
    expect(await store.intake.addLead(leadAt(now, { digest: 'after it' }))).toMatchObject({ outcome: 'added' });
    // Nothing was erased since.
    await store.retention.vacuumErased(new Date(now + 1).toISOString());
    expect(logged).toEqual([
      { level: 'info', event: 'store-vacuumed', mb: expect.any(Number), ms: expect.any(Number) },
    ]);
  });

  it('also for a subscriber, and after retention', async () => {
    const address = `${word()}@example.com`;
    const subscriber = subscriberAt({ email: address, emailNormal: address });
    await store.intake.addSubscriber(subscriber);
    const expired = await addPerson(1, 9000);
    await store.people.eraseSubscriber(subscriber.id, iso);
    const before = new Date(now + 1000).toISOString();
    await store.retention.eraseOlder('contact', { before, now: before, limit: 9 });
    expect(findTraces({ traces: [Buffer.from(address)] })).toEqual([]);
    expect(findTraces(expired)).toEqual([]);
  });

  it('also for several concurrent erasures: each resolves after its data is gone', async () => {
    const people: Person[] = [];
    for (let index = 0; index < 12; index += 1) people.push(await addPerson(index, 9000));
    const tracesLeft = people.map(async (person) => {
      await store.people.eraseLead(person.lead.id, iso);
      return findTraces(person);
    });
    expect((await Promise.all(tracesLeft)).flat()).toEqual([]);
  });

  it('after the nightly vacuum, once an open reader has ended', async () => {
    const person = await addPerson(1, 9000);
    const reader = connect(path, { isReadOnly: true, busyTimeoutMs: 0 });
    reader.exec('begin');
    reader.prepare('select count(*) from lead').all([]);
    await store.people.eraseLead(person.lead.id, iso);
    // The files are not read here: closing one releases the lock that the reader holds on it.
    expect(await store.retention.vacuumErased(iso)).toBe(false);
    reader.close();
    expect(await store.retention.vacuumErased(iso)).toBe(true);
    expect(findTraces(person)).toEqual([]);
  });
});

it('ends the nightly vacuum when the server stops, without a warning, and the store stays usable', async () => {
  const person = await addPerson(1, 9000);
  await store.people.eraseLead(person.lead.id, iso);
  const stopping = new AbortController();
  const vacuuming = store.retention.vacuumErased(iso, stopping.signal);
  stopping.abort();
  expect(await vacuuming).toBe(false);
  expect(logged).toEqual([]);
  expect(await store.intake.addLead(leadAt(now, { digest: 'after it' }))).toMatchObject({ outcome: 'added' });
});

it('the nightly vacuum shrinks the file after many erasures', async () => {
  const large = await addPerson(1, 4_000_000);
  const small = await addPerson(2, 0);
  await store.people.eraseLead(large.lead.id, iso);
  await store.retention.vacuumErased(iso);
  expect(statSync(path).size).toBeLessThan(400_000);
  expect(await store.people.find(small.lead.id)).toMatchObject({ state: 'stored' });
});
