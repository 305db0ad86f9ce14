import type { SocketAddress } from '#server/config/parsers.ts';
import {
  messageByStaff,
  messagesForAgreement,
  messagesForLead,
  type Recipients,
} from '#server/intake/outgoing-messages.ts';
import { storeEntry } from '#server/intake/store-entry.ts';
import { describeError, type Log } from '#server/log.ts';
import type { Store } from '#server/storage/ports/store.ts';
import type { DeskContext } from '../context.ts';
import { scanWithClamd } from './clamd.ts';
import { encodePhoto } from './encode-photo.ts';
import { createFactFiles } from './fact-files.ts';
import { createPasskeys } from './passkeys.ts';
import type { SignIn } from './sign-in.ts';

/** The exports of `build/desk/app.js`. */
export interface DeskBuild {
  readonly assets: ReadonlyMap<string, { readonly type: string; readonly content: string }>;
  readonly render: (request: Request, context: DeskContext, onError: (error: unknown) => void) => Promise<Response>;
}

export interface DeskHandlerOptions {
  readonly build: DeskBuild;
  readonly store: Store;
  readonly signIn: SignIn;
  readonly hasMail: boolean;
  /** Address of clamd; no file is scanned if omitted. */
  readonly clamdSocket?: SocketAddress | null;
  /** Whether the site reads the answers that come to its own address. */
  readonly readsAnswers: boolean;
  /** Whether somebody else must approve a change of facts. */
  readonly needsSecondPerson?: boolean;
  readonly recipients: Recipients;
  /** As in `DeskContext`. */
  readonly staffSettings?: Recipients['staff'];
  readonly refreshRecipients?: () => Promise<void>;
  readonly log: Log;
  readonly now?: () => Date;
}

/** The cookie of a session. The prefix makes browsers refuse it unless it is secure and from this host. */
export const sessionCookie = '__Host-desk';

/** The pages that need no sign-in. */
const publicPaths: ReadonlySet<string> = new Set(['/sign-in', '/sign-in/passkey']);

/** Answers requests: files and the sign-in page to everyone, all other pages to signed-in staff. */
export function createDeskHandler(options: DeskHandlerOptions) {
  const { build, store, signIn, hasMail, readsAnswers, recipients, log, now = () => new Date() } = options;
  const {
    needsSecondPerson = false,
    clamdSocket = null,
    staffSettings = null,
    refreshRecipients = async () => {},
  } = options;
  const factFiles = createFactFiles();
  const passkeys = createPasskeys({ staff: store.staff, now });
  return async (
    request: Request,
    { network, origin, reference }: { network: string; origin: string; reference: string },
  ): Promise<Response> => {
    const url = new URL(request.url);
    const asset = build.assets.get(url.pathname);
    if (asset) {
      const headers = { 'Content-Type': asset.type, 'Cache-Control': 'public, max-age=31536000, immutable' };
      return new Response(asset.content, { headers });
    }
    const cookies = readCookies(request.headers.get('cookie') ?? '');
    const user = await signIn.read(cookies.get(sessionCookie) ?? '');
    const context: DeskContext = {
      store,
      signIn,
      passkeys,
      user,
      network,
      origin,
      cookies,
      now: now(),
      factFiles,
      encodePhoto,
      log,
      scanFile: async (content) => {
        if (clamdSocket === null) return null;
        const result = await scanWithClamd(clamdSocket, content);
        if (result === null) log({ level: 'error', event: 'virus-scan-failed', reference });
        return result;
      },
      needsSecondPerson,
      hasMail,
      staffSettings,
      refreshRecipients,
      restore: (lead) =>
        store.desk.restore(
          lead.id,
          messagesForLead(
            { ...lead, receivedAt: now().toISOString(), quarantine: null, isMinor: lead.state.guardian === 'awaited' },
            recipients,
          ),
        ),
      agreement: (lead) => messagesForAgreement({ ...lead, receivedAt: now().toISOString() }, recipients),
      writeEmail: (recipient) => ({
        outgoing: messageByStaff(recipient, now().toISOString(), recipients),
        replyTo: readsAnswers ? null : (user?.member.email ?? null),
      }),
      addLead: async (form, answers) => {
        const entry = { form, answers, key: crypto.randomUUID(), files: {}, receivedAt: now() };
        return (await storeEntry(store.intake, entry, { recipients })) ?? '';
      },
    };
    const onError = (error: unknown) =>
      log({ level: 'error', event: 'desk-error', reference, ...describeError(error) });
    if (user?.member.role === 'editor' && !editorPaths.test(url.pathname)) return redirectTo('/facts');
    if (user !== null || publicPaths.has(url.pathname)) return build.render(request, context, onError);
    if (request.method === 'GET') return redirectToSignIn(url);
    return build.render(await keepForm(request, url), context, onError);
  };
}

/** The pages that an editor may open: the facts and the editor's own account. */
const editorPaths = /^\/(facts|account|sign-in)(\/|$)/;

const redirectTo = (location: string) => new Response(null, { status: 303, headers: { Location: location } });

const redirectToSignIn = ({ pathname, search }: URL): Response => {
  const next = pathname + search;
  const location = next === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`;
  return redirectTo(location);
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
