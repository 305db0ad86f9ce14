/** The body differs from what browsers send. Decoding it would need guessing. */
export class MalformedBody extends Error {}

interface Part {
  /** Header values by lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly content: Uint8Array;
}

const maxHeaderBytes = 4096;

/** A header. The pattern of names is slightly wider than the token of RFC 9110. */
const headerLine = /^([!-9;-~]+): ?([^\r\n]*)$/;

/**
 * Yields the parts of a multipart body as views of it, not copies. It accepts only what browsers send: each boundary on a separate line,
 * headers in each part, nothing after the last boundary. A caller that stops early does not parse the rest.
 * @throws MalformedBody after it has yielded the valid parts
 */
export function* parseMultipart(body: Uint8Array, boundary: string): Generator<Part> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const textAt = (start: number, end: number) => bytes.toString('latin1', start, end);
  const divider = `\r\n--${boundary}`;
  if (textAt(0, divider.length - 2) !== divider.slice(2)) throw new MalformedBody();
  let end = divider.length - 2;
  while (textAt(end, end + 2) !== '--') {
    const headersEnd = bytes.indexOf('\r\n\r\n', end, 'latin1');
    if (headersEnd === -1 || headersEnd - end > maxHeaderBytes || textAt(end, end + 2) !== '\r\n')
      throw new MalformedBody();
    const next = bytes.indexOf(divider, headersEnd + 4, 'latin1');
    if (next === -1) throw new MalformedBody();
    yield { headers: parseHeaders(bytes.subarray(end + 2, headersEnd)), content: bytes.subarray(headersEnd + 4, next) };
    end = next + divider.length;
  }
  if (!['', '\r\n'].includes(textAt(end + 2, end + 5))) throw new MalformedBody();
}

function parseHeaders(bytes: Uint8Array): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of decodeText(bytes).split('\r\n')) {
    const [, name, value] = headerLine.exec(line) ?? [];
    if (name === undefined || value === undefined || headers.has(name.toLowerCase())) throw new MalformedBody();
    headers.set(name.toLowerCase(), value);
  }
  return headers;
}

/** Decodes UTF-8 strictly. @throws MalformedBody */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new MalformedBody();
  }
}
