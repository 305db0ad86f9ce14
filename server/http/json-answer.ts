import type { Reply } from '#forms/reply.ts';
import type { Answer } from './render-reply.ts';

/** The intake's reply to a form sent by script. What was typed is still in the page. */
export function jsonAnswer(reply: Reply): Answer {
  const told = reply.outcome === 'refused' ? { ...reply, typed: undefined } : reply;
  const body = Buffer.from(JSON.stringify(told));
  return { status: reply.status, contentType: 'application/json', body, isFault: false };
}
