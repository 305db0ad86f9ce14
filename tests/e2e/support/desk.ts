import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSignIn } from '../../../desk/server/sign-in.ts';
import { courseQuestionForm } from '../../../forms/course-question.ts';
import { storeEntry } from '../../../server/intake/store-entry.ts';
import { readServerSecret } from '../../../server/links/link-secret.ts';
import type { Store } from '../../../server/storage/ports/store.ts';
import { openStore } from '../../../server/storage/sqlite/open.ts';
import { addDemoLeads } from '../../../tools/desk/demo-leads.ts';

const program = fileURLToPath(new URL('../../../desk/main.ts', import.meta.url));

/** The desk with made-up leads and one owner. */
export class DeskServer {
  readonly origin: string;
  readonly store: Store;
  readonly #process: ChildProcess;
  readonly #dataDir: string;

  private constructor(origin: string, store: Store, process: ChildProcess, dataDir: string) {
    this.origin = origin;
    this.store = store;
    this.#process = process;
    this.#dataDir = dataDir;
  }

  static async start(leadCount: number): Promise<DeskServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'desk-'));
    const store = await openStore(dataDir, 64);
    const invited = { invitedAt: new Date().toISOString(), suspendedAt: null, seenAt: null };
    await store.staff.invite({ id: 's1', email: 'rina@example.com', name: 'Rina Das', role: 'owner', ...invited });
    await addDemoLeads(store, ['s1'], leadCount);
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, DESK_PORT: '0' };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
      output += String(chunk);
      const [, origin] = /is at (\S+)/.exec(output) ?? [];
      if (origin) return new DeskServer(origin, store, child, dataDir);
    }
    throw new Error(`The desk did not start: ${output}`);
  }

  /** Makes a sign-in code. @returns the code, and the address of the page that accepts it */
  async makeCode(): Promise<{ address: string; code: string }> {
    const secret = await readServerSecret({ dataDir: this.#dataDir, linkSecret: null }, this.store.desk);
    const member = await this.store.staff.memberByEmail('rina@example.com');
    const { token, code } = await createSignIn({ staff: this.store.staff, secret, sendCode: () => {} }).makeCode(
      member,
    );
    return { address: `${this.origin}/sign-in?token=${token}`, code };
  }

  /** Stores a question about a course. @returns its reference number */
  async addLead(name: string): Promise<string> {
    const answers = { name, phone: '098123 45670', question: 'Is there an evening batch?' };
    const entry = { form: courseQuestionForm, key: randomUUID(), answers, files: {}, receivedAt: new Date() };
    return (await storeEntry(this.store.intake, entry)) ?? '';
  }

  async remove(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
    await this.store.close();
    await rm(this.#dataDir, { recursive: true });
  }
}
