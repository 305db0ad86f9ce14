/** One answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  /** Whether its body is as long as it says. */
  readonly isWhole: boolean;
}

const statusLine = /^HTTP\/1\.1 (\d{3}) [A-Z][A-Za-z' -]*$/;
const headerLine = /^([A-Za-z][A-Za-z0-9-]*): ([\t\x20-\x7e]*)$/;

/**
 * The answers on one connection, one behind the other.
 * @param bytes all that came, as latin1
 * @throws Error where they are not what HTTP/1.1 (RFC 9112) allows
 */
export function readAnswers(bytes: string): WireAnswer[] {
  const answers: WireAnswer[] = [];
  let rest = bytes;
  while (rest !== '') {
    const headEnd = rest.indexOf('\r\n\r\n');
    if (headEnd < 0) throw new Error(`An answer without an end of its head: ${rest.slice(0, 200)}`);
    const [first = '', ...lines] = rest.slice(0, headEnd).split('\r\n');
    rest = rest.slice(headEnd + 4);
    const status = Number(statusLine.exec(first)?.[1]);
    if (Number.isNaN(status)) throw new Error(`No line of a status: ${first.slice(0, 200)}`);
    const headers = readHeaders(lines);
    if (status === 100) continue;
    const announced = headers.get('content-length');
    if (announced !== undefined && !/^\d+$/.test(announced)) throw new Error(`No length: ${announced}`);
    if (announced === undefined && status !== 304 && status !== 416) throw new Error(`${status} without a length`);
    // HEAD has the length and no body; which request this answers cannot be told from here. No body of ours begins like an answer.
    const isBodiless = rest === '' || rest.startsWith('HTTP/1.1 ');
    const length = isBodiless ? 0 : Number(announced ?? 0);
    answers.push({ status, headers, isWhole: rest.length >= length });
    rest = rest.slice(length);
  }
  return answers;
}

function readHeaders(lines: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = headerLine.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`No header: ${line.slice(0, 200)}`);
    if (headers.has(name.toLowerCase())) throw new Error(`${name} twice`);
    headers.set(name.toLowerCase(), value);
  }
  return headers;
}
