import { internshipRegistration } from '#content';
import { defineSteppedForm } from './define.ts';
import { registrationFaults } from './messages.ts';
import {
  academicFields,
  discountCodeField,
  modeField,
  namesOf,
  personalFields,
  stepsOf,
} from './registration-fields.ts';

const { steps, domain, domains, duration, durations } = internshipRegistration;

/** The registration for an internship, in three steps. */
export const internshipRegistrationForm = defineSteppedForm({
  id: 'internship-registration',
  version: 1,
  fields: [
    ...personalFields,
    ...academicFields,
    {
      name: 'domain',
      label: domain.label,
      kind: 'choice',
      isRequired: true,
      maxLength: 100,
      message: registrationFaults.internshipDomain,
      options: domains.map(({ label }) => label),
    },
    modeField,
    {
      name: 'courseLength',
      label: duration.label,
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
