import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lead, Subscriber } from '../../../server/storage/ports/entries.ts';
import { openStoreForCommand } from '../../../server/storage/sqlite/open.ts';

const projectDir = fileURLToPath(new URL('../../..', import.meta.url));
/** This only stops a server that hangs: a busy machine may take half a minute. */
const startTimeoutMs = 60_000;

/** The real server on the last build, with a temporary store. */
export class SiteServer {
  readonly #dir: string;
  readonly #dataDir: string;
  readonly #settings: Readonly<Record<string, string>>;
  #port = 0;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(dir: string, dataDir: string, settings: Readonly<Record<string, string>>) {
    this.#dir = dir;
    this.#dataDir = dataDir;
    this.#settings = settings;
  }

  /**
   * @param dir folder of a built project
   * @param settings by name; the others have their defaults
   */
  static async start(dir = projectDir, settings: Readonly<Record<string, string>> = {}): Promise<SiteServer> {
    const server = new SiteServer(dir, await mkdtemp(join(tmpdir(), 'journeys-')), settings);
    await server.#launch();
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Everything that all runs of the server printed so far. */
  get output(): string {
    return this.#output;
  }

  /** The leads and subscribers of the store, newest first. It works even while the server is down. */
  async leads(): Promise<{ leads: Lead[]; subscribers: Subscriber[] }> {
    const reader = await openStoreForCommand(this.#dataDir);
    try {
      return { leads: await reader.desk.leads(), subscribers: await reader.desk.subscribers() };
    } finally {
      await reader.close();
    }
  }

  /** Kills the server, so that it cannot finish or close anything. */
  async kill9(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the server if it is running, and starts it on the same store and address. */
  async restart(): Promise<void> {
    await this.#end('SIGTERM');
    await this.#launch();
  }

  async remove(): Promise<void> {
    await this.#end('SIGKILL');
    await rm(this.#dataDir, { recursive: true });
  }

  async #launch(): Promise<void> {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: this.#dir,
      env: this.#environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    let printed = '';
    const port = await new Promise<string>((resolve, reject) => {
      const fail = (problem: string) => reject(new Error(`the server ${problem}; it printed:\n${printed}`));
      const timer = setTimeout(() => fail(`printed no address within ${startTimeoutMs} ms`), startTimeoutMs);
      const read = (chunk: Buffer) => {
        printed += chunk.toString();
        this.#output += chunk.toString();
        const port = /^The site is at http:\/\/localhost:(\d+)$/m.exec(printed)?.[1];
        if (!port) return;
        clearTimeout(timer);
        resolve(port);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code, signal) => fail(`ended during its start (${code ?? signal})`));
    });
    this.#port = Number(port);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Leaves out the settings of the developer. */
  #environment(): NodeJS.ProcessEnv {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    return {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA_DIR: this.#dataDir,
      // All journeys share one address.
      POSTS_PER_ADDRESS: '0',
      ...this.#settings,
    };
  }
}
