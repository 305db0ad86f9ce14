/**
 * The proof of work that a browser sends with a form, where the site requires one: ALTCHA's protocol, version 2
 * (https://altcha.org/docs/v2/proof-of-work-captcha). The server creates and verifies challenges (`server/proof-of-work/`); this
 * file solves them in the browser.
 */
import { storedFormIds } from './form-ids.ts';

/** Path for GET of a challenge, relative to the address of the intake. */
export const challengePath = '/api/challenge';

/**
 * Lifetime of a challenge, in milliseconds. The browser requests it when the visitor first touches a form. The server verifies the
 * proof after the whole post has arrived, which may take 22 minutes for a résumé.
 */
export const challengeLifeMs = 60 * 60 * 1000;

/** The JSON format of ALTCHA; bytes are hexadecimal. `signature` is made by our server. */
export interface Challenge {
  readonly parameters: {
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    /** PBKDF2 iterations for each attempt. */
    readonly cost: number;
    /** In bytes. */
    readonly keyLength: number;
    /** The key of the solution starts with it. */
    readonly keyPrefix: string;
  };
  readonly signature?: string;
}

/**
 * Whether a form needs a proof. All forms with stored entries do. The withdrawal form does not: visitors have a right to withdraw
 * even if their browser cannot solve a challenge.
 */
export const needsProof = (formId: string): boolean => storedFormIds.some((id) => id === formId);

/**
 * Increments a counter until the key derived from it starts with the prefix. The browser derives keys in another thread, so the page
 * stays responsive.
 * @returns the value for the post: JSON in Base64
 * @throws the signal's reason if it aborts
 * @throws Error if the algorithm of the challenge is not PBKDF2
 * @throws TypeError on a page loaded over plain http: only a secure context has `crypto.subtle`
 */
export async function solveChallenge(challenge: Challenge, signal?: AbortSignal): Promise<string> {
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const [kdf, hash] = algorithm.split('/');
  if (kdf !== 'PBKDF2' || hash === undefined) throw new Error(`proof-of-work: unsupported algorithm ${algorithm}`);
  const derivation = { name: kdf, hash, salt: bytesOf(salt), iterations: cost };
  const password = bytesOf(`${nonce}00000000`);
  const counterView = new DataView(password.buffer, password.length - 4);
  for (let counter = 0; ; counter += 1) {
    signal?.throwIfAborted();
    counterView.setUint32(0, counter);
    const key = await crypto.subtle.importKey('raw', password, kdf, false, ['deriveBits']);
    const derivedKey = hexOf(await crypto.subtle.deriveBits(derivation, key, keyLength * 8));
    if (derivedKey.startsWith(keyPrefix)) return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  }
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
