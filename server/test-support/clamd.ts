import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Answers as clamd does to INSTREAM (https://man.archlinux.org/man/clamd.8.en): it finds the word virus, and refuses more than 1,000 bytes as
 * with StreamMaxLength.
 * @param path of its socket; a free port if omitted
 */
export async function startTestScanner(path?: string): Promise<string> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      const command = 'zINSTREAM\0';
      const content: Buffer[] = [];
      for (let at = command.length; at + 4 <= received.length; ) {
        const length = received.readUInt32BE(at);
        if (length > 1000) return socket.end('INSTREAM size limit exceeded. ERROR\0');
        if (length === 0) {
          const isKnown = received.toString('latin1', 0, command.length) === command;
          const isInfected = Buffer.concat(content).includes('virus');
          return socket.end(isKnown ? `stream: ${isInfected ? 'Test-Signature FOUND' : 'OK'}\0` : 'UNKNOWN COMMAND\0');
        }
        content.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  server.listen(path ?? { port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return path ?? `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
