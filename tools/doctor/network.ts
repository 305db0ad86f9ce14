import { privacyNotice } from '#content';
import { errorCodeOf } from '../../server/log.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

const noNetwork = /^E(AI_AGAIN|CANCELLED|DNS|HOSTUNREACH|NETUNREACH|NOTFOUND|SERVFAIL|TIMEDOUT|TIMEOUT|REFUSED)$/;
const tooSlow = /^(TimeoutError|UND_ERR_CONNECT_TIMEOUT)$/;

/** Whether the error may come from the network of this machine instead of the other server. */
export const isNoNetwork = (error: unknown) => [noNetwork, tooSlow].some((code) => code.test(errorCodeOf(error)));

/** Checks that PUBLIC_ORIGIN leads to the site. */
export async function checkPublicOrigin(origin: string): Promise<Finding> {
  // Every version of the site has this page.
  const href = `${origin}${privacyNotice.href}`;
  try {
    const response = await fetch(href, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
    if (response.status === 200) return ok(`${href} answers`);
    const target = response.headers.get('location');
    return target === null
      ? failure(`${href} answers with ${response.status}`, 'Check that the server runs and that the proxy leads to it.')
      : failure(`${href} redirects to ${target}`, 'Set PUBLIC_ORIGIN to that address.');
  } catch (error) {
    const advice = 'Other machines may reach it. Open it in a browser elsewhere.';
    return warning(`${href} cannot be reached from this machine (${errorCodeOf(error)})`, advice);
  }
}
