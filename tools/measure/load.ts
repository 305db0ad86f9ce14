import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startTestPostgres } from '../../server/test-postgres.ts';
import { SiteServer } from '../../tests/e2e/support/site-server.ts';
import { median } from './median.ts';

/** How many send at once. */
const connections = 16;

/** For how long each is at work before it is measured: Node.js compiles what it runs often. */
const warmUpSeconds = 0.5;

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

/** Leads a second that a store takes, with nothing around it. */
export async function ofStore({ newStore }: Engine, seconds: number): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'measure-'));
  try {
    return await run(
      'store-leads',
      { ...unlimited, ...(await newStore()), DATA_DIR: dir },
      connections,
      warmUpSeconds,
      seconds,
    );
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** Leads a second that the site acknowledges. */
export async function ofSite({ newStore }: Engine, seconds: number): Promise<number> {
  const site = await SiteServer.start(undefined, { ...unlimited, ...(await newStore()) });
  try {
    const post = (forSeconds: number) =>
      run('post-leads', {}, `${site.origin}/api/send/contact`, connections, forSeconds);
    await post(warmUpSeconds);
    return await post(seconds);
  } finally {
    await site.remove();
  }
}

/** Runs a program of its own, which takes no time from what it measures. @returns the leads a second that it prints */
async function run(name: string, settings: Settings, ...args: readonly (string | number)[]): Promise<number> {
  const path = fileURLToPath(new URL(`programs/${name}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...args.map(String)], { env });
  return Number(stdout);
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
