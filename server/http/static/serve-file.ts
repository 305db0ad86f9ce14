import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { speculationRulesPath } from './content-types.ts';
import type { Encoding, SiteFile, Version } from './site-files.ts';

/**
 * Answers GET or HEAD with a file.
 * @param status 404 for the page that says so: it is never 'not modified', nor a part
 */
export async function serveFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: 200 | 404) {
  const { versions } = file;
  const { range, 'if-range': ifRange } = request.headers;
  const isCompressed = versions.br !== undefined || versions.gzip !== undefined;
  // Parts are of the file as it is, whatever the client could unpack: it puts them together and saves them.
  const encoding =
    range === undefined ? bestEncoding(String(request.headers['accept-encoding'] ?? ''), file) : 'identity';
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
  // Whoever holds the beginning of another form of the file gets all of this one.
  const part = ifRange === undefined || ifRange === version.etag ? partOf(range, version.size) : undefined;
  if (part === undefined) return send(request, response, version, 200);
  if (part === 'none') {
    response.writeHead(416, { 'Content-Range': `bytes */${version.size}` }).end();
    return;
  }
  response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${version.size}`);
  return send(request, response, version, 206, part);
}

interface Part {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

async function send(request: IncomingMessage, response: ServerResponse, version: Version, status: number, part?: Part) {
  const { start, end } = part ?? { start: 0, end: version.size - 1 };
  response.writeHead(status, { 'Content-Length': end - start + 1 });
  if (request.method === 'HEAD') response.end();
  else if (version.bytes !== undefined) response.end(version.bytes.subarray(start, end + 1));
  else await pipeline(createReadStream(version.path, { start, end }), response).catch(unlessHungUp);
}

/** A visitor who leaves in the middle is no fault; a file that has gone since the start is. */
function unlessHungUp(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}

function bestEncoding(accepted: string, { versions }: SiteFile): Encoding {
  const names = accepted
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.replace(/\s*;.*/, ''));
  return (['br', 'gzip'] as const).find((each) => versions[each] !== undefined && names.includes(each)) ?? 'identity';
}

function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}

/** @returns undefined where the whole file is the right answer, 'none' where the part is not in the file */
function partOf(range: string | undefined, size: number): Part | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return last === '0' ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'none';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
