import type { SteppedForm } from '#forms/define.ts';
import type { FallbackContacts } from '#ui/components/failure/failure.tsx';
import type { Hue } from '#ui/weave/hue.ts';
import type { FieldWords } from '../forms/components/form-field.tsx';
import type { SendWords } from '../forms/form-words.ts';
import type { Program, WizardWords } from '../forms/registrations.ts';

/** The field with the program that the visitor registers for. */
export const programField = 'domain';

/** The field for a referral code. */
export const codeField = 'discountCode';

/** The field for the track or the batch, if a link named one. No step shows it as a question. */
export const interestField = 'interest';

/** The field whose answer decides the fee. The text of each option is its fee. */
export const feeField = 'courseLength';

/** An option of a field that is shown as cards. */
export interface Choice {
  /** The stored value. */
  readonly value: string;
  readonly label: string;
  readonly text?: string | undefined;
  readonly hue?: Hue | undefined;
  /** Shown next to the wizard while this option is chosen. */
  readonly details?: Program;
  /** The value of `program` in the address that preselects this option: `?program=flutter`. */
  readonly program?: string | undefined;
}

/** The form and all words of a wizard. The browser gets them as JSON. */
export interface WizardProps {
  readonly form: SteppedForm;
  /** The words of the page around a field. `example` is a valid answer, shown below an error. */
  readonly questions: Readonly<Record<string, FieldWords & { readonly example?: string }>>;
  /** The fields that are shown as cards, by name; other choice fields are select elements. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
  readonly words: WizardWords;
  readonly sendWords: SendWords;
  readonly fallbackContacts: FallbackContacts;
}
