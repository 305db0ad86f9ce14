/** Whose pages may send forms here. */
export interface Origins {
  /** The site's own address behind a proxy, or null; where it is known, no other is its own. */
  readonly publicOrigin: string | null;
  /** Other sites whose pages hold our forms. */
  readonly allowedOrigins: readonly string[];
}

/**
 * Whether another website made the browser send this. Browsers of today say so themselves (Sec-Fetch-Site, over https
 * and on localhost); older ones name the page's origin. A sender that says neither is no browser, and holds nothing of
 * a visitor's that could be abused.
 */
export function isForeign(headers: Headers, { publicOrigin, allowedOrigins }: Origins): boolean {
  const origin = headers.get('origin');
  if (origin !== null && allowedOrigins.includes(origin)) return false;
  const fetchSite = headers.get('sec-fetch-site');
  // 'null' is what a sandboxed frame sends, and a browser that tells nobody where it is: it names nobody, so it vouches for nobody.
  const isNamed = origin !== null && origin !== 'null';
  if (isNamed && publicOrigin !== null) return URL.parse(origin)?.origin !== publicOrigin;
  if (isNamed && fetchSite === null) return !isOriginOf(origin, headers.get('host'));
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  return origin !== null;
}

/** A browser leaves the port out where the scheme has it; who forwards the request may write it, or the name in capitals. */
function isOriginOf(origin: string, host: string | null): boolean {
  const page = URL.parse(origin);
  return page !== null && URL.parse(`${page.protocol}//${host}`)?.host === page.host;
}
