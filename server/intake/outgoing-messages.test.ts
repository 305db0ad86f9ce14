import { expect, it } from 'vitest';
import type { WithdrawnLead } from '../storage/ports/entries.ts';
import {
  messagesForAgreement,
  messagesForLead,
  messagesForQuarantine,
  messagesForSubscriber,
  messagesForWithdrawal,
  messageWithWithdrawalLinks,
  noRecipients,
  type Recipients,
} from './outgoing-messages.ts';

const now = '2026-11-22T12:00:00.000Z';
const staff = { contact: ['desk@example.com', 'head@example.com'] };
const recipients: Recipients = { staff, messageDomain: 'example.com', hasWebhook: true };
const lead: WithdrawnLead = { form: 'contact', quarantine: null, notified: [] };

const planned = (change: Partial<WithdrawnLead> = {}, who = recipients) =>
  messagesForWithdrawal({ ...lead, ...change }, now, who).map(({ kind, recipient }) => `${kind} ${recipient}`);

it('sends a withdrawal notice to those who got the staff notice or, if that is unknown, to the current recipients', () => {
  expect(planned({ notified: ['left@example.com'] })).toEqual(['withdrawal-notice left@example.com', 'webhook ']);
  expect(planned()).toEqual(['withdrawal-notice desk@example.com', 'withdrawal-notice head@example.com', 'webhook ']);
});

it('sends a student under eighteen nothing before a parent agrees, and then the acknowledgement', () => {
  const minor = { form: 'contact', receivedAt: now, answers: { email: 'riya@example.com' }, quarantine: null };
  const kinds = (messages: { kind: string; recipient: string }[]) => messages.map(({ kind }) => kind);
  expect(kinds(messagesForLead({ ...minor, isMinor: true }, recipients))).toEqual([
    'staff-notice',
    'staff-notice',
    'webhook',
  ]);
  expect(messagesForAgreement(minor, recipients)).toMatchObject([
    { kind: 'acknowledgement', recipient: 'riya@example.com' },
  ]);
});

it('sends no withdrawal notice for a lead without a staff notice, or if mail is disabled', () => {
  expect(planned({ quarantine: 'honeypot' })).toEqual([]);
  expect(planned({}, noRecipients)).toEqual([]);
});

it('sends one quarantine notice to an address that gets several forms, in upper or lower case', () => {
  const twice = { contact: ['Desk@example.com'], application: ['desk@Example.com', 'people@example.com'] };
  const emails = messagesForQuarantine(['contact', 'application'], now, { ...recipients, staff: twice });
  expect(emails.map(({ recipient }) => recipient)).toEqual(['Desk@example.com', 'people@example.com']);
});

it('delays an email that depends on whether the address is known, so that the time of the reply does not reveal it', () => {
  const emails = Array.from({ length: 50 }, () => [
    messageWithWithdrawalLinks('a@example.com', now, recipients),
    ...messagesForSubscriber({ email: 'a@example.com', receivedAt: now, quarantine: null }, recipients),
  ]).flat();
  const delaysMs = emails.map((email) => Date.parse(email?.dueAt ?? now) - Date.parse(now));
  // Longer than the reply, which takes half a second, and random.
  expect(Math.min(...delaysMs)).toBeGreaterThan(1000);
  expect(new Set(delaysMs).size).toBeGreaterThan(10);
});
