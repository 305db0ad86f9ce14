import { expect, it } from 'vitest';
import { classify, codeOf } from './smtp-transport.ts';

/** As nodemailer throws it. */
const refusal = (response: string, command: string, code = 'EENVELOPE') =>
  Object.assign(new Error(`a@example.com: ${response}`), { code, response, command });

it.each([
  ['550 5.1.1 No such user', 'RCPT TO', { outcome: 'dead', code: '550 5.1.1', isAddressGone: true }],
  ['550 Too much mail for today', 'RCPT TO', { outcome: 'dead', code: '550', isAddressGone: false }],
  ['554 5.6.0 We do not like it', 'DATA', { outcome: 'dead', code: '554 5.6.0', isAddressGone: false }],
  ['450 4.7.1 Greylisted', 'RCPT TO', { outcome: 'retry', code: '450 4.7.1' }],
  ['451 later', 'DATA', { outcome: 'retry', code: '451' }],
  ['550 5.4.4 Host not found', 'RCPT TO', { outcome: 'retry', code: '550 5.4.4' }],
  ['552-5.2.2 Full\n552 5.2.2 really', 'RCPT TO', { outcome: 'retry', code: '552 5.2.2' }],
  ['503 what?', 'DATA', { outcome: 'retry', code: '503' }],
  ['421 4.3.2 Closing', 'RCPT TO', { outcome: 'retry', code: '421 4.3.2' }],
  ['421 4.7.0 We do not like these words', 'DATA', { outcome: 'retry', code: '421 4.7.0' }],
  ['421 4.3.2 Closing', 'MAIL FROM', { outcome: 'pause', code: '421 4.3.2' }],
  ['550 5.4.5 Daily limit exceeded', 'DATA', { outcome: 'retry', code: '550 5.4.5' }],
  ['550 5.4.6 Unusual activity', 'RCPT TO', { outcome: 'retry', code: '550 5.4.6' }],
  ['530 5.7.0 Sign in', 'RCPT TO', { outcome: 'pause', code: '530 5.7.0' }],
  ['554 5.7.1 Relay denied', 'RCPT TO', { outcome: 'retry', code: '554 5.7.1' }],
  ['554 5.7.1 We do not like these words', 'DATA', { outcome: 'retry', code: '554 5.7.1' }],
  ['550 5.1.8 Sender unknown', 'RCPT TO', { outcome: 'retry', code: '550 5.1.8' }],
  ['553 5.1.3 Not your address', 'MAIL FROM', { outcome: 'pause', code: '553 5.1.3' }],
  ['451 4.3.0 Later', 'MAIL FROM', { outcome: 'pause', code: '451 4.3.0' }],
  ['535 5.7.8 Wrong password', 'AUTH PLAIN', { outcome: 'pause', code: '535 5.7.8' }],
  ['454 4.7.0 Try again', 'AUTH LOGIN', { outcome: 'pause', code: '454 4.7.0' }],
  ['554 No', 'CONN', { outcome: 'pause', code: '554' }],
  ['500 5.5.2 No such command', 'STARTTLS', { outcome: 'pause', code: '500 5.5.2' }],
])('classifies the reply %j to %s', (response, command, expected) => {
  expect(classify(refusal(response, command), true)).toEqual(expected);
});

it('a failed connection pauses all emails and does not count as an attempt', () => {
  const refused = Object.assign(new Error(), { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' });
  expect(classify(refused, false)).toEqual({ outcome: 'pause', code: 'ECONNREFUSED', isUnknown: false });
});

it('retries an email that nodemailer refuses, without a pause', () => {
  const noRecipients = Object.assign(new Error('No recipients defined'), { code: 'EENVELOPE', command: 'API' });
  expect(classify(noRecipients, false)).toEqual({ outcome: 'retry', code: 'EENVELOPE' });
  expect(classify(new TypeError(), false)).toEqual({ outcome: 'retry', code: 'TypeError' });
});

it('a connection lost during the transfer of an email counts as an attempt', () => {
  const lost = Object.assign(new Error(), { code: 'ECONNECTION', command: 'CONN' });
  expect(classify(lost, true)).toEqual({ outcome: 'pause', code: 'ECONNECTION', isUnknown: true });
});

it('returns the codes of a reply without its text', () => {
  expect(['250 2.0.0 Ok: a@example.com', '250-2.1.5 x', '250', 'x', undefined].map(codeOf)).toEqual([
    '250 2.0.0',
    '250 2.1.5',
    '250',
    undefined,
    undefined,
  ]);
});
