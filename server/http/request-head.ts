import type { IncomingMessage } from 'node:http';

/**
 * Puts a request that names its whole address (`GET http://host/path`, as to a proxy) into the form every other one has. The host
 * in the address then counts, whatever the header says (RFC 9112, section 3.2.2).
 */
export function toOriginForm(request: IncomingMessage): void {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}

/** What a request is refused for before anyone looks at what it asks; null where nothing is wrong. */
export function validateHead({
  httpVersion,
  headers,
  headersDistinct,
}: IncomingMessage): { status: number; sentence: string } | null {
  if (!/^1\.[01]$/.test(httpVersion)) {
    return { status: 505, sentence: 'This website speaks HTTP/1.0 and HTTP/1.1.' };
  }
  const { host } = headers;
  const isOld = httpVersion === '1.0';
  if ((headersDistinct.host?.length ?? 0) > 1 || (host === undefined ? !isOld : !isHost(host))) {
    return { status: 400, sentence: 'The request does not name one host.' };
  }
  // Node takes 'gzip, chunked' too, and hands over a body that nobody has unpacked. HTTP/1.0 knows no such thing.
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && (isOld || coding.toLowerCase() !== 'chunked')) {
    return { status: 501, sentence: 'This website does not read such a transfer encoding.' };
  }
  return null;
}

const isHost = (text: string) => /^[^\s/?#@\\]+$/.test(text) && URL.canParse(`http://${text}`);
