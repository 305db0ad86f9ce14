import { contentIn } from '#content';
import { tooLarge } from '#forms/check-file.ts';
import { type Form, fileFields } from '#forms/define.ts';
import type { Refused } from '#forms/reply.ts';
import type { Settings } from '../config/settings.ts';
import { isSupportedMediaType } from './body/decode-body.ts';
import { maxBodyBytes } from './body/read-body.ts';
import type { Refusals } from './refusals.ts';

/**
 * Checks the headers of a post before its body is read. The refusal contains no answers, so it is the same for everyone and its page can
 * be cached.
 * @returns null if the body must be read
 */
export function refuseByHeaders(
  form: Form | undefined,
  headers: Headers,
  origins: Origins,
  { refuse }: Refusals,
): Refused | null {
  if (form === undefined) return refuse(404);
  if (isCrossSite(headers, origins)) return refuse(403);
  if (!isSupportedMediaType(headers, form)) return refuse(415);
  return isTooLarge(form, headers) ? withFileField(refuse(413), form) : null;
}

/**
 * Whether a body is so large that no part of it is read. A form with a file is read in part, so that the page can fill in the answers
 * again, unless the client waits for `100 Continue`.
 */
function isTooLarge(form: Form, headers: Headers): boolean {
  const isNeverRead = fileFields(form).length === 0 || headers.has('expect');
  return isNeverRead && Number(headers.get('content-length')) > maxBodyBytes(form);
}

/** Adds the error of the file to the refusal of a form that is too large: the file is the cause. */
export function withFileField(refused: Refused, form: Form): Refused {
  const [field] = fileFields(form);
  if (!field) return refused;
  const message = tooLarge(field, contentIn(form.language).formMessages.files);
  return { ...refused, message, fieldErrors: { [field.name]: message } };
}

/** The origins whose pages may send forms: the site's own, and those that contain our forms. */
export type Origins = Pick<Settings, 'publicOrigin' | 'allowedOrigins'>;

/**
 * Whether another website made the browser send the request (CSRF). Current browsers send Sec-Fetch-Site (over https and on localhost);
 * older ones send Origin. A client that sends neither is no browser and has no visitor whose session could be abused.
 */
export function isCrossSite(headers: Headers, { publicOrigin, allowedOrigins }: Origins): boolean {
  const origin = headers.get('origin');
  if (origin !== null && allowedOrigins.includes(origin)) return false;
  const fetchSite = headers.get('sec-fetch-site');
  // Sandboxed frames and browsers with strict privacy settings send the origin 'null', which identifies no site.
  const isNamed = origin !== null && origin !== 'null';
  if (isNamed && publicOrigin !== null) return URL.parse(origin)?.origin !== publicOrigin;
  if (isNamed && fetchSite === null) return !isOriginOf(origin, headers.get('host'));
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  return origin !== null;
}

/** Browsers omit the default port. A proxy may add it, or write the host in capitals. */
function isOriginOf(origin: string, host: string | null): boolean {
  const page = URL.parse(origin);
  return page !== null && URL.parse(`${page.protocol}//${host}`)?.host === page.host;
}
