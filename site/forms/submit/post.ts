import { type Form, openMsField, prefixOf } from '#forms/define.ts';
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

/** The longest wait for a reply without an upload, in milliseconds; a phone on a slow network needs most of it. */
export const baseTimeoutMs = 30_000;

/** What the address of a form depends on. */
export type FormAddress = Pick<Form, 'id' | 'language'>;

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
 * Posts a form to the URL that replies with JSON. Never rejects: every failure is an outcome.
 * @param body with the answers and the key; this adds the other hidden fields
 * @param pressedMs how long the page was open at submit, in milliseconds
 * @param timeoutMs the longest wait for a reply, in milliseconds
 * @param onProgress gets the uploaded fraction, from 0 to 1
 */
export async function post(
  { id, language }: FormAddress,
  body: URLSearchParams | FormData,
  pressedMs: string,
  timeoutMs = baseTimeoutMs,
  onProgress?: (fraction: number) => void,
): Promise<Outcome> {
  // A build for a static host delivers nothing and makes no request (specification, section 7).
  if (import.meta.env.DELIVERY === 'none') return { outcome: 'stored', status: 200 };
  body.set(openMsField, pressedMs);
  addSource(body);
  if (import.meta.env.PROOF_OF_WORK) await addProof(id, body);
  const noReply = outcomeWithoutReply();
  // Not `fetch`, which reports no upload progress.
  const request = new XMLHttpRequest();
  request.open('POST', `${import.meta.env.INTAKE_ORIGIN}${prefixOf(language)}/api/send/${id}`);
  request.responseType = 'json';
  if (onProgress) request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
  return new Promise((resolve) => {
    // The server may have stored it; the idempotency key makes a retry safe.
    request.onloadend = () => resolve(request.status > 0 ? readReply(request.status, request.response) : noReply);
    setTimeout(() => {
      resolve('tooSlow');
      request.abort();
    }, timeoutMs);
    request.send(body);
  });
}

/** The outcome if no reply comes. Call it before the request: if the connection is lost later, the request may have arrived. */
export const outcomeWithoutReply = (): 'unreachable' | 'offline' => (navigator.onLine ? 'unreachable' : 'offline');

/**
 * Reads a reply, which may come from a proxy or the login page of a network instead of our server.
 * @param status of the response; a proxy may refuse a request that is too large or too frequent
 * @param json the parsed body, or null
 */
function readReply(status: number, json: Partial<Reply> | null): Outcome {
  if (json?.outcome === 'stored') return json as Reply;
  if (json?.outcome === 'refused' && json.message) return json as Reply;
  return status >= 400 && status < 500 ? 'refused' : 'unreachable';
}
