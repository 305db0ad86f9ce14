import { sourceField } from '#forms/define.ts';

/**
 * What led the visitor to the site, in session storage: `?from=poster-udaipur`, or the UTM parameters of a campaign. The first one of a
 * tab counts. It is sent with a form, and nothing else is.
 */
const name = 'source';

/** @param search the query of the page, such as `?from=poster-udaipur` */
export function saveSource(search: string): void {
  const parameters = new URLSearchParams(search);
  const utm = [parameters.get('utm_source'), parameters.get('utm_campaign')].filter(Boolean).join(' / ');
  const source = parameters.get('from') || utm;
  try {
    if (source && sessionStorage.getItem(name) === null) sessionStorage.setItem(name, source.slice(0, 100));
  } catch {
    // The browser refuses storage.
  }
}

/** Adds the source to the values of a form. */
export function addSource(body: URLSearchParams | FormData): void {
  try {
    const source = sessionStorage.getItem(name);
    if (source) body.set(sourceField, source);
  } catch {
    // The browser refuses storage.
  }
}
