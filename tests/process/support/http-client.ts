import { once } from 'node:events';
import { type ClientRequest, request as requestPlain } from 'node:http';
import { type RequestOptions, request as requestSecurely } from 'node:https';
import { connect } from 'node:net';

/** The host name in the configuration files of `deploy/`. */
export const hostName = 'www.example.com';

export interface ReceivedResponse {
  readonly status: number | undefined;
  /** Sorted, with duplicates; without the headers of the connection and of the proxy. */
  readonly headers: readonly string[];
  readonly body: string;
}

/** Whether a program listens on this port of 127.0.0.1. */
export async function acceptsConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

const connectionHeader = /^(alt-svc|connection|date|keep-alive|server|transfer-encoding|via):/;

/**
 * Sends a request to this machine with the public host name of the site.
 * @param options with the port; `ca` selects https
 */
export const request = (path: string, options: RequestOptions, body?: string | Buffer): Promise<ReceivedResponse> =>
  readResponse(startRequest(path, options).end(body));

export function startRequest(path: string, options: RequestOptions): ClientRequest {
  const headers = { host: hostName, ...options.headers };
  const open = options.ca ? requestSecurely : requestPlain;
  return open({ ...options, path, host: '127.0.0.1', servername: hostName, headers });
}

export async function readResponse(outgoing: ClientRequest): Promise<ReceivedResponse> {
  const [response] = await once(outgoing, 'response');
  // A server may respond before it has read the body. The rest of the body then fails to send.
  outgoing.on('error', () => {});
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const raw: string[] = response.rawHeaders;
  const headers = raw.flatMap((name, index) => (index % 2 === 0 ? [`${name.toLowerCase()}: ${raw[index + 1]}`] : []));
  return {
    status: response.statusCode,
    headers: headers.filter((header) => !connectionHeader.test(header)).sort(),
    body: Buffer.concat(chunks).toString('latin1'),
  };
}
