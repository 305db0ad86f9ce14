import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { mostPieces } from '../intake/limits.ts';

/** A sender that pauses longer than this has stopped, or means no good. */
const pauseMs = 2000;

/**
 * Takes what a sender is still sending off the line for a while: closing on them would reset the connection, and the answer with
 * it. Afterwards nobody waits for them.
 * @param longestMs how long, while bytes keep coming
 */
export async function discardRest(message: IncomingMessage, longestMs: number): Promise<void> {
  const ends = performance.now() + longestMs;
  let isComing = true;
  message.removeAllListeners('data');
  let pieces = 0;
  let bytes = 0;
  message.on('data', (chunk: Buffer) => {
    isComing = true;
    pieces += 1;
    bytes += chunk.length;
    if (pieces > mostPieces(bytes)) message.socket.destroy();
  });
  message.resume();
  while (!message.complete && !message.destroyed && isComing && performance.now() < ends) {
    isComing = false;
    await sleep(pauseMs, undefined, { ref: false });
  }
  if (!message.complete) message.socket.destroy();
}
