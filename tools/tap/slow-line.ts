import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Lighthouse's slow 4G, as it slows down real requests. */
const latencyMs = 562.5;
const kilobitsPerSecond = 1475;
/** What goes over the line before another answer has its turn. */
const pieceBytes = 2048;

/** The speculation rules are a script, too. */
const noScripts = { 'content-security-policy': "script-src 'none'" };

export interface SlowLine {
  readonly origin: string;
  /** Addresses that the browser asked for since this was last emptied. */
  readonly asked: string[];
  /** Those of them that it fetched ahead. */
  readonly fetchedAhead: string[];
  /** Whether pages go out as plain documents: their scripts and the speculation rules kept from the browser. */
  isPlain: boolean;
  stop(): void;
}

/**
 * Stands between a browser and a server of this machine as a slow mobile line. The browser's own emulation (CDP) leaves what it fetches ahead
 * as fast as the machine is, and would flatter what is measured here.
 */
export async function startSlowLine(serverOrigin: string): Promise<SlowLine> {
  const all: string[] = [];
  const fetchedAhead: string[] = [];
  let freeAtMs = 0;
  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    all.push(asked.url ?? '');
    if (asked.headers['sec-purpose']?.includes('prefetch')) fetchedAhead.push(asked.url ?? '');
    await sleep(latencyMs);
    const passedOn = request(serverOrigin + asked.url, { headers: asked.headers, agent: false }).end();
    const [got] = (await once(passedOn, 'response')) as [IncomingMessage];
    const body = await buffer(got);
    response.writeHead(got.statusCode ?? 502, line.isPlain ? { ...got.headers, ...noScripts } : got.headers);
    for (let at = 0; at < body.length; at += pieceBytes) {
      const piece = body.subarray(at, at + pieceBytes);
      freeAtMs = Math.max(freeAtMs, performance.now()) + (piece.length * 8) / kilobitsPerSecond;
      await sleep(Math.max(0, freeAtMs - performance.now()));
      response.write(piece);
    }
    response.end();
  };
  // Whoever has gone waits for nothing.
  const server = createServer((asked, response) => void answer(asked, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line: SlowLine = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: all,
    fetchedAhead,
    isPlain: false,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  return line;
}
