import type { IncomingMessage, ServerResponse } from 'node:http';
import { speculationRulesPath } from './content-types.ts';
import { type Part, partOf } from './part-of.ts';
import { sendFile } from './send-file.ts';
import type { Encoding, SiteFile, Version } from './site-files.ts';

/**
 * Answers GET or HEAD with a file.
 * @param status 404 for the page that says so: it is never 'not modified', nor a part
 */
export async function serveFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: 200 | 404) {
  const { versions } = file;
  const isCompressed = versions.br !== undefined || versions.gzip !== undefined;
  // Parts are of the file as it is, whatever the client could unpack: it puts them together and saves them.
  const encoding =
    request.headers.range === undefined
      ? bestEncoding(String(request.headers['accept-encoding'] ?? ''), file)
      : 'identity';
  const version = versions[encoding] ?? versions.identity;

  response.setHeader('Content-Type', file.contentType);
  response.setHeader('Cache-Control', file.cacheControl);
  // Read in the browser; who wants to keep it saves it under the name in its address.
  if (file.contentType === 'application/pdf') response.setHeader('Content-Disposition', 'inline');
  if (isCompressed) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  if (file.contentType.startsWith('text/html')) response.setHeader('Speculation-Rules', `"${speculationRulesPath}"`);
  if (status === 404) return send(request, response, version, 404);

  response.setHeader('ETag', version.etag);
  if (isUnchanged(request.headers['if-none-match'], version.etag)) {
    for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name);
    response.writeHead(304).end();
    return;
  }
  if (encoding !== 'identity') return send(request, response, version, 200);

  response.setHeader('Accept-Ranges', 'bytes');
  // A part is something of a GET alone (RFC 9110, section 14.2).
  const part = request.method === 'GET' ? partOf(request.headers, version.size, version.etag) : undefined;
  if (part === undefined) return send(request, response, version, 200);
  if (part === 'none') {
    response.writeHead(416, { 'Content-Range': `bytes */${version.size}`, 'Cache-Control': 'no-store' }).end();
    return;
  }
  response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${version.size}`);
  return send(request, response, version, 206, part);
}

async function send(request: IncomingMessage, response: ServerResponse, version: Version, status: number, part?: Part) {
  const { start, end } = part ?? { start: 0, end: version.size - 1 };
  response.writeHead(status, { 'Content-Length': end - start + 1 });
  if (request.method === 'HEAD') response.end();
  else await sendFile(response, version, { start, end });
}

/** The name of an encoding, with a weight above nothing or none (RFC 9110, section 12.4.2). */
const weighed = /^[^;\s]+(\s*;\s*q=(0\.(?!0*$)\d{1,3}|1(\.0{0,3})?))?$/;

function bestEncoding(accepted: string, { versions }: SiteFile): Encoding {
  const names = accepted
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => weighed.test(each))
    .map((each) => each.replace(/\s*;.*/, ''));
  return (['br', 'gzip'] as const).find((each) => versions[each] !== undefined && names.includes(each)) ?? 'identity';
}

function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}
