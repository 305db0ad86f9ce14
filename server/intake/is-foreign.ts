/**
 * Whether another website made the browser send this. Browsers of today say so themselves (Sec-Fetch-Site, over https
 * and on localhost); older ones name the page's origin. A sender that says neither is no browser, and holds nothing of
 * a visitor's that could be abused.
 * @param publicOrigin the site's own address behind a proxy, or null
 */
export function isForeign(headers: Headers, publicOrigin: string | null): boolean {
  const origin = headers.get('origin');
  if (origin !== null && origin === publicOrigin) return false;
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (origin === null) return false;
  // 'null' is what a sandboxed frame sends: it names nobody, so nobody vouches for it.
  return URL.parse(origin)?.host !== headers.get('host');
}
