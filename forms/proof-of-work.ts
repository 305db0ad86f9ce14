/**
 * The proof of work that browsers send with a form, where the site asks for one: ALTCHA's protocol, version 2
 * (https://altcha.org/docs/v2/proof-of-work-captcha). The server makes and checks (`server/proof-of-work/`), here it is done.
 */
import { storedFormIds } from './form-ids.ts';

/** Where a challenge is had by GET; below the address of the intake. */
export const challengePath = '/api/challenge';

/**
 * How long a challenge is good, in milliseconds. It is asked for at the first touch of a form, and the proof is looked at when all of a post
 * has come: a résumé may be on its way for 22 minutes.
 */
export const challengeLifeMs = 60 * 60 * 1000;

/** As ALTCHA writes it; bytes are hexadecimal. `signature` is the server's own. */
export interface Challenge {
  readonly parameters: {
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    /** Rounds of PBKDF2 for each try. */
    readonly cost: number;
    /** In bytes. */
    readonly keyLength: number;
    /** With what the key has to begin. */
    readonly keyPrefix: string;
  };
  readonly signature?: string;
}

/**
 * Whether a form is asked for a proof: each whose entries are kept. Who asks for links to withdraw has a right to them, whatever their
 * browser can do.
 */
export const needsProof = (formId: string): boolean => storedFormIds.some((id) => id === formId);

/**
 * Tries one number after the other until the key made with it begins as it should. The browser makes keys in a thread of its own, so that
 * the page goes on meanwhile.
 * @returns what goes into the post: JSON in Base64
 * @throws the signal's reason, once it is aborted
 * @throws Error where the challenge is none of PBKDF2, or cannot be read
 * @throws TypeError on a page that came by plain http: only a secure context has `crypto.subtle`
 */
export async function solveChallenge(challenge: Challenge, signal?: AbortSignal): Promise<string> {
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const [kdf, hash] = algorithm.split('/');
  if (kdf !== 'PBKDF2' || hash === undefined) throw new Error(`proof-of-work: unsupported algorithm ${algorithm}`);
  const how = { name: kdf, hash, salt: bytesOf(salt), iterations: cost };
  const password = bytesOf(`${nonce}00000000`);
  const counterIn = new DataView(password.buffer, password.length - 4);
  for (let counter = 0; ; counter += 1) {
    signal?.throwIfAborted();
    counterIn.setUint32(0, counter);
    const key = await crypto.subtle.importKey('raw', password, kdf, false, ['deriveBits']);
    const derivedKey = hexOf(await crypto.subtle.deriveBits(how, key, keyLength * 8));
    if (derivedKey.startsWith(keyPrefix)) return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  }
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
