import { expect, it } from 'vitest';
import type { WithdrawnLead } from '../storage/ports/entries.ts';
import {
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

it('of a withdrawal those are told who had the notice; where that is forgotten, those who would have it now', () => {
  expect(planned({ notified: ['left@example.com'] })).toEqual(['withdrawal-notice left@example.com', 'webhook ']);
  expect(planned()).toEqual(['withdrawal-notice desk@example.com', 'withdrawal-notice head@example.com', 'webhook ']);
});

it('nobody is told of one that nobody was told of, nor where nothing is sent', () => {
  expect(planned({ quarantine: 'honeypot' })).toEqual([]);
  expect(planned({}, noRecipients)).toEqual([]);
});

it('whoever is told of several forms gets one email about quarantine, however the settings spell the address', () => {
  const twice = { contact: ['Desk@example.com'], application: ['desk@Example.com', 'people@example.com'] };
  const emails = messagesForQuarantine(['contact', 'application'], now, { ...recipients, staff: twice });
  expect(emails.map(({ recipient }) => recipient)).toEqual(['Desk@example.com', 'people@example.com']);
});

it('an email that only a known address gets, or only a new one, waits some seconds: other answers would be late by it', () => {
  const emails = Array.from({ length: 50 }, () => [
    messageWithWithdrawalLinks('a@example.com', now, recipients),
    ...messagesForSubscriber({ email: 'a@example.com', receivedAt: now, quarantine: null }, recipients),
  ]).flat();
  const delaysMs = emails.map((email) => Date.parse(email?.dueAt ?? now) - Date.parse(now));
  // Longer than the answer, which takes half a second, and not always as long.
  expect(Math.min(...delaysMs)).toBeGreaterThan(1000);
  expect(new Set(delaysMs).size).toBeGreaterThan(10);
});
