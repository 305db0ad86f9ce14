import type { Reply } from '#forms/reply.ts';

/** What a send came to: `unreachable` when no answer came that can be understood, `tooSlow` when none came in time. */
export type Answer = Reply | 'unreachable' | 'tooSlow';

/** @param json what came back; a hotel's network may answer in our place */
export function readReply(json: Partial<Reply> | null): Answer {
  if (json?.outcome === 'stored') return json as Reply;
  return json?.outcome === 'refused' && json.message ? (json as Reply) : 'unreachable';
}
