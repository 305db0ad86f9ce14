import type { Reply } from '#forms/reply.ts';

/**
 * What a send came to: `unreachable` when no answer came that can be understood, `tooSlow` when none came in time, `refused` when
 * something in between said no without a word of ours.
 */
export type Outcome = Reply | 'unreachable' | 'tooSlow' | 'refused';

/**
 * @param status of the response: a proxy refuses what is too much or too large before it reaches us, and no connection is at fault
 * @param json what came back; a hotel's network may answer in our place
 */
export function readReply(status: number, json: Partial<Reply> | null): Outcome {
  if (json?.outcome === 'stored') return json as Reply;
  if (json?.outcome === 'refused' && json.message) return json as Reply;
  return status >= 400 && status < 500 ? 'refused' : 'unreachable';
}
