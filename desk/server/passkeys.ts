import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { profile } from '#content';
import type { StaffMember, StaffStore } from '#server/storage/ports/staff.ts';
import { consume, hashOfToken, isEqual, newToken } from './sign-in.ts';

const minuteMs = 60 * 1000;

/** How long a challenge can be answered. */
export const challengeMinutes = 5;

/** A network gets no more challenges than this in an hour. */
const maxChallengesPerHour = 60;

/**
 * A passkey replaces the email address and the code, so it must be found without the address (`residentKey`), and a PIN, a face or a
 * fingerprint must unlock it each time (`userVerification`): a stolen key alone signs nobody in.
 */
const userVerification = 'required';
const authenticatorSelection = { residentKey: 'required', userVerification } as const;

/** Ed25519, ES256 and RS256, by their numbers in COSE. The others that the library knows are experimental in Node.js. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The answer of a browser. */
export interface PasskeyAnswer {
  /** From the cookie. */
  readonly token: string;
  /** The origin of the request. */
  readonly origin: string;
  /** JSON of a `PublicKeyCredential`. */
  readonly credential: string;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

/** Sign-in with passkeys (WebAuthn). A challenge is stored as a hash, belongs to one browser and one purpose, and is used once. */
export function createPasskeys({ staff, now = () => new Date() }: { staff: StaffStore; now?: () => Date }) {
  const challengesOfNetwork = new RateLimiterMemory({ points: maxChallengesPerHour, duration: 3600 });
  const iso = (beforeMs = 0) => new Date(now().getTime() - beforeMs).toISOString();
  const timeout = challengeMinutes * minuteMs;

  /**
   * @param purpose the id of the account that adds a passkey, or `sign-in`
   * @returns a token for the cookie of the browser, and JSON for `PublicKeyCredential.parse...OptionsFromJSON`; null if the network has asked
   * too often
   */
  async function storeChallenge(purpose: string, network: string, options: { readonly challenge: string }) {
    if (!(await consume(challengesOfNetwork, network))) return null;
    const token = newToken();
    const browserHash = hashOfToken(token);
    const codeHash = hashOfChallenge(purpose, options.challenge);
    await staff.addSignIn({ browserHash, staffId: null, codeHash, attempts: 0, createdAt: iso() });
    return { token, options };
  }

  /**
   * Ends the challenge of a browser, even if the answer is wrong.
   * @returns the values that the answer must match. Its challenge must be the one of this browser
   */
  async function takeChallenge(purpose: string, { token, origin }: PasskeyAnswer) {
    const browserHash = hashOfToken(token);
    const stored = await staff.tryCode(browserHash, iso(timeout));
    return {
      expectedChallenge: (challenge: string) =>
        stored?.attempts === 1 && isEqual(stored.codeHash, hashOfChallenge(purpose, challenge)),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
    };
  }

  return {
    /** Makes a challenge for a new passkey. */
    async askToAdd(member: StaffMember, origin: string, network: string) {
      const options = await generateRegistrationOptions({
        rpName: `${profile.name} desk`,
        rpID: new URL(origin).hostname,
        userID: Uint8Array.from(Buffer.from(member.id)),
        userName: member.email,
        userDisplayName: member.name,
        excludeCredentials: (await staff.passkeys(member.id)).map(({ id }) => ({ id })),
        authenticatorSelection,
        supportedAlgorithmIDs,
        timeout,
      });
      return storeChallenge(member.id, network, options);
    },
    /** @returns false if the answer is wrong or late, or the passkey exists already */
    async add(member: StaffMember, answer: PasskeyAnswer, device: string): Promise<boolean> {
      const expected = await takeChallenge(member.id, answer);
      const response = readCredential<RegistrationResponseJSON>(answer.credential);
      if (!response) return false;
      const result = await verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs }).catch(
        () => null,
      );
      const credential = result?.registrationInfo?.credential;
      if (!result?.verified || credential?.id !== response.id) return false;
      const { id, counter } = credential;
      const publicKey = Buffer.from(credential.publicKey).toString('base64url');
      return staff.addPasskey({ id, staffId: member.id, publicKey, counter, device, createdAt: iso(), usedAt: null });
    },
    async askToSignIn(origin: string, network: string) {
      const rpID = new URL(origin).hostname;
      const options = await generateAuthenticationOptions({ rpID, userVerification, timeout });
      return storeChallenge(signInPurpose, network, options);
    },
    /** @returns the id of the account; null if the answer is wrong or late, or no active account has the passkey */
    async redeem(answer: PasskeyAnswer): Promise<string | null> {
      const expected = await takeChallenge(signInPurpose, answer);
      const response = readCredential<AuthenticationResponseJSON>(answer.credential);
      const found = response && (await staff.passkey(response.id));
      if (!found) return null;
      const { id, counter, publicKey } = found.passkey;
      const credential = { id, counter, publicKey: Buffer.from(publicKey, 'base64url') };
      const result = await verifyAuthenticationResponse({ response, ...expected, credential }).catch(() => null);
      const isOfMember = response.response?.userHandle === Buffer.from(found.member.id).toString('base64url');
      if (!result?.verified || !isOfMember) return null;
      const use = { counter: result.authenticationInfo.newCounter, usedAt: iso() };
      return (await staff.recordPasskeyUse(id, counter, use)) ? found.member.id : null;
    },
  };
}

const signInPurpose = 'sign-in';

const hashOfChallenge = (purpose: string, challenge: string) => hashOfToken(`${purpose} ${challenge}`);

/** Checks only the id: at most 1023 bytes in base64url. The library checks the rest. */
function readCredential<Response extends { readonly id: string }>(json: string): Response | null {
  try {
    const value = JSON.parse(json) as Response | null;
    return typeof value?.id === 'string' && /^[\w-]{1,1364}$/.test(value.id) ? value : null;
  } catch {
    return null;
  }
}
