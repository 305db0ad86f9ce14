import { createHmac } from 'node:crypto';
import { CappedMap, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Challenge, challengeLifeMs } from '#forms/proof-of-work.ts';

/** Why what came with a post proves nothing: there was nothing, it solves no challenge of ours, came too late, or was used before. */
export type ProofFailure = 'no-proof' | 'wrong-proof' | 'late-proof' | 'used-proof';

/** Rounds of PBKDF2 for each try, and between which two numbers of tries one succeeds: docs/measurements.md says what that takes. */
const work = { cost: 5000, fewestTries: 150, mostTries: 300 };

/** A proof is a third of it. */
const longestProof = 2048;

/** Proofs that are remembered, of 0.1 KB each: whoever wants to have one forgotten has to do the work of so many others. */
const mostRemembered = 65_536;

/**
 * By altcha-lib. Each server that has the secret takes what another has asked for, but what was used, each remembers by itself, and until
 * it ends.
 * @param secret what links are signed with
 */
export function createProofOfWork(secret: string) {
  // What the secret signs elsewhere is no challenge, and what is signed in one is not the other.
  const secretFor = (what: string) => createHmac('sha256', secret).update(`proof of work, ${what}`).digest('hex');
  const secrets = {
    hmacSignatureSecret: secretFor('challenge'),
    hmacKeySignatureSecret: secretFor('key'),
  };
  const used = new CappedMap<string, true>({ maxSize: mostRemembered });

  return {
    challenge: (): Promise<Challenge> =>
      createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.mostTries, work.fewestTries),
        deriveKey,
        expiresAt: new Date(Date.now() + challengeLifeMs),
      }),
    /**
     * Uses a proof up: the same once more is doubted.
     * @param proof as it was posted; empty where there was none
     */
    async doubt(proof: string): Promise<ProofFailure | null> {
      if (proof === '') return 'no-proof';
      if (proof.length > longestProof) return 'wrong-proof';
      try {
        const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString());
        const { verified, expired } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
        if (expired) return 'late-proof';
        if (!verified) return 'wrong-proof';
        return used.setIfAbsent(challenge.signature, true) ? null : 'used-proof';
      } catch {
        // Neither JSON nor the library expects what anybody may send.
        return 'wrong-proof';
      }
    },
  };
}

export type ProofOfWork = ReturnType<typeof createProofOfWork>;
