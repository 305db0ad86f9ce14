/** Longest head of a part: its lines from the boundary to the content. */
export const headBytes = 4096;

const head = /^(?:\r\n[!-9;-~]+:[^\r\n]*)+$/;

/**
 * Whether a multipart body is divided as browsers divide one: boundaries on lines of their own, each part with a head of named lines,
 * and nothing after the last boundary. The library that reads the parts passes over what else stands there, and it would be dropped
 * without a word.
 * @param mostParts with more, the answer is no; nobody counts how many
 */
export function isWellDivided(body: Uint8Array, boundary: string, mostParts: number): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const textAt = (start: number, end: number) => bytes.toString('latin1', start, Math.min(end, start + headBytes));
  const divider = `\r\n--${boundary}`;
  let end = divider.length - 2;
  for (let parts = 0; parts <= mostParts; parts += 1) {
    if (textAt(end, end + 2) === '--') return ['', '\r\n'].includes(textAt(end + 2, bytes.length));
    const headEnd = bytes.indexOf('\r\n\r\n', end, 'latin1');
    if (headEnd - end > headBytes || !head.test(textAt(end, headEnd))) return false;
    const next = bytes.indexOf(divider, headEnd + 4, 'latin1');
    if (next === -1) return false;
    end = next + divider.length;
  }
  return false;
}
