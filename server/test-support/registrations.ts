import { courses } from '#content';
import type { SteppedForm, ValueField } from '#forms/define.ts';
import { internshipRegistrationForm, placementRegistrationForm } from '#forms/registrations.ts';

/** Part of every text answer, so that a test can search for it where no answers may be. */
export const secret = 'uniquetestwords';

const common = {
  name: `Bina ${secret}`,
  email: `${secret}@example.com`,
  whatsapp: '+91 98123 45670',
  instituteId: `22-${secret}`,
  courseYear: '3rd Year',
  instituteName: `Institute of ${secret}`,
};

/** Both registrations, each with valid answers. */
export const registrations = [
  {
    id: internshipRegistrationForm.id,
    form: internshipRegistrationForm,
    complete: answersTo(internshipRegistrationForm, {
      domain: 'IoT Development',
      mode: 'offline',
      courseLength: '4 Weeks',
    }),
    domainMessage: 'Please select an internship domain',
    domainLabel: 'Internship Domain',
  },
  {
    id: placementRegistrationForm.id,
    form: placementRegistrationForm,
    complete: answersTo(placementRegistrationForm, { domain: courses[0]?.name ?? '', mode: 'online' }),
    domainMessage: 'Please select a training domain',
    domainLabel: 'Training Program',
  },
] as const;

/** Valid answers, including those to questions that a later version of the form adds. */
function answersTo<Own extends Readonly<Record<string, string>>>({ fields }: SteppedForm, own: Own) {
  const further = fields.filter(({ name, isRequired }) => isRequired && !(name in common) && !(name in own));
  return { ...common, ...own, ...Object.fromEntries(further.map((field) => [field.name, validAnswer(field)])) };
}

function validAnswer({ kind, options: [first = ''] = [] }: ValueField): string {
  const { email, whatsapp: tel } = common;
  return { text: 'Yes', paragraph: 'Yes', email, tel, url: 'example.com', choice: first }[kind];
}

/** @param change value by name; null leaves the name out of the post */
export function changed(
  complete: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const pairs = Object.entries({ ...complete, ...change });
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== null));
}
