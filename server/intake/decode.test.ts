import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePairs, isReadable } from './decode.ts';

const known = new Set(['name', 'message', '_key']);
const decode = (text: string | Uint8Array) => decodePairs(typeof text === 'string' ? Buffer.from(text) : text, known);

describe('a body', () => {
  it('is read as browsers write it, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (name, message) => {
        const typed = { name, message: message.toWellFormed() };
        expect(decode(new URLSearchParams(typed).toString())).toEqual(typed);
      }),
    );
  });

  it('may be empty, hold empty values, and signs that pairs are made of', () => {
    expect(decode('')).toEqual({});
    expect(decode('name=&message')).toEqual({ name: '', message: '' });
    expect(decode('name=%26a=b%25')).toEqual({ name: '&a=b%' });
  });

  it.each([
    ['a broken escape', 'name=100%'],
    ['an escape of broken UTF-8', 'name=%C3%28'],
    ['an escaped surrogate', 'name=%ED%A0%BD'],
    ['an overlong escape', 'name=%C0%80'],
    ['raw broken UTF-8', Buffer.from('name=\xff', 'latin1')],
    ['a name twice', 'name=a&name=b'],
    ['a name twice, once escaped', 'name=a&n%61me=b'],
    ['an unknown name', 'name=a&admin=1'],
    ['a name every object has', '__proto__=a'],
    ['a pair without a name', 'name=a&&message=b'],
  ])('is refused for %s', (_, body) => {
    expect(decode(body)).toBeNull();
  });
});

describe('a content type', () => {
  const isRead = (type: string, encoding?: string) =>
    isReadable(new Headers({ 'content-type': type, ...(encoding && { 'content-encoding': encoding }) }));
  it.each([
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded;charset=UTF-8',
    'Application/X-WWW-Form-Urlencoded ; charset="utf-8"',
  ])('%s is read', (type) => {
    expect(isRead(type)).toBe(true);
    expect(isRead(type, 'gzip')).toBe(false);
  });
  it.each([
    '',
    'application/json',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/x-www-form-urlencoded; charset=latin1',
    'application/x-www-form-urlencoded-x',
  ])('%s is refused', (type) => {
    expect(isRead(type)).toBe(false);
  });
});
