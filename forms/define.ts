/** The types of forms and their fields. `define.test.ts` checks the definition of every form. */
import type { FormMessages } from './messages.ts';

interface Question {
  /** Name of the value in a post. It never changes. */
  readonly name: string;
  /** The question as the visitor reads it. It is stored with every answer. */
  readonly label: string;
  /** A required answer must contain a visible character. */
  readonly isRequired: boolean;
  /** Token of the HTML autofill list. */
  readonly autocomplete?: string;
}

/** A question with a text answer. */
export interface ValueField extends Question {
  readonly kind: 'text' | 'email' | 'tel' | 'url' | 'paragraph' | 'choice';
  /** Longest answer the server stores, in UTF-16 code units (what `maxlength` and `.length` count). */
  readonly maxLength: number;
  /** Shortest answer, in code points; `isRequired` decides about an empty answer. For `tel` it replaces the count of digits. */
  readonly minLength?: number;
  /** Error for an answer that is missing, too short, malformed or not among the options. By default it is made from the label. */
  readonly message?: string;
  /** The answers a `choice` offers; any other is refused. */
  readonly options?: readonly string[];
  /** The options as the visitor reads them, in the same order, if they are not stored so. */
  readonly optionLabels?: readonly string[];
  /** Error for an answer that is not among the options, if they may change while a visitor fills in the form. */
  readonly unlisted?: string;
  /** Visible height of a `paragraph`, in lines. */
  readonly rows?: number;
}

/** A question with a file as its answer, sent as `multipart/form-data`. */
export interface FileField extends Question {
  readonly kind: 'file';
  /** The type that the content must have. The name of the file does not matter. */
  readonly accept: 'application/pdf';
  readonly maxBytes: number;
}

export type Field = ValueField | FileField;

/** The values of a form by field name. The value of an untouched field is empty or absent. */
export type FormValues = Readonly<Record<string, string>>;

/** The language of the forms in `content/`. Those of a folder `content/<code>/` have its code. */
export const originalLanguage = 'en';

export interface Form {
  /** Last part of the address the form posts to: `/send/<id>`. */
  readonly id: string;
  /** Increases with every change of a field or its label. Each entry stores the version that it answers. */
  readonly version: number;
  /** The language of its texts: `originalLanguage`, or the code of a folder of `content/`. */
  readonly language: string;
  /** The errors and hints about answers. */
  readonly messages: Pick<FormMessages, 'answers' | 'advice'>;
  readonly fields: readonly Field[];
  /** Name of the field with the subject, such as a program or a position. Two entries of one person on one subject are duplicates. */
  readonly subject?: string;
  /** At least one of these optional fields needs an answer. If all are empty, the first one gets the error. */
  readonly atLeastOne?: { readonly fields: readonly string[]; readonly message: string };
  /** Name of the optional `tel` field for the number of a parent or guardian. Only applicants under eighteen answer it. */
  readonly guardian?: string;
}

/** A form that a wizard shows step by step. */
export interface SteppedForm extends Form {
  readonly fields: readonly ValueField[];
  /** A field in no step is never shown. */
  readonly steps: readonly Step[];
}

interface Step {
  /** Label in the stepper. */
  readonly title: string;
  /** Heading above the questions. */
  readonly heading: string;
  /** Names of its fields, in the order of display. */
  readonly fields: readonly string[];
}

/** The form with the fields of one step only. @param step index from 0 */
export function formOfStep(form: SteppedForm, step: number): SteppedForm {
  const names = form.steps[step]?.fields ?? [];
  return { ...form, fields: form.fields.filter(({ name }) => names.includes(name)) };
}

/** The answer as the form shows it. */
export const displayedAnswer = (field: Field | undefined, answer: string): string =>
  (field && field.kind !== 'file' && field.optionLabels?.[field.options?.indexOf(answer) ?? -1]) || answer;

/** The answers with their questions, as a receipt or a message shows them. Empty answers are left out. */
export const labelAnswers = ({ fields }: Form, answers: FormValues): { label: string; answer: string }[] =>
  fields.flatMap((field) => {
    const answer = answers[field.name];
    return answer ? [{ label: field.label, answer: displayedAnswer(field, answer) }] : [];
  });

/** The beginning of addresses in a language: `/bn`. */
export const prefixOf = (language: string): string => (language === originalLanguage ? '' : `/${language}`);

/** The current label of each field by its name. */
export const questionsOf = ({ fields }: Form): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ name, label }) => [name, label]));

export const valueFields = (form: Form): ValueField[] => form.fields.filter((field) => field.kind !== 'file');

export const fileFields = (form: Form): FileField[] => form.fields.filter((field) => field.kind === 'file');

/**
 * Name of the hidden value with the idempotency key. A script makes the key when the visitor first touches the form.
 * It is empty without JavaScript: the server then recognises a repeated post by its content.
 */
export const keyField = '_key';

/**
 * Name of a field that no person sees or reaches, so only a robot fills it in. Robots know the name from other forms. Browsers and
 * password managers have no value for it: Chrome autofills by name and ignores `autocomplete`.
 */
export const honeypotField = 'subject';

/** Name of the value with the time between the opening of the page and the submission, in milliseconds. Only a script sets it. */
export const openMsField = '_openMs';

/** Name of the value with a proof of work (`proof-of-work.ts`), as in ALTCHA's own widget. Only a script can set it. */
export const proofField = 'altcha';

/** Name of the value that says what led the visitor to the site, such as `poster-udaipur`. Only a script sets it. */
export const sourceField = '_source';

/** Names of the values that a form posts in addition to its answers. */
export const hiddenFields: readonly string[] = [keyField, honeypotField, openMsField, proofField, sourceField];
