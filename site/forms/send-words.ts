interface Message {
  readonly title: string;
  readonly text: string;
}

/** What a form says after a send, carried by the page to the script that sends it. */
export interface SendWords {
  /** On the button while the answer is awaited. */
  readonly submitting: string;
  /** Beside the button while a file goes up; `{percent}` is filled in. */
  readonly progress?: string | undefined;
  readonly stored: Message;
  /** Stands around the sentence of a server that said no. */
  readonly refused: Message;
  readonly unreachable: Message;
  /** A file that was chosen cannot be read any more; one sentence. */
  readonly unreadableFile?: string | undefined;
  readonly tooSlow: Message;
  /** Offered beside each failure: an e-mail (`mailto:`) with the same answers. */
  readonly writeInstead: { readonly label: string; readonly href: string };
}
