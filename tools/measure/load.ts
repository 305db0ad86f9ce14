import { startTestPostgres } from '../../server/test-postgres.ts';
import { askProgram, inFolder, median, pathOf, startProgram } from './run-programs.ts';

/** How many send at once. */
const connections = 16;

/** For how long each is at work before it is measured: Node.js compiles what it runs often. */
const warmUpSeconds = 0.5;

interface Accepted {
  readonly accepted: number;
  readonly seconds: number;
}

const perSecond = ({ accepted, seconds }: Accepted) => accepted / seconds;

/** What is set for a program. */
type Settings = Readonly<Record<string, string>>;

/** Nobody's limit is measured, and no letter sent. */
const unlimited: Settings = { PORT: '0', POSTS_PER_ADDRESS: '0', STORE_MAX_MB: '4096' };

/** What stores are kept by. */
export interface Engine {
  readonly name: string;
  /** @returns what is set for a store that is empty yet */
  newStore(folder: string): Promise<Settings>;
  stop(): Promise<void>;
}

export const sqlite: Engine = {
  name: 'SQLite',
  newStore: async (folder) => ({ ...unlimited, DATA_DIR: folder }),
  stop: async () => {},
};

/** On this machine, which it shares with what is measured. */
export async function startPostgres(): Promise<Engine> {
  const postgres = await startTestPostgres({ waitsForDisk: true });
  return {
    name: 'PostgreSQL',
    async newStore(folder) {
      const DATABASE_URL = await postgres.createSchema();
      return { ...unlimited, DATA_DIR: folder, DATABASE_URL, LINK_SECRET: 's'.repeat(32) };
    },
    stop: postgres.dispose,
  };
}

/** Leads a second that a store takes, with nothing around it. */
export const ofBareStore = ({ newStore }: Engine, seconds: number) =>
  inFolder(async (folder) => {
    const path = pathOf('programs/bare-store.ts');
    return perSecond(await askProgram(path, await newStore(folder), connections, warmUpSeconds, seconds));
  });

/** Leads a second that are acknowledged by the least there can be of a server. */
export const ofBareServer = (engine: Engine, seconds: number) =>
  ofServer(pathOf('programs/bare-server.ts'), engine, seconds);

/** Leads a second that the site acknowledges. */
export const ofSite = (engine: Engine, seconds: number) => ofServer(site, engine, seconds);

const site = pathOf('../../server/main.ts');

const ofServer = (path: string, { newStore }: Engine, seconds: number) =>
  inFolder(async (folder) => {
    const server = await startProgram(path, await newStore(folder), folder);
    await post(server.origin, warmUpSeconds);
    const result = await post(server.origin, seconds);
    await server.stop();
    return perSecond(result);
  });

const post = (origin: string, seconds: number) =>
  askProgram<Accepted>(pathOf('programs/post-leads.ts'), {}, `${origin}/api/send/contact`, connections, seconds);

/** Of what the store alone takes, the site takes at least this share. */
const least = 0.5;

/** Measures the store alone and the site in turn, on either engine, and prints the ratio. @returns whether it is large enough */
export async function reportLoad(rounds = 5, seconds = 3): Promise<boolean> {
  const postgres = await startPostgres();
  const ratios: number[] = [];
  try {
    for (const engine of [sqlite, postgres]) {
      const store: number[] = [];
      const taken: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        store.push(await ofBareStore(engine, seconds));
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
