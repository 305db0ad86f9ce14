import type { internshipRegistration, registrationWords, siteText } from '#content';
import type { SteppedForm } from '#forms/define.ts';
import type { problemWords } from '#forms/messages.ts';
import type { FallbackContacts } from '#ui/components/failure/failure.tsx';
import type { Hue } from '#ui/weave/hue.ts';
import type { SendWords } from '../forms/form-words.ts';

/** The field that says what one registers for. */
export const programField = 'domain';

/** The field that takes the code of whoever recommended us. */
export const codeField = 'discountCode';

/** The field whose answer has a fee. */
export const feeField = 'courseLength';

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

/** A program that can be picked. Prices are as they are written. */
export interface Program {
  readonly name: string;
  readonly duration: string;
  readonly originalPrice: string;
  readonly discountedPrice: string;
  readonly monthly: string;
  /** The total, and when it begins: a line each. */
  readonly details: readonly string[];
  readonly hue: Hue;
}

/** A question as the page words it, besides its label. `example` stands beside an error: what a right answer looks like. */
interface QuestionWords {
  readonly placeholder?: string;
  readonly hint?: string;
  readonly example?: string;
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
  readonly words: Pick<
    typeof registrationWords,
    | ('stepDone' | 'stepsLabel' | 'formLabel' | 'previous' | 'next' | 'submit')
    | ('originalPrice' | 'discountedPrice' | 'sent' | 'privacy' | 'privacyLink')
  > & {
    /** The number of each step: 'Step 1'. */
    readonly stepNumbers: readonly string[];
    readonly optional: string;
    readonly problems: typeof problemWords;
    /** The title of the page while answers are at fault; `{title}` is filled in. */
    readonly errorTitle: string;
    readonly nextSteps: (typeof internshipRegistration)['nextSteps'];
    readonly programHeading: string;
    readonly draft: (typeof siteText)['draft'];
    readonly receipt: (typeof siteText)['receipt'];
    /** Below the button of a build that delivers nothing: why it may do nothing. */
    readonly needsScript?: string | undefined;
  };
  readonly sendWords: SendWords;
  readonly fallbackContacts: FallbackContacts;
}
