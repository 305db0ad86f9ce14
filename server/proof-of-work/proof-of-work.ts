import { createHmac } from 'node:crypto';
import { CappedMap, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { challengeLifeMs } from '#forms/proof-of-work.ts';

/** Why a proof is not accepted: it is missing, solves no challenge of ours, is expired, or was used before. */
export type ProofFailure = 'no-proof' | 'wrong-proof' | 'late-proof' | 'used-proof';

/** PBKDF2 iterations per try, and the range of tries until a solution. docs/measurements.md says how long that takes. */
const work = { cost: 5000, minTries: 150, maxTries: 300 };

/** About three times the length of a proof. */
const maxProofLength = 2048;

/** The number of used proofs in memory, 0.1 KB each. To push one out, an attacker must compute as many new proofs. */
const maxRememberedProofs = 65_536;

/**
 * Servers that share the secret accept each other's challenges. Used proofs are remembered per process, so a proof works once per process.
 * @param secret also signs the links
 */
export function createProofOfWork(secret: string) {
  // Separate keys per purpose, so that no signature is valid for another purpose.
  const secretFor = (purpose: string) => createHmac('sha256', secret).update(`proof of work, ${purpose}`).digest('hex');
  const secrets = {
    hmacSignatureSecret: secretFor('challenge'),
    hmacKeySignatureSecret: secretFor('key'),
  };
  const used = new CappedMap<string, true>({ maxSize: maxRememberedProofs });

  return {
    challenge: () =>
      createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.maxTries, work.minTries),
        deriveKey,
        expiresAt: new Date(Date.now() + challengeLifeMs),
      }),
    /**
     * Verifies a proof and marks it as used.
     * @param proof as posted; empty if there was none
     * @returns null if the proof is valid
     */
    async verify(proof: string): Promise<ProofFailure | null> {
      if (proof === '') return 'no-proof';
      if (proof.length > maxProofLength) return 'wrong-proof';
      try {
        const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString());
        const { verified, expired } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
        if (expired) return 'late-proof';
        if (!verified) return 'wrong-proof';
        return used.setIfAbsent(challenge.signature, true) ? null : 'used-proof';
      } catch {
        // JSON.parse and altcha-lib throw on malformed input.
        return 'wrong-proof';
      }
    },
  };
}

export type ProofOfWork = ReturnType<typeof createProofOfWork>;
