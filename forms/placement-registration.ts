import { courses, placementRegistration } from '#content';
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

const { steps, questions } = placementRegistration;

/** The registration for a course of the IT Academy, in three steps. */
export const placementRegistrationForm = defineSteppedForm({
  id: 'placement-training-registration',
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
      message: registrationFaults.trainingDomain,
      options: courses.map(({ name }) => name),
    },
    modeField,
    // Specification, section 3: carried, never shown, not needed.
    { name: 'courseLength', label: 'Program Duration', kind: 'text', isRequired: false, maxLength: 20 },
    discountCodeField,
  ],
  steps: stepsOf(steps, [namesOf(personalFields), namesOf(academicFields), ['domain', 'mode', 'discountCode']]),
});
