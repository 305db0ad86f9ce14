import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { securityHeaders } from '../../../server/http/headers.ts';
import { readBuild } from '../support/built-pages.ts';
import { type FuzzedConnection, fuzzedConnections, marker } from '../support/fuzz-requests.ts';
import { parseResponses } from '../support/parse-responses.ts';
import { type RunningServer, startServer, storedMessages, temporaryFolder } from '../support/server-process.ts';

/** FUZZ_RUNS sets the number of batches and makes them differ in each run, unless FUZZ_SEED repeats one. */
const { FUZZ_RUNS, FUZZ_SEED } = process.env;
const runs = Number(FUZZ_RUNS ?? 8);
const seed = Number(FUZZ_SEED ?? (FUZZ_RUNS === undefined ? 20_261_122 : Date.now() % 2 ** 31));

/** A connection that is silent for this time is finished. A shorter time would miss responses, but fail no test. */
const quietMs = 250;
/** Ends a connection that hangs, and fails the test. */
const timeoutMs = 45_000;

/** Sends everything, reads until the server is silent, and waits for both sides to close. */
function exchange(port: number, { chunks }: FuzzedConnection): Promise<{ received: string; isCut: boolean }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    let isCut = false;
    const guard = setTimeout(() => reject(new Error(`hangs after ${JSON.stringify(received.slice(-200))}`)), timeoutMs);
    const close = () => {
      isCut = true;
      socket.end();
    };
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('error', () => {
      isCut = true;
    });
    socket.on('close', () => {
      clearTimeout(guard);
      resolve({ received, isCut });
    });
    socket.setTimeout(quietMs, close);
    socket.on('connect', async () => {
      for (const chunk of chunks) {
        if (socket.writable) socket.write(chunk, 'latin1');
        await sleep(2);
      }
    });
  });
}

const isAlive = ({ process: { exitCode, signalCode } }: RunningServer) => exitCode === null && signalCode === null;

it(`gives valid and harmless responses to ${runs} batches of random requests, never hangs or fails, and logs none of the input (seed ${seed})`, async () => {
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ DATA_DIR });
  const port = Number(new URL(server.origin).port);
  const batches = fc.array(fuzzedConnections, { minLength: 1, maxLength: 60, size: 'max' });
  const statusCounts = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(batches, async (batch) => {
      const before = server.output().length;
      for (const { received, isCut } of await Promise.all(batch.map((connection) => exchange(port, connection)))) {
        const responses = parseResponses(received);
        for (const [index, { status, headers, isComplete }] of responses.entries()) {
          statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
          expect([501, 505].includes(status) || status < 500, `${status}`).toBe(true);
          expect(Object.fromEntries(headers)).toMatchObject(expectedHeaders);
          expect(headers.has('access-control-allow-origin')).toBe(false);
          expect(isComplete || (isCut && index === responses.length - 1), `${status} is incomplete`).toBe(true);
          // A redirect may repeat the requested path and query, but leads to no other host.
          const { location = '/', ...others } = Object.fromEntries(headers);
          expect(location).toMatch(/^\/(?!\/)/);
          expect(Object.values(others).join('\n')).not.toContain(marker);
        }
      }
      const logged = server.output().slice(before);
      expect(logged.toLowerCase()).not.toContain(marker.toLowerCase());
      expect(logged).not.toContain('"level":"error"');
      expect(isAlive(server)).toBe(true);
    }),
    { numRuns: runs, seed },
  );
  expect((await fetch(`${server.origin}/about`)).status).toBe(200);
  if (FUZZ_RUNS !== undefined) console.info(Object.fromEntries(statusCounts));
  // Some requests reach the forms, which refuse or store them.
  expect([...statusCounts.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 405, 415, 422]));
  expect(await server.end('SIGTERM')).toBe(0);
  expect((await storedMessages(DATA_DIR)).length).toBeGreaterThan(0);
}, 3_600_000);

const expectedHeaders = Object.fromEntries(
  Object.entries(securityHeaders(false, (await readBuild()).entry.module.inlined ?? { styles: [], scripts: [] }))
    // Reply pages of links have a stricter policy.
    .filter(([name]) => name !== 'Referrer-Policy')
    .map(([name, value]) => [name.toLowerCase(), value]),
);
