import { redirect } from 'react-router';
import { describeError } from '#server/log.ts';
import type { DeskContext, DeskServices } from '../context.ts';
import { createFactFiles } from './fact-files.ts';
import { createPasskeys } from './passkeys.ts';

/** The exports of `build/desk/app.js`. */
export interface DeskBuild {
  readonly assets: ReadonlyMap<string, { readonly type: string; readonly content: string }>;
  readonly render: (request: Request, context: DeskContext, onError: (error: unknown) => void) => Promise<Response>;
}

/** What the server knows of a request. */
export type Client = Pick<DeskContext, 'network' | 'origin' | 'reference'>;

/** The cookie of a session. The prefix makes browsers refuse it unless it is secure and from this host. */
export const sessionCookie = '__Host-desk';

/** The pages that need no sign-in. */
const publicPaths: ReadonlySet<string> = new Set(['/sign-in', '/sign-in/passkey']);

/** Answers requests: files and the sign-in page to everyone, all other pages to signed-in staff. */
export function createDeskHandler(build: DeskBuild, services: DeskServices) {
  const { store, signIn, log } = services;
  const factFiles = createFactFiles();
  const passkeys = createPasskeys({ staff: store.staff });
  return async (request: Request, client: Client): Promise<Response> => {
    const url = new URL(request.url);
    const asset = build.assets.get(url.pathname);
    if (asset) {
      const headers = { 'Content-Type': asset.type, 'Cache-Control': 'public, max-age=31536000, immutable' };
      return new Response(asset.content, { headers });
    }
    const cookies = readCookies(request.headers.get('cookie') ?? '');
    const user = await signIn.read(cookies.get(sessionCookie) ?? '');
    const context: DeskContext = { ...services, ...client, passkeys, factFiles, cookies, user, now: new Date() };
    const onError = (error: unknown) =>
      log({ level: 'error', event: 'desk-error', reference: client.reference, ...describeError(error) });
    if (user?.member.role === 'editor' && !editorPaths.test(url.pathname)) return redirect('/facts', 303);
    if (user !== null || publicPaths.has(url.pathname)) return build.render(request, context, onError);
    if (request.method === 'GET') return redirectToSignIn(url);
    return build.render(await keepForm(request, url), context, onError);
  };
}

/** The pages that an editor may open: the facts and the editor's own account. */
const editorPaths = /^\/(facts|account|sign-in)(\/|$)/;

const redirectToSignIn = ({ pathname, search }: URL): Response => {
  const next = pathname + search;
  return redirect(next === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`, 303);
};

/** Replaces a form that was posted after the session had ended: with a request for the sign-in page that contains it, without its files. */
async function keepForm(request: Request, { pathname, search }: URL): Promise<Request> {
  const fields = [...(await request.formData())].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const keptBody = String(new URLSearchParams(fields));
  const body = new URLSearchParams({ intent: 'keep', keptPath: pathname + search, keptBody });
  return new Request('http://desk/sign-in', { method: 'POST', body });
}

function readCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('=', 2));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}
