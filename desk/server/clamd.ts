import { connect } from 'node:net';
import type { SocketAddress } from '#server/config/parsers.ts';

/** What the virus scanner says about a file; null if it did not answer, or could not scan the file. */
export type ScanResult = 'clean' | 'infected' | null;

/** Of the whole scan. A file has at most 5 MB. */
const timeoutMs = 20_000;

/**
 * Scans a file with clamd by its command INSTREAM: chunks, each after its length in four bytes, and a length of zero at the end. The answer is
 * `stream: OK`, `stream: <name> FOUND` or `<reason> ERROR`, and a zero byte (https://man.archlinux.org/man/clamd.8.en). The package clamscan
 * (2.4.0) had its last release in 2024.
 */
export function scanWithClamd(address: SocketAddress, content: Uint8Array): Promise<ScanResult> {
  const socket = connect(address);
  const length = (bytes: number) => {
    const buffer = Buffer.alloc(4);
    buffer.writeUInt32BE(bytes);
    return buffer;
  };
  return new Promise((resolve) => {
    let answer = '';
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (answer.includes('\0') || answer.length > 1000) socket.destroy();
    });
    socket.on('close', () => {
      resolve(/^stream: OK\0/.test(answer) ? 'clean' : /^stream: .* FOUND\0/.test(answer) ? 'infected' : null);
    });
    socket.write('zINSTREAM\0');
    if (content.length > 0) socket.write(length(content.length));
    socket.write(content);
    socket.write(length(0));
  });
}
