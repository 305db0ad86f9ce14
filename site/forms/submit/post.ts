import { type Form, openMsField, originalLanguage, prefixOf } from '#forms/define.ts';
import type { Reply, Stored } from '#forms/reply.ts';
import { addSource } from '../device/source.ts';
import { addProof } from './add-proof.ts';

/**
 * The outcome of a submission. `unreachable`: no valid reply. `offline`: no reply, and the device was offline. `tooSlow`: no reply in
 * time. `refused`: a proxy refused it, with a reply that is not ours.
 */
export type Outcome = Reply | 'unreachable' | 'offline' | 'tooSlow' | 'refused';

/** A submission that was not confirmed. It may still have been stored. */
export type Failed = Exclude<Outcome, Stored>;

/** The longest wait for a reply, in milliseconds; a phone on a slow network needs most of it. */
export const timeoutMs = 30_000;

/** What the address of a form depends on. */
export type FormAddress = Pick<Form, 'id' | 'language'>;

/** The address of a form in the page, from its attributes. */
export const addressOf = ({ dataset }: HTMLFormElement): FormAddress => ({
  id: dataset.send ?? '',
  language: dataset.language ?? originalLanguage,
});

/** The URL that a script posts a form to; the reply is JSON. */
export const scriptAddress = ({ id, language }: FormAddress) =>
  `${import.meta.env.INTAKE_ORIGIN}${prefixOf(language)}/api/send/${id}`;

/** The attributes of a `<form>` that is submitted without a script; the reply is a page. */
export const postTarget = ({ id, language }: FormAddress) =>
  // A build that delivers nothing must not post either: a form of method `dialog` outside a dialog does nothing.
  import.meta.env.DELIVERY === 'none'
    ? ({ method: 'dialog' } as const)
    : ({ method: 'post', action: `${import.meta.env.INTAKE_ORIGIN}${prefixOf(language)}/send/${id}` } as const);

/** The fields of a form in the page, without files. */
export const fieldsOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');

/**
 * How long the page was open at submit, in milliseconds. It counts from the navigation, not from the first input: autofill needs only
 * one input, and on a slow connection a visitor types before any script has loaded.
 * @param form may have `data-pressed-ms`: the time of a press that waited for the script to load
 */
export function openMs(form?: HTMLFormElement): string {
  const pressedMs = form?.dataset.pressedMs;
  if (form) delete form.dataset.pressedMs;
  return pressedMs ?? String(Math.round(performance.now()));
}

/** Whether the visitor followed a link here, without a reload or the back button. Then the values of the link replace earlier ones. */
export function isNewNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/**
 * Posts fields to the URL that replies with JSON. Never rejects: every failure is an outcome.
 * @param pressedMs how long the page was open at submit, in milliseconds
 */
export async function postFields(
  form: FormAddress,
  fields: readonly (readonly [string, string])[],
  pressedMs = openMs(),
): Promise<Outcome> {
  // A build for a static host delivers nothing and makes no request (specification, section 7).
  if (import.meta.env.DELIVERY === 'none') return { outcome: 'stored', status: 200 };
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  body.set(openMsField, pressedMs);
  addSource(body);
  if (import.meta.env.PROOF_OF_WORK) await addProof(form.id, body);
  const noReply = outcomeWithoutReply();
  try {
    const response = await fetch(scriptAddress(form), {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return readReply(response.status, await response.json().catch(nullIfNotJson));
  } catch (error) {
    // The server may have stored it; the idempotency key makes a retry safe.
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'tooSlow' : noReply;
  }
}

function nullIfNotJson(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}

/** The outcome if no reply comes. Call it before the request: if the connection is lost later, the request may have arrived. */
export const outcomeWithoutReply = (): 'unreachable' | 'offline' => (navigator.onLine ? 'unreachable' : 'offline');

/**
 * Reads a reply, which may come from a proxy or the login page of a network instead of our server.
 * @param status of the response; a proxy may refuse a request that is too large or too frequent
 * @param json the parsed body, or null
 */
export function readReply(status: number, json: Partial<Reply> | null): Outcome {
  if (json?.outcome === 'stored') return json as Reply;
  if (json?.outcome === 'refused' && json.message) return json as Reply;
  return status >= 400 && status < 500 ? 'refused' : 'unreachable';
}
