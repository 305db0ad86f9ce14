/**
 * The proof of work that a browser sends with a form, where the site requires one: ALTCHA's protocol, version 2
 * (https://altcha.org/docs/v2/proof-of-work-captcha). The server creates and verifies challenges (`server/proof-of-work/`); this
 * file solves them in the browser.
 */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { storedFormIds } from './form-ids.ts';

/** Path for GET of a challenge, relative to the address of the intake. */
export const challengePath = '/api/challenge';

/**
 * Lifetime of a challenge, in milliseconds. The browser requests it when the visitor first touches a form. The server verifies the
 * proof after the whole post has arrived, which may take 22 minutes for a résumé.
 */
export const challengeLifeMs = 60 * 60 * 1000;

/**
 * Whether a form needs a proof. All forms with stored entries do. The withdrawal form does not: visitors have a right to withdraw
 * even if their browser cannot solve a challenge.
 */
export const needsProof = (formId: string): boolean => storedFormIds.some((id) => id === formId);

/**
 * Solves a challenge. The browser derives the keys in another thread, so the page stays responsive.
 * @returns the value for the post: JSON in Base64; undefined if the controller aborts
 * @throws Error if the algorithm of the challenge is not PBKDF2
 * @throws TypeError on a page loaded over plain http: only a secure context has `crypto.subtle`
 */
export async function proofOf(challenge: Challenge, controller = new AbortController()): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
