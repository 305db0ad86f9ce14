import type { ServerResponse } from 'node:http';
import { forOneVisitor } from './headers.ts';

/** A sentence on its own, for what no page of the site is made for. */
export function sendText(response: ServerResponse, status: number, sentence: string): void {
  const body = Buffer.from(`${sentence}\n`);
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.byteLength,
    ...forOneVisitor,
  });
  response.end(body);
}
