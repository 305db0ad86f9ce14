import { sourceField } from '#forms/define.ts';
import { attempt } from './attempt.ts';

/**
 * The source is what led the visitor to the site: `?from=poster-udaipur`, or the UTM parameters of a campaign. Session storage holds the
 * first one of a tab under this name. Forms send it with the answers, and send no other tracking data.
 */
const storageName = 'source';

/** @param search the query of the page, such as `?from=poster-udaipur` */
export function saveSource(search: string): void {
  const parameters = new URLSearchParams(search);
  const utm = [parameters.get('utm_source'), parameters.get('utm_campaign')].filter(Boolean).join(' / ');
  const source = parameters.get('from') || utm;
  attempt(() => {
    if (source && sessionStorage.getItem(storageName) === null) {
      sessionStorage.setItem(storageName, source.slice(0, 100));
    }
  });
}

/** Adds the source to the values of a form. */
export function addSource(body: URLSearchParams | FormData): void {
  const source = attempt(() => sessionStorage.getItem(storageName));
  if (source) body.set(sourceField, source);
}
