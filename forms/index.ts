import { applicationForm } from './application.ts';
import { contactForm } from './contact.ts';
import { courseQuestionForm } from './course-question.ts';
import type { Form } from './define.ts';
import type { FormId } from './form-ids.ts';
import { newsletterForm } from './newsletter.ts';
import { internshipRegistrationForm, placementRegistrationForm } from './registrations.ts';
import { withdrawalForm } from './withdrawal.ts';

/** All forms by id. A post to any other id gets a 404. */
export const forms: ReadonlyMap<string, Form> = new Map<string, Form>(
  (
    [
      contactForm,
      newsletterForm,
      applicationForm,
      courseQuestionForm,
      internshipRegistrationForm,
      placementRegistrationForm,
      withdrawalForm,
    ] satisfies readonly (Form & { readonly id: FormId })[]
  ).map((form) => [form.id, form]),
);
