import type { ServerResponse } from 'node:http';

/** A sentence on its own, for what no page of the site is made for. */
export function sendText(response: ServerResponse, status: number, sentence: string): void {
  const body = Buffer.from(`${sentence}\n`);
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.byteLength,
    'Cache-Control': 'no-store',
  });
  response.end(body);
}
