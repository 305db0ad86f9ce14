import { openMsField } from '#forms/define.ts';
import type { Reply } from '#forms/reply.ts';
import { addProof } from './add-proof.ts';
import { openMs } from './open-ms.ts';
import { scriptAddress } from './post-address.ts';
import { ifUnanswered, type Outcome, readReply } from './read-reply.ts';

/** What a form in the page posts, but for its files. */
export const fieldsOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');

/** Longest wait for an answer, in milliseconds; a phone on a slow network needs most of it. */
export const patienceMs = 30_000;

/**
 * Posts the fields of a form to the address that answers scripts. Never throws: whatever happens is an answer.
 * @param pressedMs how long the page was open when it was sent
 */
export async function postFields(
  formId: string,
  fields: readonly (readonly [string, string])[],
  pressedMs = openMs(),
): Promise<Outcome> {
  // A build for a static host delivers nothing and calls nobody (specification, section 7).
  if (import.meta.env.DELIVERY === 'none') return { outcome: 'stored', status: 200 };
  const body = new URLSearchParams(
    [...fields, [openMsField, pressedMs]].map(([name = '', value = '']) => [name, value]),
  );
  if (import.meta.env.PROOF_OF_WORK) await addProof(formId, body);
  const unanswered = ifUnanswered();
  try {
    const response = await fetch(scriptAddress(formId), {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    return readReply(response.status, parse(await response.text()));
  } catch (error) {
    // Whether it arrived is unknown; the key makes trying again safe.
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'tooSlow' : unanswered;
  }
}

function parse(text: string): Partial<Reply> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
