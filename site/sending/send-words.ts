interface Message {
  readonly title: string;
  readonly text: string;
}

/** What a form says after a send, carried by the page to the script that sends it. */
export interface SendWords {
  /** What its answers are called where they leave by another way than the form. */
  readonly name: string;
  /** On the button while the answer is awaited. */
  readonly submitting: string;
  /** Beside the button while a file goes up; `{percent}` is filled in. */
  readonly progress?: string | undefined;
  readonly stored: Message;
  /** Something in between said no. A no of our server brings its own sentence. */
  readonly refused: Message;
  /** Our server says itself that it cannot tell what became of it, and brings its own sentence. */
  readonly uncertain: { readonly title: string };
  readonly unreachable: Message;
  readonly offline: Message;
  readonly tooSlow: Message;
  /** There is a line again, and a press sends. */
  readonly lineBack: Message;
  /** Answers are at fault; `{count}` is filled in. */
  readonly slips: { readonly one: string; readonly many: string; readonly text: string };
  /** A file that was chosen cannot be read any more; one sentence. */
  readonly unreadableFile?: string | undefined;
}
