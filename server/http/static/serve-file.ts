import { createReadStream } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { EncodedFile, Encoding, SiteFile } from './site-files.ts';

/**
 * Answers GET or HEAD with a file.
 * @param status 404 for the not-found page, which has neither an ETag nor ranges
 */
export async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: 200 | 404,
): Promise<void> {
  const { method, headers } = request;
  const { encodings, cacheControl, contentType } = file;
  const isCompressed = encodings.br !== undefined || encodings.gzip !== undefined;
  // Ranges refer to the uncompressed file, because a client joins and saves them.
  const encoding =
    headers.range === undefined ? negotiateEncoding(String(headers['accept-encoding'] ?? ''), file) : 'identity';
  const encoded = encodings[encoding] ?? encodings.identity;

  response.setHeader('Cache-Control', cacheControl);
  // Opens in the browser; a download gets the file name of the URL.
  if (contentType === 'application/pdf') response.setHeader('Content-Disposition', 'inline');
  if (isCompressed) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) response.setHeader('ETag', encoded.etag);
  if (status === 200 && isUnchanged(headers['if-none-match'], encoded.etag)) {
    response.writeHead(304).end();
    return;
  }
  const allowsRanges = status === 200 && encoding === 'identity';
  // Range applies only to GET (RFC 9110, section 14.2).
  const range = allowsRanges && method === 'GET' ? parseRange(headers, encoded.size, encoded.etag) : undefined;
  if (range === 'unsatisfiable') {
    response.removeHeader('ETag');
    response.writeHead(416, { 'Content-Range': `bytes */${encoded.size}`, 'Cache-Control': 'no-store' }).end();
    return;
  }
  response.setHeader('Content-Type', contentType);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  if (allowsRanges) response.setHeader('Accept-Ranges', 'bytes');
  if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${encoded.size}`);
  const { start, end } = range ?? { start: 0, end: encoded.size - 1 };
  response.writeHead(range ? 206 : status, { 'Content-Length': end - start + 1 });
  if (method === 'HEAD') response.end();
  else if (encoded.bytes) response.end(encoded.bytes.subarray(start, end + 1));
  else await sendFromDisk(response, encoded, { start, end });
}

/** @throws if the file was truncated: on an open connection, the client would read the next response as the rest of this one */
export async function sendFromDisk(
  response: ServerResponse,
  { fd }: EncodedFile,
  { start, end }: ByteRange,
): Promise<void> {
  const bytes = createReadStream('', { fd, autoClose: false, start, end });
  try {
    await pipeline(bytes, response, { end: false });
  } catch (error) {
    // A visitor who disconnects is not an error.
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    throw error;
  }
  if (bytes.bytesRead !== end - start + 1) throw new Error('the file was truncated while it was sent');
  response.end();
}

interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The range of a file that a GET requests (RFC 9110, section 14). Multiple ranges are not supported.
 * @param etag of the current file, compared with If-Range
 * @returns undefined for the whole file, 'unsatisfiable' if the file ends before the range
 */
export function parseRange(
  headers: IncomingHttpHeaders,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined {
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const start = Math.max(0, size - Number(last));
    return start < size ? { start, end: size - 1 } : 'unsatisfiable';
  }
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** The name of an encoding, with no weight or one above 0 (RFC 9110, section 12.4.2). */
const acceptedEncoding = /^([^;\s]+)(\s*;\s*q=(0\.(?!0*$)\d{1,3}|1(\.0{0,3})?))?$/;

function negotiateEncoding(accepted: string, { encodings }: SiteFile): Encoding {
  const names = accepted.split(',').map((text) => acceptedEncoding.exec(text.trim().toLowerCase())?.[1]);
  return (['br', 'gzip'] as const).find((name) => encodings[name] !== undefined && names.includes(name)) ?? 'identity';
}

function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
