import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { createSignIn } from '../../../desk/server/sign-in.ts';
import { readServerSecret } from '../../../server/links/link-secret.ts';
import type { StaffMember, StaffRole } from '../../../server/storage/ports/staff.ts';
import type { Store } from '../../../server/storage/ports/store.ts';
import { openStore, openStoreForCommand } from '../../../server/storage/sqlite/open.ts';
import { type OnEnd, type RunningServer, type Settings, startServer, temporaryFolder } from './server-process.ts';

/** Absolute path of the program of the desk. */
const program = new URL('../../../desk/main.ts', import.meta.url).pathname;

/** A browser without JavaScript: keeps cookies, and sends the headers of a form that was posted from the desk. */
export function createBrowser(origin: string) {
  const cookies = new Map<string, string>();
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) };
    const response = await fetch(new URL(path, origin), { redirect: 'manual', ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  return {
    cookies,
    get: (path: string) => request(path),
    post: (path: string, values: Record<string, string>, headers: Record<string, string> = { origin }) =>
      request(path, { method: 'POST', body: new URLSearchParams(values), headers }),
  };
}

export type Browser = ReturnType<typeof createBrowser>;

export interface RunningDesk {
  readonly desk: RunningServer;
  /** The same store, opened by the test. */
  readonly store: Store;
  /** Makes an account and a browser that is signed in with it. */
  signedIn(role: StaffRole): Promise<SignedInBrowser>;
}

type SignedInBrowser = Browser & { readonly member: StaffMember };

/** Starts the desk without the site. */
export async function startDesk(settings: Settings = {}, onEnd: OnEnd = onTestFinished): Promise<RunningDesk> {
  const dataDir = temporaryFolder(onEnd);
  const store = await openStore(dataDir, 64);
  onEnd(() => store.close());
  return runDesk(dataDir, store, settings, onEnd);
}

/** Starts the site and its desk. */
export async function startSiteAndDesk(
  settings: Settings = {},
  onEnd: OnEnd = onTestFinished,
): Promise<RunningDesk & { readonly site: RunningServer }> {
  const dataDir = temporaryFolder(onEnd);
  const site = await startServer({ DATA_DIR: dataDir, ...settings }, { onEnd });
  const store = await openStoreForCommand(dataDir);
  onEnd(() => store.close());
  return { site, ...(await runDesk(dataDir, store, settings, onEnd)) };
}

async function runDesk(dataDir: string, store: Store, settings: Settings, onEnd: OnEnd): Promise<RunningDesk> {
  const desk = await startServer({ DATA_DIR: dataDir, DESK_PORT: '0', ...settings }, { program, onEnd });
  return {
    desk,
    store,
    async signedIn(role) {
      const email = `${role}-${randomUUID()}@example.com`;
      const at = new Date().toISOString();
      const member = { id: randomUUID(), email, name: email, role, invitedAt: at, suspendedAt: null, seenAt: null };
      await store.staff.invite(member);
      const secret = await readServerSecret({ dataDir, linkSecret: null }, store.desk);
      const { token, code } = await createSignIn({ staff: store.staff, secret, sendCode: () => {} }).makeCode(member);
      const browser = createBrowser(desk.origin);
      await browser.get(`/sign-in?token=${token}`);
      await browser.post('/sign-in', { intent: 'code', code });
      return { ...browser, member };
    },
  };
}
