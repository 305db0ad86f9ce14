import * as z from 'zod/mini';
import { type Form, type TypedField, typedFields } from './define.ts';
import { isBlank, tidy } from './tidy.ts';

// zod would otherwise try `new Function`, which the site's Content-Security-Policy refuses.
z.config({ jitless: true });

/** What the visitor typed, tidied, by field name; an optional field left empty is absent. */
export type Answers = Readonly<Record<string, string>>;

/** A wrong answer: the name of its field, and words for the visitor that never repeat what was typed. */
interface Slip {
  readonly field: string;
  readonly message: string;
}

/** Every wrong answer, in the order of the fields. */
export type Slips = readonly [Slip, ...Slip[]];

export type Checked = { readonly answers: Answers } | { readonly slips: Slips };

/**
 * Checks what was typed into a form, in the browser as on the server; its files are checked by `check-file.ts`.
 * @param typed value by field name, as posted; a name that is absent counts as empty, names the form lacks are ignored
 * @returns the tidied answers, or one slip for each wrong answer, in the order of the fields
 */
export function checkForm(form: Form, typed: Readonly<Record<string, string>>): Checked {
  const names = typedFields(form).map(({ name }) => name);
  const values = Object.fromEntries(names.map((name) => [name, (Object.hasOwn(typed, name) && typed[name]) || '']));
  const result = schemaOf(form).safeParse(values);
  const slips = [...unanswered(form, values), ...(result.error?.issues ?? []).map(slipOf)];
  if (result.success && slips.length === 0) {
    return { answers: Object.fromEntries(Object.entries(result.data).filter(([, answer]) => !isBlank(answer))) };
  }
  slips.sort((one, other) => names.indexOf(one.field) - names.indexOf(other.field));
  return { slips: slips as [Slip, ...Slip[]] };
}

const slipOf = ({ path, message }: z.core.$ZodIssue): Slip => ({ field: String(path[0]), message });

/** Where one of several has to be answered, and none is. */
function unanswered({ atLeastOne }: Form, values: Readonly<Record<string, string>>): Slip[] {
  const [first] = atLeastOne?.of ?? [];
  if (!atLeastOne || first === undefined || atLeastOne.of.some((name) => !isBlank(values[name] ?? ''))) return [];
  return [{ field: first, message: atLeastOne.message }];
}

const schemas = new WeakMap<Form, ReturnType<typeof describeForm>>();

function schemaOf(form: Form) {
  const schema = schemas.get(form) ?? describeForm(form);
  schemas.set(form, schema);
  return schema;
}

const describeForm = (form: Form) =>
  z.object(Object.fromEntries(typedFields(form).map((field) => [field.name, rule(field)])));

const rule = (field: TypedField) => z.pipe(z.pipe(z.string(), z.transform(tidy)), z.string().check(...checksOf(field)));

const controlCharacter = /(?![\t\n])\p{Cc}/u;
const lineBreak = /[\n\u2028\u2029]/;

function checksOf({ label, kind, isRequired, minLength = 0, maxLength, message, options, unlisted }: TypedField) {
  const or = (isRight: (answer: string) => boolean, error: string | ((issue: { input?: unknown }) => string)) =>
    z.refine<string>(isRight, { error, abort: true });
  const checks = [
    or(
      (answer) => answer.isWellFormed() && !controlCharacter.test(answer),
      `${label} holds a character that cannot be stored. Please type it again.`,
    ),
    or((answer) => !isRequired || !isBlank(answer), message ?? `${label} is missing. Please fill it in.`),
    or(
      (answer) => kind === 'paragraph' || !lineBreak.test(answer),
      `${label} must be a single line. Please remove the line breaks.`,
    ),
    or(
      // Code points: an emoji is one character, though `.length` says two.
      (answer) => isBlank(answer) || [...answer].length >= minLength,
      message ?? `${label} is shorter than ${inWords(minLength)} characters. Please write all of it.`,
    ),
    or(
      (answer) => answer.length <= maxLength,
      ({ input }) =>
        `${label} is longer than ${inWords(maxLength)} characters. Please shorten it by ${inWords(String(input).length - maxLength)}.`,
    ),
  ];
  if (kind === 'email') {
    checks.push(
      or(
        // The browser's own pattern: stricter ones refuse addresses that real people have.
        (answer) => isBlank(answer) || z.regexes.html5Email.test(answer),
        message ?? `${label} is not a complete e-mail address. Please write it like name@example.com.`,
      ),
    );
  }
  if (kind === 'tel' && minLength === 0) {
    checks.push(
      or(
        // In any script and with any words around them ('after 5 pm'): a person rings it.
        (answer) => isBlank(answer) || (answer.match(/\p{Nd}/gu)?.length ?? 0) >= leastDigits,
        `${label} is too short for a phone number. Please write all of it, with the code of your area or country.`,
      ),
    );
  }
  if (kind === 'url') {
    checks.push(
      or(
        (answer) => isBlank(answer) || isWebAddress(answer),
        `${label} is not the address of a web page. Please write it like example.com/your-name.`,
      ),
    );
  }
  if (kind === 'choice') {
    checks.push(
      or(
        (answer) => isBlank(answer) || options?.includes(answer) === true,
        unlisted ?? message ?? `${label} has an answer that is not on the list. Please choose one from the list.`,
      ),
    );
  }
  return checks;
}

/** The shortest numbers in use, without their codes. */
const leastDigits = 6;

/** As people write them, so also without `https://`; no other scheme may stand there, since somebody will follow the link. */
function isWebAddress(answer: string): boolean {
  const url = URL.parse(/^https?:\/\//i.test(answer) ? answer : `https://${answer}`);
  return url !== null && url.username === '' && !/\s/.test(answer) && /^[^.]+(\.[^.]+)+$/.test(url.hostname);
}

const inWords = (count: number) => count.toLocaleString('en-IN');
