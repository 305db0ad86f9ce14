import { type Content, contentIn, courses, internshipRegistration, registrationWords } from '#content';
import { defineSteppedForm, originalLanguage, type Step, type ValueField } from './define.ts';
import { choicesOf, commonIn } from './languages.ts';

/**
 * The personal fields of both registrations, with the rules of the specification (sections 3 and 5). The texts of the questions are in
 * `content/registration/words.ts`; the tests of both forms fail when one changes without a new version.
 */
const personalFieldsOf = ({ formMessages: { registration: errors }, registrationWords: { questions } }: Content) =>
  [
    {
      name: 'name',
      label: questions.name.label,
      kind: 'text',
      isRequired: true,
      minLength: 2,
      maxLength: 200,
      message: errors.name,
      autocomplete: 'name',
    },
    {
      name: 'email',
      label: questions.email.label,
      kind: 'email',
      isRequired: true,
      maxLength: 254,
      message: errors.email,
      autocomplete: 'email',
    },
    {
      name: 'whatsapp',
      label: questions.whatsapp.label,
      kind: 'tel',
      isRequired: true,
      // The specification (section 5) counts characters, not digits. The email to the staff marks a number that cannot be dialled.
      minLength: 10,
      maxLength: 40,
      message: errors.whatsapp,
      autocomplete: 'tel',
    },
    // Not in the specification: a person under eighteen can neither consent nor sign a contract without a parent.
    {
      name: 'guardianPhone',
      label: questions.guardianPhone.label,
      kind: 'tel',
      isRequired: false,
      maxLength: 40,
      // The browser would offer the applicant's own number.
      autocomplete: 'off',
    },
  ] as const satisfies readonly ValueField[];

const academicFieldsOf = ({
  formMessages: { registration: errors },
  registrationWords: { questions, courseYears },
}: Content) =>
  [
    {
      name: 'instituteId',
      label: questions.instituteId.label,
      kind: 'text',
      isRequired: true,
      minLength: 1,
      maxLength: 100,
      message: errors.instituteId,
      autocomplete: 'off',
    },
    {
      name: 'courseYear',
      label: questions.courseYear.label,
      kind: 'choice',
      isRequired: true,
      maxLength: 40,
      message: errors.courseYear,
      ...choicesOf(registrationWords.courseYears, courseYears),
    },
    {
      name: 'instituteName',
      label: questions.instituteName.label,
      kind: 'text',
      isRequired: true,
      minLength: 2,
      maxLength: 200,
      message: errors.instituteName,
      autocomplete: 'organization',
    },
  ] as const satisfies readonly ValueField[];

/** The names of the fields of the first steps. */
const sharedSteps = [personalFieldsOf, academicFieldsOf].map((fieldsOf) =>
  fieldsOf(contentIn(originalLanguage)).map(({ name }) => name),
);

/** The name of the field with the mode of training. Its values are not the words of the form. */
export const modeFieldName = 'mode';

const modeFieldOf = ({ formMessages, registrationWords: { questions, modes } }: Content) =>
  ({
    name: modeFieldName,
    label: questions.mode.label,
    kind: 'choice',
    isRequired: true,
    maxLength: 20,
    message: formMessages.registration.mode,
    ...choicesOf(
      registrationWords.modes.map(({ value }) => value),
      modes.map(({ label }) => label),
    ),
  }) as const satisfies ValueField;

/** Stored as typed, neither validated nor applied (specification, section 5). */
const discountCodeFieldOf = ({ registrationWords: { questions } }: Content) =>
  ({
    name: 'discountCode',
    label: questions.discountCode.label,
    kind: 'text',
    isRequired: false,
    maxLength: 100,
    autocomplete: 'off',
  }) as const satisfies ValueField;

/** The internship track or the batch whose link was pressed. The wizard shows it, but nobody types it. */
const interestFieldOf = ({ registrationWords }: Content) =>
  ({
    name: 'interest',
    label: registrationWords.interest,
    kind: 'text',
    isRequired: false,
    maxLength: 100,
  }) as const satisfies ValueField;

/** The program. Each registration has its own options. */
const domainField = (label: string, message: string, choices: Pick<ValueField, 'options' | 'optionLabels'>) =>
  ({ name: 'domain', label, kind: 'choice', isRequired: true, maxLength: 100, message, ...choices }) as const;

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
 * Adds the names of their fields to the steps of the content: personal, academic, then `ownFields`.
 * @throws RangeError if the content has a different number of steps
 */
export function stepsOf(contentSteps: readonly Omit<Step, 'fields'>[], ownFields: readonly string[]): Step[] {
  const fields = [...sharedSteps, ownFields];
  if (contentSteps.length !== fields.length) {
    throw new RangeError(`the content has ${contentSteps.length} steps, but the form needs ${fields.length}`);
  }
  return contentSteps.map((step, index) => ({ ...step, fields: fields[index] ?? [] }));
}

/** The registration for an internship, in steps. */
export function internshipRegistrationFormIn(language: string) {
  const content = contentIn(language);
  const { formMessages, internshipRegistration: words } = content;
  return defineSteppedForm({
    ...commonIn(language),
    id: 'internship-registration',
    version: 3,
    subject: 'domain',
    guardian: 'guardianPhone',
    fields: [
      ...personalFieldsOf(content),
      ...academicFieldsOf(content),
      domainField(
        labelOf(words.questions, 'domain'),
        formMessages.registration.internshipDomain,
        choicesOf(
          internshipRegistration.domains.map(({ label }) => label),
          words.domains.map(({ label }) => label),
        ),
      ),
      modeFieldOf(content),
      {
        name: 'courseLength',
        label: labelOf(words.questions, 'courseLength'),
        kind: 'choice',
        isRequired: true,
        maxLength: 20,
        message: formMessages.registration.courseLength,
        ...choicesOf(
          internshipRegistration.durations.map(({ label }) => label),
          words.durations.map(({ label }) => label),
        ),
      },
      discountCodeFieldOf(content),
      interestFieldOf(content),
    ],
    steps: stepsOf(words.steps, ['domain', 'mode', 'courseLength', 'discountCode']),
  });
}

/** The registration for a course of the IT Academy, in steps. */
export function placementRegistrationFormIn(language: string) {
  const content = contentIn(language);
  const { formMessages, placementRegistration: words } = content;
  return defineSteppedForm({
    ...commonIn(language),
    id: 'placement-training-registration',
    version: 3,
    subject: 'domain',
    guardian: 'guardianPhone',
    fields: [
      ...personalFieldsOf(content),
      ...academicFieldsOf(content),
      domainField(
        labelOf(words.questions, 'domain'),
        formMessages.registration.trainingDomain,
        choicesOf(
          courses.map(({ name }) => name),
          content.courses.map(({ name }) => name),
        ),
      ),
      modeFieldOf(content),
      // Specification, section 3: optional and never shown.
      {
        name: 'courseLength',
        label: labelOf(content.internshipRegistration.questions, 'courseLength'),
        kind: 'text',
        isRequired: false,
        maxLength: 20,
      },
      discountCodeFieldOf(content),
      interestFieldOf(content),
    ],
    steps: stepsOf(words.steps, ['domain', 'mode', 'discountCode']),
  });
}

export const internshipRegistrationForm = internshipRegistrationFormIn(originalLanguage);

export const placementRegistrationForm = placementRegistrationFormIn(originalLanguage);
