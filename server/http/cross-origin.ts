import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a browser may remember that it was let in: as long as Chromium remembers anything of the kind. */
const rememberedS = 2 * 60 * 60;

/**
 * Lets the scripts of a page that another site serves read an answer (the CORS protocol of the Fetch standard).
 * @param allowed the sites that may; where there is none, nothing is said of it
 * @returns whether the page that asks belongs to one of them
 */
export function shareAnswer(
  { headers }: IncomingMessage,
  response: ServerResponse,
  allowed: readonly string[],
): boolean {
  // Whatever keeps answers has to keep one for each site.
  if (allowed.length > 0) response.appendHeader('Vary', 'Origin');
  const { origin } = headers;
  if (origin === undefined || !allowed.includes(origin)) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  return true;
}

/**
 * Answers a browser that asks whether the script may post. It asks only where the script wants to know how far an upload is; other forms
 * are sent as a form without a script could send them.
 */
export function allowPost(response: ServerResponse): void {
  response.writeHead(204, { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Max-Age': rememberedS }).end();
}
