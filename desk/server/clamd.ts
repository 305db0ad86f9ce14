import { connect } from 'node:net';
import type { SocketAddress } from '#server/config/parsers.ts';

/** What the virus scanner says about a file; null if it did not answer, or could not scan the file. */
export type ScanResult = 'clean' | 'infected' | null;

/**
 * Scans a file with clamd by its command INSTREAM: chunks, each after its length in four bytes, and a length of zero at the end. The answer is
 * `stream: OK`, `stream: <name> FOUND` or `<reason> ERROR`, and a zero byte (https://man.archlinux.org/man/clamd.8.en). The package clamscan
 * (2.4.0) had its last release in 2024.
 * @param silenceMs a scanner that says nothing for this long is given up: the person who opened the file waits for it
 */
export function scanWithClamd(address: SocketAddress, content: Uint8Array, silenceMs = 10_000): Promise<ScanResult> {
  const socket = connect(address);
  // The length of the file, and the zero.
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(content.length);
  return new Promise((resolve) => {
    let answer = '';
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (answer.includes('\0') || answer.length > 1000) socket.destroy();
    });
    socket.on('close', () => {
      resolve(/^stream: OK\0/.test(answer) ? 'clean' : /^stream: .* FOUND\0/.test(answer) ? 'infected' : null);
    });
    for (const part of ['zINSTREAM\0', lengths.subarray(0, 4), content, lengths.subarray(4)]) socket.write(part);
  });
}
