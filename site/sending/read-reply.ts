import type { Reply } from '#forms/reply.ts';

/**
 * What a send came to: `unreachable` when no answer came that can be understood, `offline` when the device knew of no line to begin with,
 * `tooSlow` when no answer came in time, `refused` when something in between said no without a word of ours.
 */
export type Outcome = Reply | 'unreachable' | 'offline' | 'tooSlow' | 'refused';

/** What a send without an answer will be. Asked before it is tried: a line that goes away meanwhile may have carried it. */
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
