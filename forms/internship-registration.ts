import { internshipRegistration } from '#content';
import { defineSteppedForm } from './define.ts';
import { registrationFaults } from './messages.ts';
import {
  academicFields,
  discountCodeField,
  guardianField,
  labelOf,
  modeField,
  namesOf,
  personalFields,
  stepsOf,
} from './registration-fields.ts';

const { steps, questions, domains, durations } = internshipRegistration;

/** The registration for an internship, in three steps. */
export const internshipRegistrationForm = defineSteppedForm({
  id: 'internship-registration',
  version: 2,
  subject: 'domain',
  guardian: guardianField,
  fields: [
    ...personalFields,
    ...academicFields,
    {
      name: 'domain',
      label: labelOf(questions, 'domain'),
      kind: 'choice',
      isRequired: true,
      maxLength: 100,
      message: registrationFaults.internshipDomain,
      options: domains.map(({ label }) => label),
    },
    modeField,
    {
      name: 'courseLength',
      label: labelOf(questions, 'courseLength'),
      kind: 'choice',
      isRequired: true,
      maxLength: 20,
      message: registrationFaults.courseLength,
      options: durations.map(({ label }) => label),
    },
    discountCodeField,
  ],
  steps: stepsOf(steps, [
    namesOf(personalFields),
    namesOf(academicFields),
    ['domain', 'mode', 'courseLength', 'discountCode'],
  ]),
});
