import { registrationWords } from '#content';
import type { Step, TypedField } from './define.ts';
import { registrationFaults } from './messages.ts';

const { name, email, whatsapp, guardianPhone, instituteId, courseYear, instituteName, mode, discountCode } =
  registrationWords.questions;

/**
 * What both registrations ask alike. Specification, sections 3 and 5: the rules word for word. The questions are worded in
 * `content/registration/words.ts`; the tests of both forms ask for a new version when a word changes.
 */
export const personalFields = [
  {
    name: 'name',
    label: name.label,
    kind: 'text',
    isRequired: true,
    minLength: 2,
    maxLength: 200,
    message: registrationFaults.name,
    autocomplete: 'name',
  },
  {
    name: 'email',
    label: email.label,
    kind: 'email',
    isRequired: true,
    maxLength: 254,
    message: registrationFaults.email,
    autocomplete: 'email',
  },
  {
    name: 'whatsapp',
    label: whatsapp.label,
    kind: 'tel',
    isRequired: true,
    // Of characters, whatever the message says (specification, section 5); staff are told of a number that cannot be dialled.
    minLength: 10,
    maxLength: 40,
    message: registrationFaults.whatsapp,
    autocomplete: 'tel',
  },
  // Ours, beside the fields of the specification: without a parent, who is under eighteen can neither consent nor make a contract.
  {
    name: 'guardianPhone',
    label: guardianPhone.label,
    kind: 'tel',
    isRequired: false,
    maxLength: 40,
    // The browser would offer the number of whoever fills it in.
    autocomplete: 'off',
  },
] as const satisfies readonly TypedField[];

export const academicFields = [
  {
    name: 'instituteId',
    label: instituteId.label,
    kind: 'text',
    isRequired: true,
    minLength: 1,
    maxLength: 100,
    message: registrationFaults.instituteId,
    autocomplete: 'off',
  },
  {
    name: 'courseYear',
    label: courseYear.label,
    kind: 'choice',
    isRequired: true,
    maxLength: 40,
    message: registrationFaults.courseYear,
    options: registrationWords.courseYears,
  },
  {
    name: 'instituteName',
    label: instituteName.label,
    kind: 'text',
    isRequired: true,
    minLength: 2,
    maxLength: 200,
    message: registrationFaults.instituteName,
    autocomplete: 'organization',
  },
] as const satisfies readonly TypedField[];

export const modeField = {
  name: 'mode',
  label: mode.label,
  kind: 'choice',
  isRequired: true,
  maxLength: 20,
  message: registrationFaults.mode,
  options: registrationWords.modes.map(({ value }) => value),
} as const satisfies TypedField;

/** Of `personalFields`; see `Form.guardian`. */
export const guardianField = 'guardianPhone';

/** Kept as it is typed: it is neither checked nor applied (specification, section 5). */
export const discountCodeField = {
  name: 'discountCode',
  label: discountCode.label,
  kind: 'text',
  isRequired: false,
  maxLength: 100,
  autocomplete: 'off',
} as const satisfies TypedField;

/**
 * What a registration alone asks, as its content words it.
 * @throws RangeError if it words no such question
 */
export function labelOf(questions: Readonly<Record<string, { readonly label: string }>>, name: string): string {
  const question = questions[name];
  if (!question) throw new RangeError(`nobody words the question '${name}'`);
  return question.label;
}

/**
 * The steps as they are worded, each with the fields it asks.
 * @throws RangeError if there are more of the ones than of the others
 */
export function stepsOf(worded: readonly Omit<Step, 'fields'>[], asked: readonly (readonly string[])[]): Step[] {
  if (worded.length !== asked.length) {
    throw new RangeError(`the content words ${worded.length} steps, but ${asked.length} ask for something`);
  }
  return worded.map((words, index) => ({ ...words, fields: asked[index] ?? [] }));
}

export const namesOf = (fields: readonly TypedField[]): string[] => fields.map(({ name }) => name);
