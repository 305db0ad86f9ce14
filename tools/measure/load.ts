import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactForm } from '#forms/contact.ts';
import { readSettings } from '../../server/config/settings.ts';
import { storeEntry } from '../../server/intake/store-entry.ts';
import { openStore } from '../../server/storage/open.ts';
import { startTestPostgres } from '../../server/test-support/postgres.ts';
import { SiteServer } from '../../tests/e2e/support/site-server.ts';
import { median } from './median.ts';

/** The number of concurrent senders. */
const connections = 16;

/** Minimum throughput of the site, relative to that of the store alone. */
const minRatio = 0.5;

/** The measurement must not reach the size limit of the store. */
const unlimited = { STORE_MAX_MB: '4096' };

type Settings = Readonly<Record<string, string>>;

/** A database engine for the store. */
export interface Engine {
  readonly name: string;
  /** Creates an empty store. @returns its settings */
  newStore(): Promise<Settings>;
  stop(): Promise<void>;
}

export const sqlite: Engine = { name: 'SQLite', newStore: async () => ({}), stop: async () => {} };

/** Starts PostgreSQL on this machine, where it competes with the site for the processor. */
export async function startPostgres(): Promise<Engine> {
  const postgres = await startTestPostgres({ waitsForDisk: true });
  const newStore = async () => ({ DATABASE_URL: await postgres.createSchema(), LINK_SECRET: 's'.repeat(32) });
  return { name: 'PostgreSQL', newStore, stop: postgres.dispose };
}

type Answers = Readonly<Record<string, string>>;

/** The leads per second that the store alone accepts. */
export async function storeThroughput({ newStore }: Engine, seconds: number): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'measure-'));
  const store = await openStore(readSettings({ ...unlimited, ...(await newStore()), DATA_DIR: dir }), () => {});
  try {
    return await measureRate(seconds, (answers) =>
      storeEntry(store.intake, { form: contactForm, key: null, answers, files: {}, receivedAt: new Date() }),
    );
  } finally {
    await store.close();
    await rm(dir, { recursive: true });
  }
}

/** The leads per second that the site accepts by HTTP. */
export async function siteThroughput({ newStore }: Engine, seconds: number): Promise<number> {
  const site = await SiteServer.start(undefined, { ...unlimited, ...(await newStore()) });
  try {
    return await measureRate(seconds, async (answers) => {
      const body = new URLSearchParams({ ...answers, _key: randomUUID() });
      const options = { method: 'POST', headers: { Accept: 'application/json' }, body };
      const response = await fetch(`${site.origin}/api/send/contact`, options);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the site answered a lead with status ${response.status}`);
    });
  } finally {
    await site.remove();
  }
}

/** Measures calls of `send` per second, with realistic answers that all differ. */
async function measureRate(seconds: number, send: (answers: Answers) => Promise<unknown>): Promise<number> {
  let sent = 0;
  const sendFor = async (durationMs: number) => {
    const [sentBefore, startedMs] = [sent, performance.now()];
    const sender = async () => {
      while (performance.now() - startedMs < durationMs) {
        sent += 1;
        await send({
          name: 'Ananya Chakraborty',
          email: `ananya.${process.pid}.${sent}@example.com`,
          company: 'Khumulwng Weavers',
          message: `We need a stock book for the loom hall, on two computers and a phone. This is question ${sent}.`,
        });
      }
    };
    await Promise.all(Array.from({ length: connections }, sender));
    return ((sent - sentBefore) / (performance.now() - startedMs)) * 1000;
  };
  // Warms up, since Node.js compiles functions after some calls.
  await sendFor(500);
  return sendFor(seconds * 1000);
}

/** Measures the store alone and the site in turn, on both engines, and prints the ratios. @returns whether they are large enough */
export async function reportLoad(rounds = 5, seconds = 3): Promise<boolean> {
  const postgres = await startPostgres();
  const ratios: number[] = [];
  try {
    for (const engine of [sqlite, postgres]) {
      const store: number[] = [];
      const throughput: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        store.push(await storeThroughput(engine, seconds));
        throughput.push(await siteThroughput(engine, seconds));
      }
      const ratio = median(throughput) / median(store);
      ratios.push(ratio);
      console.info(
        `${engine.name}: ${median(throughput).toFixed(0)} leads per second, ${ratio.toFixed(2)} of the store alone (at least ${minRatio})`,
      );
    }
  } finally {
    await postgres.stop();
  }
  return ratios.every((ratio) => ratio >= minRatio);
}
