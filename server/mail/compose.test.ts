import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { internshipRegistrationForm } from '#forms/registrations.ts';
import { createLinkSigner } from '../links/link-signer.ts';
import type { EntrySummary } from '../storage/ports/people.ts';
import { createCompose } from './compose.ts';
import { claimed, noon, renderPlainly } from './test-fixtures.ts';

const origin = 'https://example.com';
const links = createLinkSigner('s'.repeat(32), origin);
let entries: EntrySummary[] = [];
const people = { entriesByEmail: async (_: string, limit: number) => entries.slice(0, limit) };
const compose = createCompose({ render: renderPlainly, links, people, origin });
const subscriber = {
  id: '2f4c9a50-4a51-4b8f-9f43-0d6a3c1f0b22',
  email: 'A@example.com',
  formVersion: 1,
  askedAt: null,
  quarantine: null,
  receivedAt: new Date(noon).toISOString(),
  state: 'pending' as const,
  confirmedAt: null,
};
const confirmation = claimed({ kind: 'confirmation', recipient: 'A@example.com', lead: null, subscriber });
const readLink = (href = '') => links.read(href.split('/').at(-1) ?? '', new Date(noon));

it('a notice has the sender as reply address and the name of the file, but not the file', async () => {
  const email = await compose(claimed());
  expect(email).toMatchObject({
    messageId: 'm1@example.com',
    to: 'desk@example.com',
    replyTo: 'Sender@example.com',
    headers: {},
  });
  expect(JSON.parse(email.content.text)).toMatchObject({
    origin,
    lead: { reference: 'CCCC-DDDD', fileNames: ['cv.pdf'] },
  });
});

it('a notice of a sender without an email address has no reply address', async () => {
  const { lead } = claimed();
  const email = await compose(claimed({ lead: lead && { ...lead, answers: { name: 'Debbarma' } } }));
  expect(email.replyTo).toBeNull();
});

it('a notice of a sender under eighteen has no reply address, since a parent is asked first', async () => {
  const { lead } = claimed();
  const form = internshipRegistrationForm.id;
  const answers = { email: 'sender@example.com', guardianPhone: '98123 45670' };
  expect((await compose(claimed({ lead: lead && { ...lead, form, answers } }))).replyTo).toBeNull();
});

it('a withdrawal notice has the remaining data of the lead and no reply address', async () => {
  const erased = {
    id: claimed().id,
    reference: 'CCCC-DDDD',
    form: 'application',
    cause: 'withdrawn' as const,
    erasedAt: new Date(noon).toISOString(),
  };
  const { replyTo, headers, content } = await compose(claimed({ kind: 'withdrawal-notice', lead: null, erased }));
  expect([replyTo, headers]).toEqual([null, { 'Auto-Submitted': 'auto-generated' }]);
  const { reference, form, erasedAt } = erased;
  expect(JSON.parse(content.text)).toEqual({ kind: 'withdrawal-notice', origin, reference, form, erasedAt });
});

it('a quarantine notice has the number of entries and no reply address', async () => {
  const { replyTo, content } = await compose(claimed({ kind: 'quarantine-notice', lead: null, quarantined: 3 }));
  expect([replyTo, JSON.parse(content.text)]).toEqual([null, { kind: 'quarantine-notice', origin, count: 3 }]);
});

it('an acknowledgement contains no answers, is marked as automatic, and has a withdrawal link', async () => {
  const { replyTo, headers, content } = await compose(
    claimed({ kind: 'acknowledgement', recipient: 'sender@example.com' }),
  );
  expect([replyTo, headers]).toEqual([null, { 'Auto-Submitted': 'auto-generated' }]);
  const { withdrawHref, ...input } = JSON.parse(content.text);
  const { lead } = claimed();
  expect(input).toEqual({
    kind: 'acknowledgement',
    origin,
    reference: 'CCCC-DDDD',
    form: 'application',
    language: 'en',
    receivedAt: lead?.receivedAt,
  });
  expect(readLink(withdrawHref)).toEqual({ purpose: 'withdraw', id: lead?.id });
});

it('an acknowledgement of a form in Bengali is in Bengali, and its link leads to a page in Bengali', async () => {
  const { lead } = claimed();
  const { content } = await compose(claimed({ kind: 'acknowledgement', lead: lead && { ...lead, language: 'bn' } }));
  const { language, withdrawHref } = JSON.parse(content.text);
  expect([language, withdrawHref]).toEqual(['bn', expect.stringContaining('/bn/link/')]);
});

it('a confirmation supports one-click unsubscribe', async () => {
  const { headers, content } = await compose(confirmation);
  const { confirmHref, unsubscribeHref } = JSON.parse(content.text);
  expect(headers).toEqual({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${unsubscribeHref}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect([readLink(confirmHref), readLink(unsubscribeHref)]).toEqual([
    { purpose: 'confirm', id: subscriber.id },
    { purpose: 'leave', id: subscriber.id },
  ]);
});

it('an email with withdrawal links has one link per entry in its language, and at most as many as a mailbox shows', async () => {
  const request = claimed({ kind: 'withdrawal-links', recipient: 'sender@example.com', lead: null, subscriber });
  const { receivedAt } = subscriber;
  entries = [
    { id: randomUUID(), form: 'course-question', reference: 'CCCC-DDDD', language: 'bn', receivedAt },
    { id: randomUUID(), form: 'newsletter', reference: null, language: 'en', receivedAt },
  ];
  const email = await compose(request);
  expect([email.to, email.headers]).toEqual(['sender@example.com', { 'Auto-Submitted': 'auto-generated' }]);
  const { kind, language, entries: listed, hasMore } = JSON.parse(email.content.text);
  expect([kind, language, hasMore, listed.length]).toEqual(['withdrawal-links', 'bn', false, 2]);
  const href = expect.stringContaining('/bn/link/');
  expect(listed[0]).toEqual({ form: 'course-question', reference: 'CCCC-DDDD', receivedAt, href });
  expect(listed.map(({ href }: { href: string }) => readLink(href))).toEqual([
    { purpose: 'withdraw', id: entries[0]?.id },
    { purpose: 'leave', id: entries[1]?.id },
  ]);
  expect(await compose(request)).toEqual(email);

  entries = Array.from({ length: 60 }, () => ({
    id: randomUUID(),
    form: 'contact',
    reference: 'CCCC-DDDD',
    language: 'en',
    receivedAt,
  }));
  const longest = JSON.parse((await compose(request)).content.text);
  expect([longest.entries.length, longest.hasMore]).toEqual([50, true]);
});

it('composes the same email again for a retry', async () => {
  const first = await compose(confirmation);
  expect(await compose({ ...confirmation, attempts: 3, leaseToken: 't2' })).toEqual(first);
});

it('throws for an email without its entry', async () => {
  await expect(compose(claimed({ lead: null }))).rejects.toThrow(TypeError);
});
