import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProofOfWork } from '../proof-of-work/proof-of-work.ts';
import { refuseMethod } from './headers.ts';

/**
 * Answers a GET with a new proof-of-work challenge as JSON. There is no rate limit: a challenge costs no more than a file, and other websites
 * could use up the limit of a network with images that have this address.
 */
export function createChallengeHandler(proof: ProofOfWork) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'GET') return refuseMethod(response, 'GET');
    const body = Buffer.from(JSON.stringify(await proof.challenge()));
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.byteLength }).end(body);
  };
}

export type ChallengeHandler = ReturnType<typeof createChallengeHandler>;
