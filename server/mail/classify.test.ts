import { expect, it } from 'vitest';
import { classify, codeOf } from './classify.ts';

/** As nodemailer throws it. */
const refusal = (response: string, command: string, code = 'EENVELOPE') =>
  Object.assign(new Error(`a@example.com: ${response}`), { code, response, command });

it.each([
  ['550 5.1.1 No such user', 'RCPT TO', { means: 'dead', code: '550 5.1.1', isAddressGone: true }],
  ['550 Too much mail for today', 'RCPT TO', { means: 'dead', code: '550', isAddressGone: false }],
  ['554 5.6.0 We do not like it', 'DATA', { means: 'dead', code: '554 5.6.0', isAddressGone: false }],
  ['450 4.7.1 Greylisted', 'RCPT TO', { means: 'retry', code: '450 4.7.1', leastDelayMs: 300_000 }],
  ['451 later', 'DATA', { means: 'retry', code: '451', leastDelayMs: 300_000 }],
  ['550 5.4.4 Host not found', 'RCPT TO', { means: 'retry', code: '550 5.4.4', leastDelayMs: 300_000 }],
  ['552-5.2.2 Full\n552 5.2.2 really', 'RCPT TO', { means: 'retry', code: '552 5.2.2', leastDelayMs: 300_000 }],
  ['503 what?', 'DATA', { means: 'retry', code: '503', leastDelayMs: 300_000 }],
  ['421 4.3.2 Closing', 'RCPT TO', { means: 'pause', code: '421 4.3.2', blame: 'if-others-pass' }],
  ['421 4.7.0 We do not like these words', 'DATA', { means: 'pause', code: '421 4.7.0', blame: 'if-others-pass' }],
  ['421 4.3.2 Closing', 'MAIL FROM', { means: 'pause', code: '421 4.3.2', blame: 'nobody' }],
  ['550 5.4.5 Daily limit exceeded', 'DATA', { means: 'pause', code: '550 5.4.5', blame: 'if-others-pass' }],
  ['550 5.4.6 Unusual activity', 'RCPT TO', { means: 'pause', code: '550 5.4.6', blame: 'if-others-pass' }],
  ['530 5.7.0 Sign in', 'RCPT TO', { means: 'pause', code: '530 5.7.0', blame: 'nobody' }],
  ['554 5.7.1 Relay denied', 'RCPT TO', { means: 'pause', code: '554 5.7.1', blame: 'if-others-pass' }],
  ['554 5.7.1 We do not like these words', 'DATA', { means: 'retry', code: '554 5.7.1', leastDelayMs: 300_000 }],
  ['550 5.1.8 Sender unknown', 'RCPT TO', { means: 'pause', code: '550 5.1.8', blame: 'if-others-pass' }],
  ['553 5.1.3 Not your address', 'MAIL FROM', { means: 'pause', code: '553 5.1.3', blame: 'nobody' }],
  ['451 4.3.0 Later', 'MAIL FROM', { means: 'pause', code: '451 4.3.0', blame: 'nobody' }],
  ['535 5.7.8 Wrong password', 'AUTH PLAIN', { means: 'pause', code: '535 5.7.8', blame: 'nobody' }],
  ['454 4.7.0 Try again', 'AUTH LOGIN', { means: 'pause', code: '454 4.7.0', blame: 'nobody' }],
  ['554 No', 'CONN', { means: 'pause', code: '554', blame: 'nobody' }],
  ['500 5.5.2 No such command', 'STARTTLS', { means: 'pause', code: '500 5.5.2', blame: 'nobody' }],
])('an answer of %j to %s is judged by what it is about', (response, command, verdict) => {
  expect(classify(refusal(response, command), true)).toEqual(verdict);
});

it('a line that cannot be had holds up all letters, and is held against none', () => {
  const refused = Object.assign(new Error(), { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' });
  expect(classify(refused, false)).toEqual({ means: 'pause', code: 'ECONNREFUSED', blame: 'nobody' });
});

it('a letter that cannot even be handed over holds up no other', () => {
  const nobody = Object.assign(new Error('No recipients defined'), { code: 'EENVELOPE', command: 'API' });
  expect(classify(nobody, false)).toEqual({ means: 'retry', code: 'EENVELOPE' });
  expect(classify(new TypeError(), false)).toEqual({ means: 'retry', code: 'fault' });
});

it('a line that is lost while a letter is on its way is held against that one, too', () => {
  const lost = Object.assign(new Error(), { code: 'ECONNECTION', command: 'CONN' });
  expect(classify(lost, true)).toEqual({ means: 'pause', code: 'ECONNECTION', blame: 'letter' });
});

it('has the numbers of an answer, and none of its words', () => {
  expect(['250 2.0.0 Ok: a@example.com', '250-2.1.5 x', '250', 'x', undefined].map(codeOf)).toEqual([
    '250 2.0.0',
    '250 2.1.5',
    '250',
    undefined,
    undefined,
  ]);
});
