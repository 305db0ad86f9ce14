import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { ProofOfWork } from '../proof-of-work/proof-of-work.ts';
import { sendText } from './headers.ts';

/** Answers a GET with a new proof-of-work challenge as JSON. */
export type ChallengeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function createChallengeHandler(proof: ProofOfWork, limits: RateLimits): ChallengeHandler {
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET');
      return sendText(response, 405, 'This address does not take such a request.');
    }
    const waitS = await limits.count('challenge', request);
    if (waitS > 0) {
      response.setHeader('Retry-After', waitS);
      return sendText(response, 429, 'Very many of these were asked for from your network in a short time.');
    }
    const body = Buffer.from(JSON.stringify(await proof.challenge()));
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.byteLength }).end(body);
  };
}
