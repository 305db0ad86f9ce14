import { createContext, data, redirect } from 'react-router';
import type { SocketAddress } from '#server/config/parsers.ts';
import type { Recipients } from '#server/intake/outgoing-messages.ts';
import type { Log } from '#server/log.ts';
import type { Lead } from '#server/storage/ports/entries.ts';
import type { StaffRole } from '#server/storage/ports/staff.ts';
import type { Store } from '#server/storage/ports/store.ts';
import type { FactFiles } from './server/fact-files.ts';
import type { Passkeys } from './server/passkeys.ts';
import type { SignedIn, SignIn } from './server/sign-in.ts';

/** What every request to the desk needs. */
export interface DeskServices {
  readonly store: Store;
  readonly signIn: SignIn;
  /** Whether codes can be sent by email. */
  readonly hasMail: boolean;
  /** Whether the site reads the answers that come to its own address. */
  readonly readsAnswers: boolean;
  /** Who gets an email about a lead now. */
  readonly recipients: Recipients;
  /** The addresses that get an email about a lead by the settings of the server, by form; null if it sends no email. */
  readonly staffSettings: Recipients['staff'];
  /** Reads again who gets an email about a lead. */
  readonly refreshRecipients: () => Promise<void>;
  /** Address of clamd; null if no file is checked for viruses. */
  readonly clamdSocket: SocketAddress | null;
  /** Whether somebody else must approve a change of facts. */
  readonly needsSecondPerson: boolean;
  readonly log: Log;
}

/** The context of every loader and action. */
export interface DeskContext extends DeskServices {
  readonly passkeys: Passkeys;
  readonly factFiles: FactFiles;
  /** Null before sign-in. Then only the sign-in page is called. */
  readonly user: SignedIn | null;
  /** The network of the client, for rate limits only. */
  readonly network: string;
  /** The origin that the browser opened. */
  readonly origin: string;
  /** Of the request, in the log. */
  readonly reference: string;
  readonly cookies: ReadonlyMap<string, string>;
  readonly now: Date;
}

export const deskContext = createContext<DeskContext>();

/** The arguments of a loader or action, as the pages use them. */
export interface Args {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: { get(key: typeof deskContext): DeskContext };
}

export type SignedInDesk = DeskContext & { readonly user: SignedIn };

/** The context of a page behind the sign-in. @throws Response that redirects to the sign-in */
export function signedIn({ context }: Pick<Args, 'context'>): SignedInDesk {
  const desk = context.get(deskContext);
  if (desk.user === null) throw redirect('/sign-in');
  return { ...desk, user: desk.user };
}

/** The lead in the address. @throws Response 404 */
export async function findLead({ store }: DeskContext, { params }: Args): Promise<Lead> {
  const [lead] = await store.desk.leads({ reference: params.reference ?? '' });
  if (!lead) throw data('', { status: 404 });
  return lead;
}

/** @throws Response 403 if the user has none of these roles */
export function requireRole({ user }: { readonly user: SignedIn }, ...roles: readonly StaffRole[]): void {
  if (!roles.includes(user.member.role)) throw new Response('Only an owner may do this.', { status: 403 });
}

/** Writes an audit entry. */
export const record = ({ store, user, now }: DeskContext, action: string, subject: string): Promise<void> =>
  store.staff.record({
    id: crypto.randomUUID(),
    at: now.toISOString(),
    staffId: user?.member.id ?? null,
    action,
    subject,
  });

export const cookie = (name: string, value: string, maxAgeS: number) =>
  `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}`;

/** The path, query and hash of a text, if it is a path of the desk. A redirect to it cannot leave the desk. */
export function localPath(text: string | null | undefined, fallback = '/'): string {
  if (!text?.startsWith('/')) return fallback;
  const url = URL.parse(text, 'http://desk');
  return url?.host === 'desk' ? `${url.pathname}${url.search}${url.hash}` : fallback;
}

/** The trimmed text of a field; empty for a file or a missing field. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
