import { type Form, type FormValues, type ValueField, valueFields } from './define.ts';
import { answerErrors } from './messages.ts';
import { isBlank, normalizeAnswer } from './normalize.ts';

/** What the visitor typed, tidied, by field name; an optional field left empty is absent. */
export type Answers = Readonly<Record<string, string>>;

/** A wrong answer: the name of its field, and words for the visitor that never repeat what was typed. */
interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Every wrong answer, in the order of the fields. */
export type FieldErrorList = readonly [FieldError, ...FieldError[]];

/** What is said of each wrong answer, by the name of its field. */
export type FieldErrors = Readonly<Record<string, string>>;

export const messagesOf = (fieldErrors: readonly FieldError[]): FieldErrors =>
  Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]));

export type Checked = { readonly answers: Answers } | { readonly fieldErrors: FieldErrorList };

/**
 * Checks what was typed into a form, in the browser as on the server; its files are checked by `check-file.ts`.
 * @param typed as posted; a name that is absent counts as empty, names the form lacks are ignored
 * @returns the tidied answers, or one field error for each wrong answer, in the order of the fields
 */
export function checkForm(form: Form, typed: FormValues): Checked {
  const fields = valueFields(form);
  const answers = new Map(
    fields.map(({ name }) => [name, normalizeAnswer((Object.hasOwn(typed, name) && typed[name]) || '')]),
  );
  const [first, ...others] = fields.flatMap((field): FieldError[] => {
    const message = faultOf(field, answers.get(field.name) ?? '') ?? unanswered(form, field, answers);
    return message === undefined ? [] : [{ field: field.name, message }];
  });
  if (first) return { fieldErrors: [first, ...others] };
  return { answers: Object.fromEntries([...answers].filter(([, answer]) => !isBlank(answer))) };
}

/** Said of the first of several, where one of them has to be answered and none is. */
function unanswered({ atLeastOne }: Form, { name }: ValueField, answers: ReadonlyMap<string, string>) {
  const isFirst = atLeastOne?.of[0] === name;
  return isFirst && atLeastOne.of.every((each) => isBlank(answers.get(each) ?? '')) ? atLeastOne.message : undefined;
}

/** The e-mail address of who filled in the form, as typed, or null where they gave none. */
export function emailOf({ fields }: Form, answers: Answers): string | null {
  const email = fields.find(({ kind, name }) => kind === 'email' && answers[name]);
  return (email && answers[email.name]) ?? null;
}

/** Whether who filled in the form is under eighteen: a parent or guardian is asked before anything is done with the entry. */
export const needsGuardian = ({ guardian }: Form, answers: Answers): boolean =>
  guardian !== undefined && answers[guardian] !== undefined;

const controlCharacter = /(?![\t\n])\p{Cc}/u;
const lineBreak = /[\n\u2028\u2029]/;

/** What is wrong with an answer, the first of several things. @param answer tidied */
function faultOf(field: ValueField, answer: string): string | undefined {
  const { label, kind, isRequired, minLength = 0, maxLength, message } = field;
  if (!answer.isWellFormed() || controlCharacter.test(answer)) return answerErrors.unstorable(label);
  if (isBlank(answer)) return isRequired ? (message ?? answerErrors.missing(label)) : undefined;
  if (kind !== 'paragraph' && lineBreak.test(answer)) return answerErrors.severalLines(label);
  // Code points: an emoji is one character, though `.length` says two.
  if ([...answer].length < minLength) return message ?? answerErrors.tooShort(label, minLength);
  if (answer.length > maxLength) return answerErrors.tooLong(label, maxLength, answer.length);
  return faultOfKind(field, answer);
}

function faultOfKind({ label, kind, minLength, message, options, unlisted }: ValueField, answer: string) {
  switch (kind) {
    case 'email':
      return emailAddress.test(answer) ? undefined : (message ?? answerErrors.noEmail(label));
    case 'tel':
      return minLength || digitsIn(answer) >= leastDigits ? undefined : answerErrors.noPhoneNumber(label);
    case 'url':
      return isWebAddress(answer) ? undefined : answerErrors.noWebAddress(label);
    case 'choice':
      return options?.includes(answer) ? undefined : (unlisted ?? message ?? answerErrors.unlisted(label));
    default:
      return undefined;
  }
}

/** The browser's own pattern (HTML standard, "valid e-mail address"): stricter ones refuse addresses that real people have. */
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** In any script and with any words around them ('after 5 pm'): a person rings it. */
const digitsIn = (answer: string) => answer.match(/\p{Nd}/gu)?.length ?? 0;

/** The shortest numbers in use, without their codes. */
const leastDigits = 6;

/** As people write them, so also without `https://`; no other scheme may stand there, since somebody will follow the link. */
function isWebAddress(answer: string): boolean {
  const url = URL.parse(/^https?:\/\//i.test(answer) ? answer : `https://${answer}`);
  return url !== null && url.username === '' && !/\s/.test(answer) && /^[^.]+(\.[^.]+)+$/.test(url.hostname);
}
