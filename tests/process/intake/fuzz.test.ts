import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { securityHeaders } from '../../../server/http/headers.ts';
import { readBuild } from '../support/built-pages.ts';
import { type Conversation, conversations, mark } from '../support/odd-requests.ts';
import { readAnswers } from '../support/read-answers.ts';
import { type RunningServer, startServer, storedMessages, temporaryFolder } from '../support/server-process.ts';

/** How many crowds of connections; FUZZ_RUNS for many, which are others each time, unless FUZZ_SEED says which. */
const { FUZZ_RUNS, FUZZ_SEED } = process.env;
const runs = Number(FUZZ_RUNS ?? 8);
const seed = Number(FUZZ_SEED ?? (FUZZ_RUNS === undefined ? 20_261_122 : Date.now() % 2 ** 31));

/** When nothing more has come for so long, the sender is done: too short loses answers, and proves nothing wrong. */
const quietMs = 250;
/** A guard against hanging, not a measure. */
const endsWithinMs = 45_000;

/** Says it all, listens until it is quiet, hangs up, and is hung up on. */
function talk(port: number, { pieces }: Conversation): Promise<{ heard: string; isCut: boolean }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    let isOver = false;
    const guard = setTimeout(() => reject(new Error(`hangs after ${JSON.stringify(heard.slice(-200))}`)), endsWithinMs);
    const hangUp = () => {
      isOver = true;
      socket.end();
    };
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
    });
    socket.on('error', () => {
      isOver = true;
    });
    socket.on('close', () => {
      clearTimeout(guard);
      resolve({ heard, isCut: isOver });
    });
    socket.setTimeout(quietMs, hangUp);
    socket.on('connect', async () => {
      for (const piece of pieces) {
        if (socket.writable) socket.write(piece, 'latin1');
        await sleep(2);
      }
    });
  });
}

const isAlive = ({ process: { exitCode, signalCode } }: RunningServer) => exitCode === null && signalCode === null;

it(`answers ${runs} batches of random requests well-formed and harmless, never hangs or fails, and logs none of the input (seed ${seed})`, async () => {
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ DATA_DIR });
  const port = Number(new URL(server.origin).port);
  const crowd = fc.array(conversations, { minLength: 1, maxLength: 60, size: 'max' });
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(crowd, async (talks) => {
      const before = server.output().length;
      for (const { heard, isCut } of await Promise.all(talks.map((each) => talk(port, each)))) {
        const answers = readAnswers(heard);
        for (const [at, { status, headers, isWhole }] of answers.entries()) {
          seen.set(status, (seen.get(status) ?? 0) + 1);
          expect([501, 505].includes(status) || status < 500, `${status}`).toBe(true);
          expect(Object.fromEntries(headers)).toMatchObject(expectedHeaders);
          expect(headers.has('access-control-allow-origin')).toBe(false);
          expect(isWhole || (isCut && at === answers.length - 1), `${status} ends short`).toBe(true);
          // Where they asked for, by its one name, query and all; never elsewhere.
          const { location = '/', ...others } = Object.fromEntries(headers);
          expect(location).toMatch(/^\/(?!\/)/);
          expect(Object.values(others).join('\n')).not.toContain(mark);
        }
      }
      const said = server.output().slice(before);
      expect(said.toLowerCase()).not.toContain(mark.toLowerCase());
      expect(said).not.toContain('"level":"error"');
      expect(isAlive(server)).toBe(true);
    }),
    { numRuns: runs, seed },
  );
  expect((await fetch(`${server.origin}/about`)).status).toBe(200);
  if (FUZZ_RUNS !== undefined) console.info(Object.fromEntries(seen));
  // That they got far enough to be refused for what they ask, and to be stored.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 405, 415, 422]));
  expect(await server.end('SIGTERM')).toBe(0);
  expect((await storedMessages(DATA_DIR)).length).toBeGreaterThan(0);
}, 3_600_000);

const expectedHeaders = Object.fromEntries(
  Object.entries(securityHeaders(false, (await readBuild()).entry.module.inlined ?? { styles: [], scripts: [] }))
    // A link tells nobody its address.
    .filter(([name]) => name !== 'Referrer-Policy')
    .map(([name, value]) => [name.toLowerCase(), value]),
);
