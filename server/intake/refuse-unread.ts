import { tooLarge } from '#forms/check-file.ts';
import { type Form, fileFields } from '#forms/define.ts';
import { forms } from '#forms/index.ts';
import type { Refused } from '#forms/reply.ts';
import { isReadable } from './decode.ts';
import { isForeign, type Origins } from './is-foreign.ts';
import { bodyBytes } from './read-body.ts';
import { refuse } from './refusals.ts';

/**
 * What the head of a post is refused for. Nothing of its body was read, so nothing typed stands in the refusal: it is the same for
 * everyone, and need be worded and rendered only once.
 * @returns null where the body has to be read
 */
export function refuseUnread(formId: string, headers: Headers, origins: Origins): Refused | null {
  const form = forms.get(formId);
  if (form === undefined) return refuse(404);
  if (isForeign(headers, origins)) return refuse(403);
  if (!isReadable(headers, form)) return refuse(415);
  return isTooLarge(form, headers) ? aboutItsFile(refuse(413), form) : null;
}

/**
 * Of a form with a file, the beginning is read all the same: what was typed is given back. Not where the sender waits to hear
 * whether it may send.
 */
function isTooLarge(form: Form, headers: Headers): boolean {
  const isUnreadAnyway = fileFields(form).length === 0 || headers.has('expect');
  return isUnreadAnyway && Number(headers.get('content-length')) > bodyBytes(form);
}

/** What makes a form with a file too large is the file. */
export function aboutItsFile(refused: Refused, form: Form): Refused {
  const [field] = fileFields(form);
  return field ? { ...refused, field: field.name, message: tooLarge(field) } : refused;
}
