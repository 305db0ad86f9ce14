import { expect, it } from 'vitest';
import type { Refused } from '#forms/reply.ts';
import { RefusalAnswers } from './refusal-answers.ts';

const watch = {
  reference: 'r',
  onFault() {},
  onStoreUnavailable() {},
  onCrowded() {},
  onWithoutMail() {},
  onQuarantined() {},
};
const refused = (message: string): Refused => ({ outcome: 'refused', status: 429, message });

it('a page that says something else is another page, and the same one is rendered once', async () => {
  const rendered: string[] = [];
  const answers = new RefusalAnswers(async (_, { message }) => {
    rendered.push(message);
    return { status: 429, contentType: 'text/plain', body: Buffer.from(message), isFault: false };
  });
  const said = async (message: string) => String((await answers.of('/send/contact', refused(message), watch))?.body);
  for (const message of ['in 2 minutes', 'in a minute', 'in 2 minutes']) expect(await said(message)).toBe(message);
  expect(rendered).toEqual(['in 2 minutes', 'in a minute']);
});
