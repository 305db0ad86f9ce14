import type { BuildSettings } from '../../server/config/settings.ts';
import { type Inlined, securityHeaders } from '../../server/http/headers.ts';
import { serviceWorkerPath } from '../../server/http/static/content-types.ts';
import { cacheControlOf } from '../../server/http/static/site-files.ts';

/**
 * The file `_headers`, from which static hosts (Cloudflare Pages, Netlify and others) read response headers. Our server sends the same ones.
 * Only Cache-Control of pages is missing, because the hosts would append a second value to it.
 * @param origin of the site
 * @param inlined styles and scripts that every page contains
 * @returns undefined for a build that our server serves
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
