import { Agent as PlainAgent } from 'node:http';
import { type RequestOptions, Agent as SecureAgent } from 'node:https';
import { expect } from 'vitest';
import { type ReceivedResponse, request } from './http-client.ts';

/**
 * Starts eight visitors. Each requests a page, sends the contact form, and begins again without a pause; half of them keep one connection
 * open, as browsers do.
 * @param options the port, and `ca` for https
 */
export function startVisitors(options: RequestOptions) {
  const Agent = options.ca ? SecureAgent : PlainAgent;
  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  const visit = async (name: string, agent: PlainAgent) => {
    for (let count = 0; !isOver; count += 1) {
      const message = `${name}, lead ${count}`;
      const to = { ...options, agent };
      const outcomes = [await outcomeOf(request('/about', to)), await send(message, to)];
      if (outcomes.every((status) => status === 200)) acknowledged.push(message);
      else failures.push(outcomes);
    }
  };
  const visitors = ['one', 'two', 'three', 'four'].flatMap((name) => [
    visit(`${name} on new connections`, new Agent()),
    visit(`${name} on one connection`, new Agent({ keepAlive: true, maxSockets: 1 })),
  ]);
  return {
    /** Resolves when `count` more leads are acknowledged. */
    async waitForMore(count: number) {
      const target = acknowledged.length + count;
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(target);
    },
    /** Stops the visitors. @returns the acknowledged messages, and the status or error of each visit that fails */
    async end() {
      isOver = true;
      await Promise.all(visitors);
      return { acknowledged, failures };
    },
  };
}

function send(message: string, options: RequestOptions): Promise<unknown> {
  const body = String(new URLSearchParams({ name: 'Debbarma', email: 'd@example.com', message }));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return outcomeOf(request('/api/send/contact', { ...options, method: 'POST', headers }, body));
}

const outcomeOf = (response: Promise<ReceivedResponse>): Promise<unknown> =>
  response.then(({ status }) => status).catch((error) => error);
