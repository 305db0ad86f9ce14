import type { SteppedForm } from '#forms/define.ts';
import type { FailureWays } from '#ui/parts/failure.tsx';
import type { Hue } from '#ui/weave/hue.ts';
import type { SendWords } from '../sending/send-words.ts';

/** One answer of a question that is answered by picking a card. */
export interface Choice {
  /** As it is stored. */
  readonly value: string;
  readonly label: string;
  readonly text?: string | undefined;
  readonly hue?: Hue | undefined;
  /** Picks it by the address of the page: `?program=flutter`. */
  readonly program?: string | undefined;
}

/** What is known of a program that can be picked. */
export interface Program {
  readonly name: string;
  readonly duration: string;
  /** Prices as they are written. */
  readonly originalPrice: string;
  readonly discountedPrice: string;
  readonly monthly: string;
  /** What it comes to, and when it begins: a line each. */
  readonly details: readonly string[];
  readonly hue: Hue;
}

/** A question as the page words it, besides its label. */
interface QuestionWords {
  readonly placeholder?: string;
  readonly hint?: string;
  /** Said beside the message of a wrong answer: what a right one looks like. */
  readonly example?: string;
}

/** Said of so many answers; their names follow. `{count}` is filled in. */
interface Counted {
  readonly one: string;
  readonly several: string;
}

/** Everything a wizard is and says, as plain data: it goes to the browser as JSON. */
export interface WizardProps {
  readonly form: SteppedForm;
  readonly questions: Readonly<Record<string, QuestionWords>>;
  /** Questions that are answered by picking a card; other choices are lists to unfold. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
  /** Shown beside the wizard once picked, by the answer that picks it. */
  readonly programs?: Readonly<Record<string, Program>>;
  /** Shown below the durations once one is picked, by that answer: 'Your Fee: ₹1,999'. */
  readonly fees?: Readonly<Record<string, string>>;
  readonly words: {
    /** The number of each step: 'Step 1'. */
    readonly stepNumbers: readonly string[];
    readonly stepDone: string;
    readonly stepsLabel: string;
    readonly formLabel: string;
    readonly optional: string;
    readonly previous: string;
    readonly next: string;
    readonly submit: string;
    /** Beside the button: the answers that are in the way of it. */
    readonly gaps: { readonly missing: Counted; readonly wrong: Counted };
    /** The title of the page while answers are at fault; `{title}` is filled in. */
    readonly errorTitle: string;
    readonly nextSteps: { readonly heading: string; readonly steps: readonly string[] };
    readonly programHeading: string;
    readonly originalPrice: string;
    readonly discountedPrice: string;
    readonly draft: {
      readonly kept: string;
      readonly found: string;
      readonly unsent: string;
      readonly waits: string;
      readonly clear: string;
      readonly cleared: string;
    };
    readonly receipt: {
      readonly heading: string;
      /** `{date}` is filled in. */
      readonly sentAt: string;
      readonly text: string;
      readonly copy: string;
      readonly copied: string;
      readonly nextHeading: string;
      readonly answersHeading: string;
      /** What of it is kept on the device. */
      readonly kept: string;
      readonly forget: string;
      readonly forgotten: string;
    };
    /** Of a registration that was sent before. */
    readonly sent: { readonly again: string; readonly another: string };
    /** Below the button of a build that delivers nothing: why it may do nothing. */
    readonly needsScript?: string | undefined;
    readonly privacy: string;
    readonly privacyLink: { readonly label: string; readonly href: string };
  };
  readonly sendWords: SendWords;
  readonly failureWays: FailureWays;
}
