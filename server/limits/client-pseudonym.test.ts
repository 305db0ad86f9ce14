import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayMs } from '#forms/durations.ts';
import { createPseudonymizer } from './client-pseudonym.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T23:59:59Z') }));
afterEach(() => void vi.useRealTimers());

const direct = { proxyHops: 0, publicOrigin: null };
const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: { 'x-forwarded-for': forwarded },
});

it('gives a client one pseudonym per day, and no other client the same', () => {
  const name = createPseudonymizer(direct);
  const first = name(from('192.0.2.1'));
  expect(first).toMatch(/^[0-9a-f]{10}$/);
  expect(name(from('::ffff:192.0.2.1'))).toBe(first);
  expect(name(from('192.0.2.2'))).not.toBe(first);
  for (let other = 0; other < 3000; other += 1) name(from(`10.0.${other >> 8}.${other & 255}`));
  expect(name(from('192.0.2.1'))).toBe(first);
  vi.advanceTimersByTime(1000);
  const next = name(from('192.0.2.1'));
  expect(next).not.toBe(first);
  vi.advanceTimersByTime(dayMs - 1);
  expect(name(from('192.0.2.1'))).toBe(next);
});

it('gives an IPv6 /64 one pseudonym', () => {
  const name = createPseudonymizer(direct);
  expect(name(from('2001:db8:1:2::1'))).toBe(name(from('2001:db8:1:2:ffff::9')));
});

it('uses another salt in each process', () => {
  expect(createPseudonymizer(direct)(from('192.0.2.1'))).not.toBe(createPseudonymizer(direct)(from('192.0.2.1')));
});

it('uses the client of a trusted proxy, and none if the network is unknown', () => {
  const name = createPseudonymizer({ proxyHops: 1, publicOrigin: 'https://www.example.com' });
  expect(name(from('127.0.0.1', '198.51.100.7'))).toBe(name(from('10.0.0.1', '1.1.1.1, 198.51.100.7')));
  expect(createPseudonymizer(direct)(from('127.0.0.1', '198.51.100.7'))).toBeUndefined();
});
