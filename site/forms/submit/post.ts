import { openMsField } from '#forms/define.ts';
import type { Reply, Stored } from '#forms/reply.ts';
import { addProof } from './add-proof.ts';

/**
 * The outcome of a send. `unreachable`: no answer came that can be understood. `offline`: the device knew that it was offline. `tooSlow`: no
 * answer came in time. `refused`: something in between said no without a word of ours.
 */
export type Outcome = Reply | 'unreachable' | 'offline' | 'tooSlow' | 'refused';

/** A send that failed, as far as anyone knows. */
export type Failed = Exclude<Outcome, Stored>;

/** Longest wait for an answer, in milliseconds; a phone on a slow network needs most of it. */
export const timeoutMs = 30_000;

/** Where the script of a form sends it, to be answered with JSON. */
export const scriptAddress = (formId: string) => `${import.meta.env.INTAKE_ORIGIN}/api/send/${formId}`;

/** Where a form goes without a script, to be answered with a page: attributes of `<form>`. */
export const postTarget = (formId: string) =>
  // Where nothing is delivered, no post may leave either: a form of method `dialog` outside a dialog does nothing.
  import.meta.env.DELIVERY === 'none'
    ? ({ method: 'dialog' } as const)
    : ({ method: 'post', action: `${import.meta.env.INTAKE_ORIGIN}/send/${formId}` } as const);

/** The fields of a form in the page, but for its files. */
export const fieldsOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');

/**
 * How long the page was open when the form was sent, in milliseconds. Counted from the navigation, not from the first touch: autofill takes
 * one touch, and on a slow connection a visitor types before any script has come.
 * @param form whose press may have been held until the script was there: it counts when it was pressed
 */
export function openMs(form?: HTMLFormElement): string {
  const pressedMs = form?.dataset.pressedMs;
  if (form) delete form.dataset.pressedMs;
  return pressedMs ?? String(Math.round(performance.now()));
}

/** Whether a link led here, and no reload or step back: then what the link picks replaces what was picked before. */
export function isArriving(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/**
 * Posts fields to the address that answers scripts. Never throws: whatever happens is an outcome.
 * @param pressedMs how long the page was open when it was sent
 */
export async function postFields(
  formId: string,
  fields: readonly (readonly [string, string])[],
  pressedMs = openMs(),
): Promise<Outcome> {
  // A build for a static host delivers nothing and calls nobody (specification, section 7).
  if (import.meta.env.DELIVERY === 'none') return { outcome: 'stored', status: 200 };
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  body.set(openMsField, pressedMs);
  if (import.meta.env.PROOF_OF_WORK) await addProof(formId, body);
  const unanswered = ifUnanswered();
  try {
    const response = await fetch(scriptAddress(formId), {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return readReply(response.status, await response.json().catch(ignoreSyntax));
  } catch (error) {
    // Whether it arrived is unknown; the key makes trying again safe.
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'tooSlow' : unanswered;
  }
}

function ignoreSyntax(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}

/** The outcome of a send without an answer. Asked before it is tried: a connection that is lost meanwhile may have carried it. */
export const ifUnanswered = (): 'unreachable' | 'offline' => (navigator.onLine ? 'unreachable' : 'offline');

/**
 * @param status of the response: a proxy refuses what is too much or too large before it reaches us, and no connection is at fault
 * @param json what came back; a hotel's network may answer in our place
 */
export function readReply(status: number, json: Partial<Reply> | null): Outcome {
  if (json?.outcome === 'stored') return json as Reply;
  if (json?.outcome === 'refused' && json.message) return json as Reply;
  return status >= 400 && status < 500 ? 'refused' : 'unreachable';
}
