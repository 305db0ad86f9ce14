/** The body differs from what browsers send, so decoding it would need guessing. */
export class MalformedBody extends Error {}

/** A part of a multipart body. */
interface Part {
  /** Header values by lower-case name. */
  readonly head: ReadonlyMap<string, string>;
  readonly content: Uint8Array;
}

/** The longest headers of a part. */
const headBytes = 4096;

/** The name is a token of RFC 9110, slightly widened. */
const headLine = /^([!-9;-~]+): ?([^\r\n]*)$/;

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
    const headEnd = bytes.indexOf('\r\n\r\n', end, 'latin1');
    if (headEnd === -1 || headEnd - end > headBytes || textAt(end, end + 2) !== '\r\n') throw new MalformedBody();
    const next = bytes.indexOf(divider, headEnd + 4, 'latin1');
    if (next === -1) throw new MalformedBody();
    yield { head: readHead(bytes.subarray(end + 2, headEnd)), content: bytes.subarray(headEnd + 4, next) };
    end = next + divider.length;
  }
  if (!['', '\r\n'].includes(textAt(end + 2, end + 5))) throw new MalformedBody();
}

function readHead(bytes: Uint8Array): Map<string, string> {
  const lines = new Map<string, string>();
  for (const line of decodeText(bytes).split('\r\n')) {
    const [, name, value] = headLine.exec(line) ?? [];
    if (name === undefined || value === undefined || lines.has(name.toLowerCase())) throw new MalformedBody();
    lines.set(name.toLowerCase(), value);
  }
  return lines;
}

/** Decodes UTF-8 strictly. @throws MalformedBody */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new MalformedBody();
  }
}
