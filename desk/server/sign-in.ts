import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { dayMs } from '#forms/durations.ts';
import type { Session, StaffMember, StaffStore } from '#server/storage/ports/staff.ts';

const minuteMs = 60 * 1000;

/** How long a code can be used. */
export const codeMinutes = 15;

/** After this number of wrong codes, a person needs a new one. There are a million codes. */
const maxAttempts = 5;

/** An account gets no more codes than this in an hour, even if strangers ask for them. Browsers that it has signed in with before may ask for more. */
const maxCodesPerHour = 20;

/** How long a session lasts, in days. */
export const sessionDays = 30;

/** Export, erasure and a new passkey need a code or a passkey that was used less than this long ago. */
const confirmedMinutes = 15;

/** How often the time of the last use is stored. */
const touchMs = 5 * minuteMs;

/** A request that is signed in. */
export interface SignedIn {
  readonly member: StaffMember;
  readonly session: Session;
}

export interface SignInOptions {
  readonly staff: StaffStore;
  /** The key of the hashes of codes. */
  readonly secret: string;
  /** Sends a code. It must not delay the response, so that the time reveals no account. */
  readonly sendCode: (member: StaffMember, code: string) => void;
  readonly now?: () => Date;
}

export type SignIn = ReturnType<typeof createSignIn>;

/** Sign-in by a code of six digits, and sessions. Tokens are random, live in cookies, and are stored as hashes. */
export function createSignIn({ staff, secret, sendCode, now = () => new Date() }: SignInOptions) {
  const codesOfNetwork = new RateLimiterMemory({ points: 30, duration: 3600 });
  const codesOfAccount = new RateLimiterMemory({ points: 6, duration: 3600 });
  const attemptsOfNetwork = new RateLimiterMemory({ points: 60, duration: 3600 });
  const iso = (beforeMs = 0) => new Date(now().getTime() - beforeMs).toISOString();
  const hashOfCode = (browserHash: string, code: string) =>
    createHmac('sha256', secret).update(`desk code ${browserHash} ${code}`).digest('hex');

  const knownTokenOf = (staffId: string) =>
    createHmac('sha256', secret).update(`desk browser ${staffId}`).digest('base64url');

  /** Makes a code. Without an account, it does the same work, and nobody can use the code. @returns the token of the browser, and the code */
  async function makeCode(member: StaffMember | null) {
    const token = newToken();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const browserHash = hashOfToken(token);
    const row = { browserHash, staffId: member?.id ?? null, attempts: 0, createdAt: iso() };
    await staff.addSignIn({ ...row, codeHash: hashOfCode(browserHash, code) });
    return { token, code };
  }

  /** @returns its token */
  async function startSession(staffId: string, device: string): Promise<string> {
    const token = newToken();
    const at = iso();
    const tokenHash = hashOfToken(token);
    await staff.addSession({ tokenHash, staffId, device, createdAt: at, usedAt: at, confirmedAt: at });
    return token;
  }

  return {
    /**
     * Sends a code to an address if it belongs to an active account. The result does not reveal whether it does.
     * @param network of the client
     * @param knownToken of the cookie of a browser that has signed in before: other people's requests do not use up its codes
     * @returns the token for the cookie of this browser; null if the network or the account has asked too often
     */
    async requestCode(email: string, network: string, knownToken = ''): Promise<string | null> {
      const address = email.trim().toLowerCase();
      const isAllowed =
        (await consume(codesOfNetwork, network)) &&
        (await consume(codesOfAccount, `${network} ${hashOfToken(address)}`));
      if (!isAllowed) return null;
      const found = await staff.memberByEmail(address);
      const sent = await staff.countSignIns(found?.id ?? '', iso(60 * minuteMs));
      const isKnown = found !== null && isEqual(knownToken, knownTokenOf(found?.id ?? ''));
      const member = found && found.suspendedAt === null && (sent < maxCodesPerHour || isKnown) ? found : null;
      const { token, code } = await makeCode(member);
      if (member) sendCode(member, code);
      return token;
    },
    /** Makes a code for a command on the server. It can be used in the browser that opens the link with the token. */
    makeCode,
    /** @returns the token of a new session; `wrong`, or `expired` if a new code is needed */
    async redeemCode(browserToken: string, code: string, network: string, device: string) {
      if (!(await consume(attemptsOfNetwork, network))) return { outcome: 'expired' } as const;
      const browserHash = hashOfToken(browserToken);
      const signIn = await staff.tryCode(browserHash, iso(codeMinutes * minuteMs));
      if (!signIn || signIn.codeHash === '' || signIn.attempts > maxAttempts) return { outcome: 'expired' } as const;
      const isRight = isEqual(signIn.codeHash, hashOfCode(browserHash, code.replaceAll(/\s/g, '')));
      const { staffId } = signIn;
      if (!isRight || staffId === null) return { outcome: 'wrong' } as const;
      await staff.endSignIn(browserHash);
      return { outcome: 'signed-in', staffId, token: await startSession(staffId, device) } as const;
    },
    startSession,
    /** The value of the cookie of a browser in which an account has signed in. */
    knownTokenOf,
    /** @returns the signed-in member and the session; null without a valid session */
    async read(sessionToken: string): Promise<SignedIn | null> {
      if (sessionToken === '') return null;
      const found = await staff.session(hashOfToken(sessionToken), iso(sessionDays * dayMs));
      if (found && Date.parse(found.session.usedAt) < now().getTime() - touchMs) {
        await staff.touchSession(found.session.tokenHash, { usedAt: iso() });
      }
      return found;
    },
    /** Whether a code or a passkey was used on this device a short time ago. */
    isConfirmed: ({ session }: SignedIn) =>
      Date.parse(session.confirmedAt) > now().getTime() - confirmedMinutes * minuteMs,
    end: ({ session }: SignedIn) => staff.endSession(session.staffId, session.tokenHash),
    /** Deletes expired codes, challenges and sessions. */
    deleteOld: () => staff.deleteOld({ signIns: iso(60 * minuteMs), sessions: iso(sessionDays * dayMs) }),
  };
}

/** @returns false if the limit is reached */
export const consume = (limiter: RateLimiterMemory, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    () => false,
  );

export const newToken = () => randomBytes(32).toString('base64url');

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

export const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
