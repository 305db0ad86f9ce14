import { Agent as PlainAgent } from 'node:http';
import { type RequestOptions, Agent as SecureAgent } from 'node:https';
import { expect } from 'vitest';
import { type Answer, ask } from './ask.ts';

/**
 * Eight visitors who never rest: each asks for a page, sends the contact form, and begins again; half of them on one connection that is
 * kept, as browsers do.
 * @param options of `ask`: where to
 */
export function visit(options: RequestOptions) {
  const Agent = options.ca ? SecureAgent : PlainAgent;
  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  const press = async (name: string, agent: PlainAgent) => {
    for (let count = 0; !isOver; count += 1) {
      const message = `${name}, lead ${count}`;
      const to = { ...options, agent };
      const outcomes = [await outcomeOf(ask('/about', to)), await send(message, to)];
      if (outcomes.every((status) => status === 200)) acknowledged.push(message);
      else failures.push(outcomes);
    }
  };
  const visitors = ['one', 'two', 'three', 'four'].flatMap((name) => [
    press(`${name} on ever new connections`, new Agent()),
    press(`${name} on one connection`, new Agent({ keepAlive: true, maxSockets: 1 })),
  ]);
  return {
    /** Resolves once so many more leads were acknowledged. */
    async more(count: number) {
      const most = acknowledged.length + count;
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(most);
    },
    /** @returns the messages that were acknowledged, and what was not answered with 200: its status, or its error */
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
  return outcomeOf(ask('/api/send/contact', { ...options, method: 'POST', headers }, body));
}

const outcomeOf = (answer: Promise<Answer>): Promise<unknown> =>
  answer.then(({ status }) => status).catch((error) => error);
