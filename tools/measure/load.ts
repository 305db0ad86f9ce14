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

/** How many send at once. */
const connections = 16;

/** Of what the store alone takes, the site takes at least this share. */
const least = 0.5;

/** Nobody's limit is measured. */
const unlimited = { STORE_MAX_MB: '4096' };

type Settings = Readonly<Record<string, string>>;

/** What stores are kept by. */
export interface Engine {
  readonly name: string;
  /** @returns what is set for a store that is empty yet */
  newStore(): Promise<Settings>;
  stop(): Promise<void>;
}

export const sqlite: Engine = { name: 'SQLite', newStore: async () => ({}), stop: async () => {} };

/** On this machine, which it shares with what is measured. */
export async function startPostgres(): Promise<Engine> {
  const postgres = await startTestPostgres({ waitsForDisk: true });
  const newStore = async () => ({ DATABASE_URL: await postgres.createSchema(), LINK_SECRET: 's'.repeat(32) });
  return { name: 'PostgreSQL', newStore, stop: postgres.dispose };
}

type Answers = Readonly<Record<string, string>>;

/** Leads a second that a store takes, with nothing around it. */
export async function ofStore({ newStore }: Engine, seconds: number): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'measure-'));
  const store = await openStore(readSettings({ ...unlimited, ...(await newStore()), DATA_DIR: dir }), () => {});
  try {
    return await rate(seconds, (answers) =>
      storeEntry(store.intake, { form: contactForm, key: null, answers, files: {}, receivedAt: new Date() }),
    );
  } finally {
    await store.close();
    await rm(dir, { recursive: true });
  }
}

/** Leads a second that the site acknowledges. */
export async function ofSite({ newStore }: Engine, seconds: number): Promise<number> {
  const site = await SiteServer.start(undefined, { ...unlimited, ...(await newStore()) });
  try {
    return await rate(seconds, async (answers) => {
      const body = new URLSearchParams({ ...answers, _key: randomUUID() });
      const options = { method: 'POST', headers: { Accept: 'application/json' }, body };
      const response = await fetch(`${site.origin}/api/send/contact`, options);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`a lead was answered with ${response.status}`);
    });
  } finally {
    await site.remove();
  }
}

/** How often a second something is done with answers like those that come; no two are the same. */
async function rate(seconds: number, send: (answers: Answers) => Promise<unknown>): Promise<number> {
  let sent = 0;
  const sendFor = async (durationMs: number) => {
    const [before, beganMs] = [sent, performance.now()];
    const sender = async () => {
      while (performance.now() - beganMs < durationMs) {
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
    return ((sent - before) / (performance.now() - beganMs)) * 1000;
  };
  // Node.js compiles what it runs often.
  await sendFor(500);
  return sendFor(seconds * 1000);
}

/** Measures the store alone and the site in turn, on either engine, and prints the ratio. @returns whether it is large enough */
export async function reportLoad(rounds = 5, seconds = 3): Promise<boolean> {
  const postgres = await startPostgres();
  const ratios: number[] = [];
  try {
    for (const engine of [sqlite, postgres]) {
      const store: number[] = [];
      const taken: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        store.push(await ofStore(engine, seconds));
        taken.push(await ofSite(engine, seconds));
      }
      const ratio = median(taken) / median(store);
      ratios.push(ratio);
      console.info(
        `${engine.name}: ${median(taken).toFixed(0)} leads a second, ${ratio.toFixed(2)} of the store alone (at least ${least})`,
      );
    }
  } finally {
    await postgres.stop();
  }
  return ratios.every((ratio) => ratio >= least);
}
