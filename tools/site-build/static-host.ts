import type { BuildSettings } from '../../server/config/settings.ts';
import { type Inlined, securityHeaders } from '../../server/http/headers.ts';
import { serviceWorkerPath } from '../../server/http/static/content-types.ts';
import { cacheControlOf } from '../../server/http/static/site-files.ts';

/**
 * The file `_headers`, in which static hosts (Cloudflare Pages, Netlify and others) look for what to say with each file: what the server
 * would say. Of how long a page is kept they say the right thing themselves, and would add a second value to theirs.
 * @param origin of the site
 * @param inlined in every page
 * @returns undefined for a build that our own server serves
 */
export function staticHostHeaders(
  { delivery, intakeOrigin }: Pick<BuildSettings, 'delivery' | 'intakeOrigin'>,
  origin: string,
  inlined: Inlined,
): string | undefined {
  if (delivery === 'intake' && intakeOrigin === null) return undefined;
  const rules = {
    '/*': securityHeaders(origin.startsWith('https:'), inlined, intakeOrigin),
    '/assets/*': { 'Cache-Control': cacheControlOf('/assets/') },
    [serviceWorkerPath]: { 'Cache-Control': cacheControlOf(serviceWorkerPath) },
  };
  return Object.entries(rules)
    .flatMap(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''])
    .join('\n');
}
