import { expect, it } from 'vitest';
import { isMailable } from './email-address.ts';

it.each([
  'riya@example.com',
  'r.d+x@mail.example.co.in',
  "o'neil@example.com",
  'অনন্যা@উদাহরণ.ভারত',
  'a@xn--h2brj9c.xn--h2brj9c',
])('emails may be sent to %s', (address) => expect(isMailable(address)).toBe(true));

it.each([
  'root@localhost',
  'a|b@example.com',
  '/etc/passwd@example.com',
  'a@127.0.0.1',
  'a@[127.0.0.1]',
  'victim%gmail.com@example.com',
  'a@1',
  'a@example.1',
  '-oQ@example.com',
  'a!b@example.com',
  '"a b"@example.com',
  'a@b@example.com',
  'a@example.com.',
  'riya@foo',
])('no email may be sent to %s', (address) => expect(isMailable(address)).toBe(false));
