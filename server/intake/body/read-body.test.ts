import { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { postTimeouts } from '#forms/timeouts.ts';
import { readBody } from './read-body.ts';

const limits = { maxBytes: 1000, partialBytes: 100, timeouts: postTimeouts };

function requestOf(chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, announced?: number): Request {
  const headers = announced === undefined ? {} : { 'content-length': String(announced) };
  const init = { method: 'POST', body: ReadableStream.from(chunks), headers, duplex: 'half' };
  return new Request('http://a', init as unknown as RequestInit);
}

const bytes = (count: number) => new Uint8Array(count).fill(7);

it.each([undefined, 1000])('returns the exact body with or without a Content-Length: %s', async (announced) => {
  const whole = Uint8Array.from({ length: 1000 }, (_, at) => at);
  const chunks = [whole.subarray(0, 1), whole.subarray(1, 600), whole.subarray(600, 600), whole.subarray(600)];
  const body = await readBody(requestOf(chunks, announced), limits);
  expect(body.refusal).toBeUndefined();
  expect([...body.bytes]).toEqual([...whole]);
});

it('refuses a body over the limit, and returns its first part', async () => {
  const body = await readBody(requestOf([bytes(990), bytes(500)]), limits);
  expect([body.refusal, body.bytes.length]).toEqual([413, 1000]);
});

it('reads only the first part of a body with too large a Content-Length', async () => {
  let taken = 0;
  const chunks = function* () {
    for (; taken < 100; taken += 1) yield bytes(50);
  };
  const body = await readBody(requestOf(chunks(), 5000), limits);
  expect([body.refusal, body.bytes.length]).toEqual([413, 100]);
  expect(taken).toBeLessThan(10);
});

it('refuses an aborted body', async () => {
  const chunks = function* () {
    yield bytes(10);
    throw new Error('gone');
  };
  expect((await readBody(requestOf(chunks()), limits)).refusal).toBe(400);
});

async function* dripping(everyMs: number, size: number, count: number) {
  for (let at = 0; at < count; at += 1) {
    yield bytes(size);
    await sleep(everyMs);
  }
}

it('waits for a slow client only while it keeps the minimum speed', async () => {
  // This body takes at least half a second: ten times the base timeout, but far more than one byte a second.
  const generous = { ...limits, timeouts: { baseTimeoutMs: 50, minBytesPerSecond: 1 } };
  expect((await readBody(requestOf(dripping(10, 10, 50)), generous)).refusal).toBeUndefined();
  // This body never ends, and no machine sends a megabyte a second in chunks of ten bytes.
  const strict = {
    maxBytes: 10_000_000,
    partialBytes: 0,
    timeouts: { baseTimeoutMs: 50, minBytesPerSecond: 1_000_000 },
  };
  expect((await readBody(requestOf(dripping(10, 10, Number.POSITIVE_INFINITY)), strict)).refusal).toBe(408);
});

it('times out if a client stops sending', async () => {
  let isCancelled = false;
  const silent = new ReadableStream({
    start: (stream) => stream.enqueue(bytes(10)),
    cancel: () => {
      isCancelled = true;
    },
  });
  const init = { method: 'POST', body: silent, duplex: 'half' } as unknown as RequestInit;
  const strict = { ...limits, timeouts: { baseTimeoutMs: 50, minBytesPerSecond: 4096 } };
  const body = await readBody(new Request('http://a', init), strict);
  expect([body.refusal, body.bytes.length, isCancelled]).toEqual([408, 10, true]);
});

it('needs no more memory for the smallest allowed chunks', async () => {
  const large = { ...limits, maxBytes: 6_400_000 };
  const pieces = function* () {
    for (let at = 0; at < 100_000; at += 1) yield bytes(64);
  };
  const before = process.memoryUsage();
  const body = await readBody(requestOf(pieces()), large);
  expect([body.refusal, body.bytes.length]).toEqual([undefined, 6_400_000]);
  expect(process.memoryUsage().arrayBuffers - before.arrayBuffers).toBeLessThan(20_000_000);
});

it('refuses a body in single bytes early, but not a short body in small chunks', async () => {
  let taken = 0;
  const single = function* () {
    for (; taken < 300_000; taken += 1) yield bytes(1);
  };
  const body = await readBody(requestOf(single()), { ...limits, maxBytes: 300_000 });
  expect(body.refusal).toBe(400);
  expect(taken).toBeLessThan(2000);
  const short = Array.from({ length: 900 }, () => bytes(1));
  expect((await readBody(requestOf(short), limits)).refusal).toBeUndefined();
});
