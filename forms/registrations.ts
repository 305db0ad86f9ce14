import { courses, internshipRegistration, placementRegistration, registrationWords } from '#content';
import { defineSteppedForm, type Step, type ValueField } from './define.ts';
import { registrationErrors } from './messages.ts';

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
    message: registrationErrors.name,
    autocomplete: 'name',
  },
  {
    name: 'email',
    label: email.label,
    kind: 'email',
    isRequired: true,
    maxLength: 254,
    message: registrationErrors.email,
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
    message: registrationErrors.whatsapp,
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
] as const satisfies readonly ValueField[];

export const academicFields = [
  {
    name: 'instituteId',
    label: instituteId.label,
    kind: 'text',
    isRequired: true,
    minLength: 1,
    maxLength: 100,
    message: registrationErrors.instituteId,
    autocomplete: 'off',
  },
  {
    name: 'courseYear',
    label: courseYear.label,
    kind: 'choice',
    isRequired: true,
    maxLength: 40,
    message: registrationErrors.courseYear,
    options: registrationWords.courseYears,
  },
  {
    name: 'instituteName',
    label: instituteName.label,
    kind: 'text',
    isRequired: true,
    minLength: 2,
    maxLength: 200,
    message: registrationErrors.instituteName,
    autocomplete: 'organization',
  },
] as const satisfies readonly ValueField[];

export const modeField = {
  name: 'mode',
  label: mode.label,
  kind: 'choice',
  isRequired: true,
  maxLength: 20,
  message: registrationErrors.mode,
  options: registrationWords.modes.map(({ value }) => value),
} as const satisfies ValueField;

/** Kept as it is typed: it is neither checked nor applied (specification, section 5). */
export const discountCodeField = {
  name: 'discountCode',
  label: discountCode.label,
  kind: 'text',
  isRequired: false,
  maxLength: 100,
  autocomplete: 'off',
} as const satisfies ValueField;

/** The program: each registration has a list of its own. */
const domainField = (label: string, message: string, options: readonly string[]) =>
  ({ name: 'domain', label, kind: 'choice', isRequired: true, maxLength: 100, message, options }) as const;

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
 * The steps as they are worded, each with the fields it asks: what both ask alike, then `own`.
 * @throws RangeError if the content words another number of steps
 */
export function stepsOf(worded: readonly Omit<Step, 'fields'>[], own: readonly string[]): Step[] {
  const asked = [personalFields.map(({ name }) => name), academicFields.map(({ name }) => name), own];
  if (worded.length !== asked.length) {
    throw new RangeError(`the content words ${worded.length} steps, but ${asked.length} ask for something`);
  }
  return worded.map((words, index) => ({ ...words, fields: asked[index] ?? [] }));
}

/** The registration for an internship, in three steps. */
export const internshipRegistrationForm = defineSteppedForm({
  id: 'internship-registration',
  version: 2,
  subject: 'domain',
  guardian: 'guardianPhone',
  fields: [
    ...personalFields,
    ...academicFields,
    domainField(
      labelOf(internshipRegistration.questions, 'domain'),
      registrationErrors.internshipDomain,
      internshipRegistration.domains.map(({ label }) => label),
    ),
    modeField,
    {
      name: 'courseLength',
      label: labelOf(internshipRegistration.questions, 'courseLength'),
      kind: 'choice',
      isRequired: true,
      maxLength: 20,
      message: registrationErrors.courseLength,
      options: internshipRegistration.durations.map(({ label }) => label),
    },
    discountCodeField,
  ],
  steps: stepsOf(internshipRegistration.steps, ['domain', 'mode', 'courseLength', 'discountCode']),
});

/** The registration for a course of the IT Academy, in three steps. */
export const placementRegistrationForm = defineSteppedForm({
  id: 'placement-training-registration',
  version: 2,
  subject: 'domain',
  guardian: 'guardianPhone',
  fields: [
    ...personalFields,
    ...academicFields,
    domainField(
      labelOf(placementRegistration.questions, 'domain'),
      registrationErrors.trainingDomain,
      courses.map(({ name }) => name),
    ),
    modeField,
    // Specification, section 3: carried, never shown, not needed.
    { name: 'courseLength', label: 'Program Duration', kind: 'text', isRequired: false, maxLength: 20 },
    discountCodeField,
  ],
  steps: stepsOf(placementRegistration.steps, ['domain', 'mode', 'discountCode']),
});
