/** One HTTP response, parsed from raw bytes. */
export interface ParsedResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  /** Whether the body is as long as Content-Length says. */
  readonly isComplete: boolean;
}

const statusLine = /^HTTP\/1\.1 (\d{3}) [A-Z][A-Za-z' -]*$/;
const headerLine = /^([A-Za-z][A-Za-z0-9-]*): ([\t\x20-\x7e]*)$/;

/**
 * Parses the responses on one connection.
 * @param bytes everything received, as latin1
 * @throws Error if they violate HTTP/1.1 (RFC 9112)
 */
export function parseResponses(bytes: string): ParsedResponse[] {
  const responses: ParsedResponse[] = [];
  let rest = bytes;
  while (rest !== '') {
    const headEnd = rest.indexOf('\r\n\r\n');
    if (headEnd < 0) throw new Error(`The header section does not end: ${rest.slice(0, 200)}`);
    const [first = '', ...lines] = rest.slice(0, headEnd).split('\r\n');
    rest = rest.slice(headEnd + 4);
    const status = Number(statusLine.exec(first)?.[1]);
    if (Number.isNaN(status)) throw new Error(`Not a status line: ${first.slice(0, 200)}`);
    const headers = readHeaders(lines);
    if (status === 100) continue;
    const contentLength = headers.get('content-length');
    if (contentLength !== undefined && !/^\d+$/.test(contentLength)) throw new Error(`Not a length: ${contentLength}`);
    if (contentLength === undefined && status !== 304 && status !== 416) throw new Error(`${status} without a length`);
    // A response to HEAD has a length and no body; the request is unknown here. No body of the site begins like a status line.
    const isBodiless = rest === '' || rest.startsWith('HTTP/1.1 ');
    const length = isBodiless ? 0 : Number(contentLength ?? 0);
    responses.push({ status, headers, isComplete: rest.length >= length });
    rest = rest.slice(length);
  }
  return responses;
}

function readHeaders(lines: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = headerLine.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`Not a header: ${line.slice(0, 200)}`);
    if (headers.has(name.toLowerCase())) throw new Error(`${name} twice`);
    headers.set(name.toLowerCase(), value);
  }
  return headers;
}
