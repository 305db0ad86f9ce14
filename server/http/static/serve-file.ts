import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Part, partOf } from './part-of.ts';
import { sendFile } from './send-file.ts';
import type { Encoding, SiteFile, Version } from './site-files.ts';

/**
 * Answers GET or HEAD with a file.
 * @param status 404 for the page that says so: it is never 'not modified', nor a part
 */
export function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: 200 | 404,
): Promise<void> | void {
  const { versions } = file;
  const isCompressed = versions.br !== undefined || versions.gzip !== undefined;
  // Parts are of the file as it is, whatever the client could unpack: it puts them together and saves them.
  const encoding =
    request.headers.range === undefined
      ? bestEncoding(String(request.headers['accept-encoding'] ?? ''), file)
      : 'identity';
  const version = versions[encoding] ?? versions.identity;

  const fields = ['Cache-Control', file.cacheControl];
  // Read in the browser; who wants to keep it saves it under the name in its address.
  if (file.contentType === 'application/pdf') fields.push('Content-Disposition', 'inline');
  if (isCompressed) fields.push('Vary', 'Accept-Encoding');
  if (status === 200) fields.push('ETag', version.etag);
  if (status === 200 && isUnchanged(request.headers['if-none-match'], version.etag)) {
    response.writeHead(304, fields).end();
    return;
  }

  fields.push('Content-Type', file.contentType);
  if (encoding !== 'identity') fields.push('Content-Encoding', encoding);
  if (status === 404 || encoding !== 'identity') return send(request, response, { status, fields, version });

  fields.push('Accept-Ranges', 'bytes');
  // A part is something of a GET alone (RFC 9110, section 14.2).
  const part = request.method === 'GET' ? partOf(request.headers, version.size, version.etag) : undefined;
  if (part === undefined) return send(request, response, { status, fields, version });
  if (part === 'none') {
    response.writeHead(416, { 'Content-Range': `bytes */${version.size}`, 'Cache-Control': 'no-store' }).end();
    return;
  }
  fields.push('Content-Range', `bytes ${part.start}-${part.end}/${version.size}`);
  return send(request, response, { status: 206, fields, version, part });
}

interface Sent {
  readonly status: number;
  /** Names and values in turn. */
  readonly fields: readonly string[];
  readonly version: Version;
  readonly part?: Part;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, fields, version, part }: Sent,
): Promise<void> | void {
  const { start, end } = part ?? { start: 0, end: version.size - 1 };
  response.writeHead(status, [...fields, 'Content-Length', String(end - start + 1)]);
  if (request.method === 'HEAD') response.end();
  else return sendFile(response, version, { start, end });
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
