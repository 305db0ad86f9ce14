import { once } from 'node:events';
import { type ClientRequest, request as requestPlain } from 'node:http';
import { type RequestOptions, request as requestSecurely } from 'node:https';

/** The name in the configurations of `deploy/`. */
export const siteName = 'www.example.com';

export interface Answer {
  readonly status: number | undefined;
  /** Each as often as it was sent, in alphabetical order; without those of a single connection and of the proxy itself. */
  readonly headers: readonly string[];
  readonly body: string;
}

const ofTheWay = /^(alt-svc|connection|date|keep-alive|server|transfer-encoding|via):/;

/**
 * Asks on this machine, as somebody who knows the site under its name.
 * @param options with the port; with whom to trust (`ca`), by https
 */
export const ask = (path: string, options: RequestOptions, body?: string | Buffer): Promise<Answer> =>
  answerTo(beginAsking(path, options).end(body));

export function beginAsking(path: string, options: RequestOptions): ClientRequest {
  const headers = { host: siteName, ...options.headers };
  const request = options.ca ? requestSecurely : requestPlain;
  return request({ ...options, path, host: '127.0.0.1', servername: siteName, headers });
}

export async function answerTo(request: ClientRequest): Promise<Answer> {
  const [answer] = await once(request, 'response');
  // It may be there before everything was sent, and then the rest is not wanted.
  request.on('error', () => {});
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece);
  const raw: string[] = answer.rawHeaders;
  const headers = raw.flatMap((each, at) => (at % 2 === 0 ? [`${each.toLowerCase()}: ${raw[at + 1]}`] : []));
  return {
    status: answer.statusCode,
    headers: headers.filter((each) => !ofTheWay.test(each)).sort(),
    body: Buffer.concat(pieces).toString('latin1'),
  };
}
