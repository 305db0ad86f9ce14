import { lookup } from 'node:dns/promises';
import { privacyNotice } from '#content';
import type { Settings } from '../../server/config.ts';
import { type Finding, look, ok, wrong } from './finding.ts';
import { codeOf, isNoNetwork } from './no-network.ts';

const patienceMs = 10_000;

/** A page that every version of the site has. */
const page = privacyNotice.href;

/** Whether the address visitors use leads here. */
export async function lookAtPublicOrigin(origin: string): Promise<Finding> {
  const href = `${origin}${page}`;
  try {
    const response = await fetch(href, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    await response.body?.cancel();
    if (response.status === 200) return ok(`${href} is answered`);
    const target = response.headers.get('location');
    if (target !== null) {
      return wrong(`${href} leads on to ${target}`, 'Set PUBLIC_ORIGIN to the address that visitors end up at.');
    }
    return wrong(
      `${href} is answered with ${response.status}`,
      'Does the proxy lead to this server, and does that run?',
    );
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
