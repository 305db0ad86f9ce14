import { internshipRegistration } from '#content';
import { defineSteppedForm } from './define.ts';
import { academicFields, discountCodeField, modeField, namesOf, personalFields } from './registration-fields.ts';

const { steps, domain, domains, duration, durations } = internshipRegistration;
const [personal, academic, preferences] = steps;

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
      message: 'Please select an internship domain',
      options: domains.map(({ label }) => label),
    },
    modeField,
    {
      name: 'courseLength',
      label: duration.label,
      kind: 'choice',
      isRequired: true,
      maxLength: 20,
      message: 'Please select a program duration',
      options: durations.map(({ label }) => label),
    },
    discountCodeField,
  ],
  steps: [
    { ...personal, fields: namesOf(personalFields) },
    { ...academic, fields: namesOf(academicFields) },
    { ...preferences, fields: ['domain', 'mode', 'courseLength', 'discountCode'] },
  ],
});
