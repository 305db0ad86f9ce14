import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashAddressWith, mailboxHash, mailboxOf } from './address-hash.ts';

it.each([
  ['a+1@x.in', 'a@x.in'],
  ['A+one+two@X.in', 'a@x.in'],
  ['first.last@x.in', 'first.last@x.in'],
  ['First.Last+x@gmail.com', 'firstlast@gmail.com'],
  ['firstlast@GoogleMail.com', 'firstlast@gmail.com'],
  ['+91@x.in', '+91@x.in'],
])('%s belongs to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it('all addresses of a mailbox have the same hash, which reveals none of them', () => {
  expect(mailboxHash('A+1@x.in')).toBe(mailboxHash('a@x.in'));
  expect(mailboxHash('a@x.in')).toMatch(/^[0-9a-f]{64}$/);
});

it('the hash of a suppressed address is equal for each spelling, and needs the secret', () => {
  const hash = hashAddressWith('s'.repeat(32))('A@x.in ');
  expect(hash).toBe(hashAddressWith('s'.repeat(32))('a@X.in'));
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hash).not.toBe(hashAddressWith('t'.repeat(32))('a@x.in'));
  expect(hash).not.toBe(createHash('sha256').update('a@x.in').digest('hex'));
});
