interface Message {
  readonly title: string;
  readonly text: string;
}

/** What a form says after a send, carried by the page to the script that sends it. */
export interface SendWords {
  /** On the button while the answer is awaited. */
  readonly submitting: string;
  readonly stored: Message;
  /** Stands around the sentence of a server that said no. */
  readonly refused: Message;
  readonly unreachable: Message;
  readonly tooSlow: Message;
  /** Offered beside each failure: an e-mail (`mailto:`) with the same answers. */
  readonly writeInstead: { readonly label: string; readonly href: string };
}
