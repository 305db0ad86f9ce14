import { courses, internshipRegistration, placementRegistration, registrationWords } from '#content';
import { defineSteppedForm, type Step, type ValueField } from './define.ts';
import { registrationErrors } from './messages.ts';

const { name, email, whatsapp, guardianPhone, instituteId, courseYear, instituteName, mode, discountCode } =
  registrationWords.questions;

/**
 * The personal fields of both registrations, with the rules of the specification (sections 3 and 5). The texts of the questions are in
 * `content/registration/words.ts`; the tests of both forms fail when one changes without a new version.
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
    // The specification (section 5) counts characters, not digits. The email to the staff marks a number that cannot be dialled.
    minLength: 10,
    maxLength: 40,
    message: registrationErrors.whatsapp,
    autocomplete: 'tel',
  },
  // Not in the specification: a person under eighteen can neither consent nor sign a contract without a parent.
  {
    name: 'guardianPhone',
    label: guardianPhone.label,
    kind: 'tel',
    isRequired: false,
    maxLength: 40,
    // The browser would offer the applicant's own number.
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

/** Stored as typed, neither validated nor applied (specification, section 5). */
export const discountCodeField = {
  name: 'discountCode',
  label: discountCode.label,
  kind: 'text',
  isRequired: false,
  maxLength: 100,
  autocomplete: 'off',
} as const satisfies ValueField;

/** The internship track or the batch whose link the visitor followed. The wizard shows it, but nobody types it. */
const interestField = {
  name: 'interest',
  label: registrationWords.interest,
  kind: 'text',
  isRequired: false,
  maxLength: 100,
} as const satisfies ValueField;

/** The program. Each registration has its own options. */
const domainField = (label: string, message: string, options: readonly string[]) =>
  ({ name: 'domain', label, kind: 'choice', isRequired: true, maxLength: 100, message, options }) as const;

/**
 * Label of a question from the content of one registration.
 * @throws RangeError if the content lacks the question
 */
export function labelOf(questions: Readonly<Record<string, { readonly label: string }>>, name: string): string {
  const question = questions[name];
  if (!question) throw new RangeError(`the content has no question '${name}'`);
  return question.label;
}

/**
 * Adds to each step of the content the names of its fields: personal, academic, then `ownFields`.
 * @throws RangeError if the content has a different number of steps
 */
export function stepsOf(contentSteps: readonly Omit<Step, 'fields'>[], ownFields: readonly string[]): Step[] {
  const fields = [personalFields.map(({ name }) => name), academicFields.map(({ name }) => name), ownFields];
  if (contentSteps.length !== fields.length) {
    throw new RangeError(`the content has ${contentSteps.length} steps, but the form needs ${fields.length}`);
  }
  return contentSteps.map((step, index) => ({ ...step, fields: fields[index] ?? [] }));
}

/** The registration for an internship, in three steps. */
export const internshipRegistrationForm = defineSteppedForm({
  id: 'internship-registration',
  version: 3,
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
    interestField,
  ],
  steps: stepsOf(internshipRegistration.steps, ['domain', 'mode', 'courseLength', 'discountCode']),
});

/** The registration for a course of the IT Academy, in three steps. */
export const placementRegistrationForm = defineSteppedForm({
  id: 'placement-training-registration',
  version: 3,
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
    // Specification, section 3: optional and never shown.
    { name: 'courseLength', label: 'Program Duration', kind: 'text', isRequired: false, maxLength: 20 },
    discountCodeField,
    interestField,
  ],
  steps: stepsOf(placementRegistration.steps, ['domain', 'mode', 'discountCode']),
});
