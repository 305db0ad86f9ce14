import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LinkPurpose } from '#forms/link.ts';
import { createLinkSigner } from './link-signer.ts';

const secret = 'a secret that nobody can guess, 1';
const { hrefOf, read } = createLinkSigner(secret, 'https://example.com');
const now = new Date('2026-11-22T12:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const purposes: readonly LinkPurpose[] = ['withdraw', 'confirm', 'leave'];
const tokenOf = (href: string) => href.split('/').at(-1) ?? '';
const tokens = () => purposes.map((purpose) => tokenOf(hrefOf(purpose, randomUUID(), later(randomInt(1, 1e9)))));

describe('a link', () => {
  it('contains its purpose and id until the second it expires', () => {
    for (const purpose of purposes) {
      for (let round = 0; round < 100; round += 1) {
        const id = randomUUID();
        const seconds = randomInt(1, 1e9);
        const token = tokenOf(hrefOf(purpose, id, later(seconds)));
        expect(read(token, now)).toEqual({ purpose, id });
        expect(read(token, later(seconds - 1))).toEqual({ purpose, id });
        expect(read(token, later(seconds))).toBe('expired');
      }
    }
  });

  it('has a short URL without escaping, which contains only a token and is deterministic', () => {
    const id = randomUUID();
    const href = hrefOf('withdraw', id, later(9));
    expect(href).toMatch(/^https:\/\/example\.com\/link\/[\w.-]{1,110}$/);
    expect(hrefOf('withdraw', id, later(9))).toBe(href);
  });

  it('is invalid after any character is replaced, removed or added', () => {
    const characters = 'ABab01-_+/=. %\n';
    for (const token of tokens()) {
      for (let index = 0; index <= token.length; index += 1) {
        const [before, after] = [token.slice(0, index), token.slice(index + 1)];
        for (const other of characters) {
          if (other !== token[index]) expect(read(before + other + after, now)).toBeNull();
          expect(read(before + other + token.slice(index), now)).toBeNull();
        }
        if (index === token.length) continue;
        expect(read(before, now)).toBeNull();
        expect(read(before + after, now)).toBeNull();
      }
    }
  });

  it('is invalid for another purpose and with another secret', () => {
    const other = createLinkSigner(`${secret}2`, 'https://example.com');
    const id = randomUUID();
    for (const purpose of purposes) {
      const token = tokenOf(hrefOf(purpose, id, later(9)));
      expect(other.read(token, now)).toBeNull();
      for (const other of purposes.filter((kind) => kind !== purpose))
        expect(read(token.replace(purpose, other), now)).toBeNull();
    }
  });

  it('cannot be guessed', () => {
    for (let round = 0; round < 1000; round += 1) {
      const [payload] = tokens()[0]?.split(/\.(?=[^.]*$)/) ?? [];
      expect(read(`${payload}.${randomBytes(32).toString('base64url')}`, now)).toBeNull();
      expect(read(randomBytes(randomInt(0, 99)).toString('base64url'), now)).toBeNull();
    }
  });

  it('needs the id of an entry', () => {
    for (const id of ['', 'someone@example.com', randomUUID().slice(1), `${randomUUID()}0`]) {
      expect(() => hrefOf('withdraw', id, later(9))).toThrow(RangeError);
    }
  });
});
