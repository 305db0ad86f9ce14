import type { SlipMessages } from '#forms/check.ts';
import type { Typed } from '#forms/define.ts';
import type { Sent } from '../sending/sent.ts';

export interface WizardState {
  /** The browser has brought it to life; until then it is one long form. */
  readonly isLive: boolean;
  /** From 0. */
  readonly step: number;
  readonly typed: Typed;
  /** Of `typed`, what a link filled in: nobody typed it. */
  readonly linked: Typed;
  /** Of this step. */
  readonly slips: SlipMessages;
  /** The fields whose answers are finished, as far as one can tell: of those there may be advice. */
  readonly rested: readonly string[];
  /** The answers that are on their way. */
  readonly sending?: Typed | undefined;
  /** The last send came to nothing: the page says so until the next press. */
  readonly hasFailed: boolean;
  /** A send of these answers came to nothing, now or when the page was last open. */
  readonly isUnsent?: boolean | undefined;
  /** The registration that was sent last from this device. */
  readonly sent?: Sent | undefined;
  /** What the page says of what is kept on the device. */
  readonly notice?: 'found' | 'unsent' | 'waits' | 'cleared' | 'forgotten' | undefined;
  /** What gets the focus now; a new object each time. */
  readonly focus?: Focus | undefined;
  /** The fields of which something new is said, to be read out; a new list each time. */
  readonly told?: readonly string[] | undefined;
  /** The step that the browser's history has to be at; a new object each time it may be at another. */
  readonly place: { readonly step: number };
}

export type Focus = { readonly on: 'heading' | 'button' | 'sent' } | { readonly on: 'field'; readonly name: string };

export type WizardEvent =
  | {
      readonly type: 'opened';
      readonly typed: Typed;
      readonly linked: Typed;
      readonly step?: number | undefined;
      readonly sent?: Sent | undefined;
      readonly isUnsent?: boolean | undefined;
      readonly notice?: 'found' | 'unsent' | 'waits' | undefined;
    }
  | { readonly type: 'typed'; readonly typed: Typed }
  /** Nothing was typed for a while. */
  | { readonly type: 'rested' }
  /** A question was visited, and the focus went on to another place. */
  | { readonly type: 'left'; readonly name: string; readonly typed: Typed }
  /** Advice was taken. */
  | { readonly type: 'corrected'; readonly name: string; readonly typed: Typed }
  /** The way to a question was taken. */
  | { readonly type: 'pointed'; readonly name: string }
  /** Next, or on the last step the button that sends, or Enter. */
  | { readonly type: 'pressed'; readonly typed: Typed }
  /** What came to nothing is to be sent once more, from whatever step. */
  | { readonly type: 'resent'; readonly typed: Typed }
  /** 'forgotten': what is known of the last one is taken off the device. */
  | { readonly type: 'previous' | 'cleared' | 'forgotten' }
  | { readonly type: 'failed' }
  /** The browser's back and forward. */
  | { readonly type: 'arrived'; readonly step: number; readonly typed: Typed }
  | { readonly type: 'refused'; readonly slips: SlipMessages }
  /** From here, or from another tab. */
  | { readonly type: 'stored'; readonly sent: Sent | undefined }
  | { readonly type: 'remembered'; readonly sent: Sent | undefined };

export const emptyWizard: WizardState = {
  isLive: false,
  step: 0,
  typed: {},
  linked: {},
  slips: {},
  rested: [],
  hasFailed: false,
  place: { step: 0 },
};
