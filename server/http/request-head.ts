import type { IncomingMessage } from 'node:http';

/**
 * Converts a request target in absolute form (`GET http://host/path`) to origin form. The host of the target replaces the Host header
 * (RFC 9112, section 3.2.2).
 */
export function toOriginForm(request: IncomingMessage): void {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}

/** The error response to a malformed request head; null if the head is valid. */
export function validateHead(request: IncomingMessage): { status: number; message: string } | null {
  const { httpVersion, headers, headersDistinct } = request;
  if (!/^1\.[01]$/.test(httpVersion)) {
    return { status: 505, message: 'This website accepts HTTP/1.0 and HTTP/1.1.' };
  }
  const { host } = headers;
  const isHttp10 = httpVersion === '1.0';
  if ((headersDistinct.host?.length ?? 0) > 1 || (host === undefined ? !isHttp10 : !isHost(host))) {
    return { status: 400, message: 'The request does not name one host.' };
  }
  // Node accepts 'gzip, chunked' without decompressing the body. HTTP/1.0 has no transfer encodings.
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && (isHttp10 || coding.toLowerCase() !== 'chunked')) {
    return { status: 501, message: 'This website does not accept this transfer encoding.' };
  }
  return null;
}

const isHost = (text: string) => /^[^\s/?#@\\]+$/.test(text) && URL.canParse(`http://${text}`);
