import { type Form, type FormValues, type ValueField, valueFields } from './define.ts';
import { type FormMessages, fillMessage } from './messages.ts';
import { isBlank, normalizeAnswer } from './normalize.ts';

/** The normalized answers by field name. An optional field that is empty is absent. */
export type Answers = Readonly<Record<string, string>>;

/** The message for each wrong answer, by field name, in the order of the fields. It never repeats the input. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Checked = { readonly answers: Answers } | { readonly fieldErrors: FieldErrors };

/**
 * Validates the values of a form, in the browser and on the server; `check-file.ts` validates its files.
 * @param values as posted; an absent name counts as empty, and names that the form lacks are ignored
 * @returns the normalized answers, or the field errors, at least one
 */
export function checkForm(form: Form, values: FormValues): Checked {
  const fields = valueFields(form);
  const answers = new Map(
    fields.map(({ name }) => [name, normalizeAnswer((Object.hasOwn(values, name) && values[name]) || '')]),
  );
  const fieldErrors = fields.flatMap((field) => {
    const message =
      errorOf(field, answers.get(field.name) ?? '', form.messages.answers) ?? atLeastOneError(form, field, answers);
    return message === undefined ? [] : [[field.name, message]];
  });
  if (fieldErrors.length > 0) return { fieldErrors: Object.fromEntries(fieldErrors) };
  return { answers: Object.fromEntries([...answers].filter(([, answer]) => !isBlank(answer))) };
}

/** The error of the first field of `atLeastOne` when all its fields are empty. */
function atLeastOneError({ atLeastOne }: Form, { name }: ValueField, answers: ReadonlyMap<string, string>) {
  const isFirst = atLeastOne?.fields[0] === name;
  return isFirst && atLeastOne.fields.every((other) => isBlank(answers.get(other) ?? ''))
    ? atLeastOne.message
    : undefined;
}

/** The email address of the visitor who filled in the form, or null if they gave none. */
export function emailOf({ fields }: Form, answers: Answers): string | null {
  const email = fields.find(({ kind, name }) => kind === 'email' && answers[name]);
  return (email && answers[email.name]) ?? null;
}

/** Whether the applicant is under eighteen. Staff then ask a parent or guardian before they process the entry. */
export const needsGuardian = ({ guardian }: Form, answers: Answers): boolean =>
  guardian !== undefined && answers[guardian] !== undefined;

const controlCharacter = /(?![\t\n])\p{Cc}/u;
const lineBreak = /[\n\u2028\u2029]/;

type AnswerErrors = FormMessages['answers'];

/** The first error of an answer. @param answer normalized */
function errorOf(field: ValueField, answer: string, errors: AnswerErrors): string | undefined {
  const { label, kind, isRequired, minLength = 0, maxLength, message } = field;
  if (!answer.isWellFormed() || controlCharacter.test(answer)) return fillMessage(errors.invalidCharacter, { label });
  if (isBlank(answer)) return isRequired ? (message ?? fillMessage(errors.missing, { label })) : undefined;
  if (kind !== 'paragraph' && lineBreak.test(answer)) return fillMessage(errors.multipleLines, { label });
  // This counts code points: an emoji is one character, though `.length` is 2.
  if ([...answer].length < minLength) return message ?? fillMessage(errors.tooShort, { label, min: minLength });
  if (answer.length > maxLength)
    return fillMessage(errors.tooLong, { label, max: maxLength, excess: answer.length - maxLength });
  return kindErrorOf(field, answer, errors);
}

function kindErrorOf(
  { label, kind, minLength, message, options, unlisted }: ValueField,
  answer: string,
  errors: AnswerErrors,
) {
  switch (kind) {
    case 'email':
      return emailAddress.test(answer) ? undefined : (message ?? fillMessage(errors.invalidEmail, { label }));
    case 'tel':
      return minLength || digitsIn(answer) >= minDigits ? undefined : fillMessage(errors.invalidPhoneNumber, { label });
    case 'url':
      return isWebAddress(answer) ? undefined : fillMessage(errors.invalidUrl, { label });
    case 'choice':
      return options?.includes(answer) ? undefined : (unlisted ?? message ?? fillMessage(errors.unlisted, { label }));
    default:
      return undefined;
  }
}

/** The pattern of the HTML standard ("valid e-mail address"). Stricter patterns refuse addresses that real people have. */
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Counts digits of any script. Other words may surround them ('after 5 pm'), because a person dials the number. */
const digitsIn = (answer: string) => answer.match(/\p{Nd}/gu)?.length ?? 0;

/** The shortest phone numbers in use, without an area code, have this many digits. */
const minDigits = 6;

/** Accepts an address with or without `https://`. Other schemes are refused, because the staff open the link. */
function isWebAddress(answer: string): boolean {
  const url = URL.parse(/^https?:\/\//i.test(answer) ? answer : `https://${answer}`);
  return url !== null && url.username === '' && !/\s/.test(answer) && /^[^.]+(\.[^.]+)+$/.test(url.hostname);
}
