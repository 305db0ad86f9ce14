/** A body that is not as a browser writes one: what it says cannot be told without guessing. */
export class Broken extends Error {}

/** One part of a multipart body: both are views of it, not copies. */
export interface Part {
  /** Its lines by lower-case name, as they stand behind the colon. */
  readonly head: ReadonlyMap<string, string>;
  readonly content: Uint8Array;
}

/** Longest head of a part: its lines from the boundary to the content. */
const headBytes = 4096;

/** RFC 9110 lets a name be these signs. */
const headLine = /^([!-9;-~]+): ?([^\r\n]*)$/;

/**
 * The parts of a multipart body, one by one, divided as browsers divide one: boundaries on lines of their own, each part with a head of named
 * lines, and nothing after the last boundary. Whoever takes no more parts than there are fields never reads a body made to be slow.
 * @throws Broken where it is divided otherwise, after the parts before that were given
 */
export function* divide(body: Uint8Array, boundary: string): Generator<Part> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const textAt = (start: number, end: number) => bytes.toString('latin1', start, end);
  const divider = `\r\n--${boundary}`;
  if (textAt(0, divider.length - 2) !== divider.slice(2)) throw new Broken();
  let end = divider.length - 2;
  while (textAt(end, end + 2) !== '--') {
    const headEnd = bytes.indexOf('\r\n\r\n', end, 'latin1');
    if (headEnd === -1 || headEnd - end > headBytes || textAt(end, end + 2) !== '\r\n') throw new Broken();
    const next = bytes.indexOf(divider, headEnd + 4, 'latin1');
    if (next === -1) throw new Broken();
    yield { head: readHead(bytes.subarray(end + 2, headEnd)), content: bytes.subarray(headEnd + 4, next) };
    end = next + divider.length;
  }
  if (!['', '\r\n'].includes(textAt(end + 2, end + 5))) throw new Broken();
}

function readHead(bytes: Uint8Array): Map<string, string> {
  const lines = new Map<string, string>();
  for (const line of textOf(bytes).split('\r\n')) {
    const [, name, value] = headLine.exec(line) ?? [];
    if (name === undefined || value === undefined || lines.has(name.toLowerCase())) throw new Broken();
    lines.set(name.toLowerCase(), value);
  }
  return lines;
}

/** @throws Broken if it is not UTF-8 */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Broken();
  }
}
