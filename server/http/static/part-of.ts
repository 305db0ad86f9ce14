import type { IncomingHttpHeaders } from 'node:http';

export interface Part {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

/**
 * The part of a file that a GET asks for (RFC 9110, section 14). Several parts at once are answered with the whole.
 * @param etag of the file as it is now; one that is asked for only if unchanged, and is not, is answered whole
 * @returns undefined where the whole file is the right answer, 'none' where the part is not in the file
 */
export function partOf(headers: IncomingHttpHeaders, size: number, etag: string): Part | 'none' | undefined {
  const unchanged = headers['if-range'];
  if (unchanged !== undefined && unchanged !== etag) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const start = Math.max(0, size - Number(last));
    return start < size ? { start, end: size - 1 } : 'none';
  }
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'none';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
