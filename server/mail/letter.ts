import type { RenderedLetter } from '#forms/letter.ts';

/** One letter, ready to be sent. */
export interface Letter {
  /** Without angle brackets. */
  readonly messageId: string;
  readonly to: string;
  /** To whom an answer goes, where that is not who sent it. */
  readonly replyTo: string | null;
  /** Besides those that every letter has. */
  readonly headers: Readonly<Record<string, string>>;
  readonly content: RenderedLetter;
}
