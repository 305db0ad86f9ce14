import type { Stored } from '#forms/reply.ts';
import type { Failed } from './failure-words.ts';

/** What the visitor is told of a send, wherever the form says it. */
export interface Telling {
  /** What was said of the last send goes. */
  onSend(): void;
  onFailed(failed: Failed): void;
  /** It is stored: the form is cleared, and what comes next is another entry. */
  onStored(reply: Stored): void;
}
