import { lookup } from 'node:dns/promises';
import { privacyNotice } from '#content';
import type { Settings } from '../../server/config/settings.ts';
import { type Finding, look, ok, wrong } from './finding.ts';

const noNetwork = /^E(AI_AGAIN|CANCELLED|DNS|HOSTUNREACH|NETUNREACH|NOTFOUND|SERVFAIL|TIMEDOUT|TIMEOUT|REFUSED)$/;
const tooSlow = /^(TimeoutError|UND_ERR_CONNECT_TIMEOUT)$/;

/** The code of an error, or of what caused it: `fetch` and nodemailer wrap the system's. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return codeOf(error.cause);
  if ('originalCode' in error && typeof error.originalCode === 'string') return error.originalCode;
  return 'code' in error ? String(error.code) : error.name;
}

/** Whether it is the network that is missing, so nothing can be told of the other side. */
export const isNoNetwork = (error: unknown) => [noNetwork, tooSlow].some((code) => code.test(codeOf(error)));

/** Whether the address visitors use leads here. */
export async function lookAtPublicOrigin(origin: string): Promise<Finding> {
  // Every version of the site has this page.
  const href = `${origin}${privacyNotice.href}`;
  try {
    const response = await fetch(href, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
    if (response.status === 200) return ok(`${href} is answered`);
    const target = response.headers.get('location');
    return target === null
      ? wrong(`${href} is answered with ${response.status}`, 'Does the proxy lead to this server, and does that run?')
      : wrong(`${href} leads on to ${target}`, 'Set PUBLIC_ORIGIN to the address that visitors end up at.');
  } catch (error) {
    const advice = 'That may be so only from here: open it in a browser elsewhere.';
    return look(`${href} cannot be reached from here (${codeOf(error)})`, advice);
  }
}

/** Whether the other system's name is known; it is not told anything. */
export async function lookAtWebhook({ url }: NonNullable<Settings['webhook']>): Promise<Finding> {
  const { hostname } = new URL(url);
  try {
    await lookup(hostname.replace(/^\[|\]$/g, ''));
    return ok(`${hostname}, which is told of leads, has an address`);
  } catch (error) {
    const what = `${hostname}, which is told of leads, has no address that can be found from here (${codeOf(error)})`;
    return isNoNetwork(error)
      ? look(what, 'Is there a network, and is WEBHOOK_URL right?')
      : wrong(what, 'Correct WEBHOOK_URL.');
  }
}
