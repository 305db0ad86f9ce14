import { type Content, contentIn, courses, internshipRegistration, registrationWords } from '#content';
import { originalLanguage, type SteppedForm, type ValueField } from './define.ts';
import type { FormId } from './form-ids.ts';
import { choicesOf, commonIn } from './languages.ts';

/** The field with the number of a parent or guardian. */
const guardian = 'guardianPhone';

type Rules = Readonly<Record<string, Omit<ValueField, 'name' | 'label' | 'message'>>>;

/** The fields in their order, with the rules of the specification (sections 3 and 5). */
const rules = {
  name: { kind: 'text', isRequired: true, minLength: 2, maxLength: 200, autocomplete: 'name' },
  email: { kind: 'email', isRequired: true, maxLength: 254, autocomplete: 'email' },
  // The specification (section 5) counts characters, not digits. The email to the staff marks a number that cannot be dialled.
  whatsapp: { kind: 'tel', isRequired: true, minLength: 10, maxLength: 40, autocomplete: 'tel' },
  // Not in the specification: a person under eighteen can neither consent nor sign a contract without a parent. With another value of
  // `autocomplete`, the browser would offer the applicant's own number.
  [guardian]: { kind: 'tel', isRequired: false, maxLength: 40, autocomplete: 'off' },
  instituteId: { kind: 'text', isRequired: true, minLength: 1, maxLength: 100, autocomplete: 'off' },
  courseYear: { kind: 'choice', isRequired: true, maxLength: 40 },
  instituteName: { kind: 'text', isRequired: true, minLength: 2, maxLength: 200, autocomplete: 'organization' },
  domain: { kind: 'choice', isRequired: true, maxLength: 100 },
  mode: { kind: 'choice', isRequired: true, maxLength: 20 },
  courseLength: { kind: 'choice', isRequired: true, maxLength: 20 },
  // Stored as typed, neither validated nor applied (specification, section 5).
  discountCode: { kind: 'text', isRequired: false, maxLength: 100, autocomplete: 'off' },
  // The internship track or the batch whose link was pressed. The wizard shows it, but nobody types it.
  interest: { kind: 'text', isRequired: false, maxLength: 100 },
} satisfies Rules;

/** The fields of each step. */
const internshipSteps = [
  ['name', 'email', 'whatsapp', guardian],
  ['instituteId', 'courseYear', 'instituteName'],
  ['domain', 'mode', 'courseLength', 'discountCode'],
];

/** Specification, section 3: the placement form has the course length too, but optional and never shown. */
const placementRules: Rules = { ...rules, courseLength: { kind: 'text', isRequired: false, maxLength: 20 } };
const placementSteps = internshipSteps.map((names) => names.filter((name) => name !== 'courseLength'));

const labelsOf = (options: readonly { readonly label: string }[]) => options.map(({ label }) => label);
const namesOf = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name);

/** The registration for an internship, in steps. */
export function internshipRegistrationFormIn(language: string) {
  const { formMessages, internshipRegistration: page } = contentIn(language);
  return registrationFormIn(language, {
    id: 'internship-registration',
    page,
    rules,
    steps: internshipSteps,
    domainMessage: formMessages.registration.internshipDomain,
    choices: {
      domain: choicesOf(labelsOf(internshipRegistration.domains), labelsOf(page.domains)),
      courseLength: choicesOf(labelsOf(internshipRegistration.durations), labelsOf(page.durations)),
    },
  });
}

/** The registration for a course of the IT Academy, in steps. */
export function placementRegistrationFormIn(language: string) {
  const content = contentIn(language);
  return registrationFormIn(language, {
    id: 'placement-training-registration',
    page: content.placementRegistration,
    rules: placementRules,
    steps: placementSteps,
    domainMessage: content.formMessages.registration.trainingDomain,
    choices: { domain: choicesOf(namesOf(courses), namesOf(content.courses)) },
  });
}

interface Registration {
  readonly id: FormId;
  readonly page: Content['internshipRegistration'] | Content['placementRegistration'];
  readonly rules: Rules;
  /** The names of the fields of each step. */
  readonly steps: readonly (readonly string[])[];
  /** The error of the program. */
  readonly domainMessage: string;
  /** The options of fields, by name. */
  readonly choices: Readonly<Record<string, Pick<ValueField, 'options' | 'optionLabels'>>>;
}

/** The texts of the questions are in `content/registration/`; the tests of both forms fail when one changes without a new version. */
function registrationFormIn(language: string, { id, page, rules, steps, ...registration }: Registration) {
  const { formMessages, registrationWords: words, internshipRegistration: internship } = contentIn(language);
  const labels: Readonly<Record<string, { readonly label: string }>> = {
    ...words.questions,
    ...internship.questions,
    ...page.questions,
    interest: { label: words.interest },
  };
  const messages: Readonly<Record<string, string>> = {
    ...formMessages.registration,
    domain: registration.domainMessage,
  };
  const choices: Registration['choices'] = {
    ...registration.choices,
    courseYear: choicesOf(registrationWords.courseYears, words.courseYears),
    mode: choicesOf(
      registrationWords.modes.map(({ value }) => value),
      labelsOf(words.modes),
    ),
  };
  return {
    ...commonIn(language),
    id,
    version: 3,
    subject: 'domain',
    guardian,
    fields: Object.entries(rules).map(([name, rule]) => ({
      ...rule,
      name,
      label: labels[name]?.label ?? name,
      ...(rule.isRequired && { message: messages[name] }),
      ...choices[name],
    })),
    steps: page.steps.map((step, index) => ({ ...step, fields: steps[index] ?? [] })),
  } satisfies SteppedForm;
}

export const internshipRegistrationForm = internshipRegistrationFormIn(originalLanguage);

export const placementRegistrationForm = placementRegistrationFormIn(originalLanguage);
