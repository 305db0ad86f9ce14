import { tooLarge } from '#forms/check-file.ts';
import { type Form, fileFields } from '#forms/define.ts';
import { forms } from '#forms/index.ts';
import type { Refused } from '#forms/reply.ts';
import type { Settings } from '../config/settings.ts';
import { isReadable } from './body/decode-body.ts';
import { maxBodyBytes } from './body/read-body.ts';
import { refuse } from './refusals.ts';

/**
 * What the head of a post is refused for. Nothing of its body was read, so nothing typed stands in the refusal: it is the same for
 * everyone, and need be worded and rendered only once.
 * @returns null where the body has to be read
 */
export function refuseByHeaders(formId: string, headers: Headers, origins: Origins): Refused | null {
  const form = forms.get(formId);
  if (form === undefined) return refuse(404);
  if (isCrossSite(headers, origins)) return refuse(403);
  if (!isReadable(headers, form)) return refuse(415);
  return isTooLarge(form, headers) ? nameFileField(refuse(413), form) : null;
}

/**
 * Of a form with a file, the beginning is read all the same: what was typed is given back. Not where the sender waits to hear
 * whether it may send.
 */
function isTooLarge(form: Form, headers: Headers): boolean {
  const isUnreadAnyway = fileFields(form).length === 0 || headers.has('expect');
  return isUnreadAnyway && Number(headers.get('content-length')) > maxBodyBytes(form);
}

/** What makes a form with a file too large is the file. */
export function nameFileField(refused: Refused, form: Form): Refused {
  const [field] = fileFields(form);
  return field ? { ...refused, field: field.name, message: tooLarge(field) } : refused;
}

/** Whose pages may send forms here: the site's own, and those that hold our forms. */
export type Origins = Pick<Settings, 'publicOrigin' | 'allowedOrigins'>;

/**
 * Whether another website made the browser send this. Browsers of today say so themselves (Sec-Fetch-Site, over https
 * and on localhost); older ones name the page's origin. A sender that says neither is no browser, and holds nothing of
 * a visitor's that could be abused.
 */
export function isCrossSite(headers: Headers, { publicOrigin, allowedOrigins }: Origins): boolean {
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
