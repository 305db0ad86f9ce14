import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { slowestBytesPerSecond } from '#forms/patience.ts';
import { mostPieces } from '../intake/limits.ts';

/** How often it is looked at what has come. */
const lookMs = 2000;

/** What has to come meanwhile: whoever sends more slowly than any form may has stopped, or means no good. */
const leastBytes = (slowestBytesPerSecond * lookMs) / 1000;

/**
 * Takes what a sender is still sending off the line for a while: closing on them would reset the connection, and the answer with
 * it. Afterwards nobody waits for them.
 * @param longestMs how long, while bytes keep coming
 */
export async function discardRest(message: IncomingMessage, longestMs: number): Promise<void> {
  const ends = performance.now() + longestMs;
  let lookedAtBytes = -leastBytes;
  message.removeAllListeners('data');
  let pieces = 0;
  let bytes = 0;
  message.on('data', (chunk: Buffer) => {
    pieces += 1;
    bytes += chunk.length;
    if (pieces > mostPieces(bytes)) message.socket.destroy();
  });
  message.resume();
  while (!message.complete && !message.destroyed && bytes - lookedAtBytes >= leastBytes && performance.now() < ends) {
    lookedAtBytes = bytes;
    await sleep(lookMs, undefined, { ref: false });
  }
  if (!message.complete) message.socket.destroy();
}

/**
 * Where a sender wants the connection closed, as proxies do, node closes it with the answer, whatever is still being sent; then the sender
 * may never read the answer. Called before that is written, this has it closed when the rest has come.
 */
export function closeAfterRest(message: IncomingMessage, response: ServerResponse): void {
  if (message.complete || response.shouldKeepAlive) return;
  response.shouldKeepAlive = true;
  message.once('end', () => message.socket.end());
}
