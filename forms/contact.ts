import { home, projectTypes } from '#content';
import type { Form } from './define.ts';
import { common } from './languages.ts';

const { name, email, company, project, message } = home.contact.form.fields;

/**
 * The contact form of the home page. The browser validates it, with its own messages (specification, section 5).
 * The texts of its questions are in `content/home.ts`; `contact.test.ts` fails when one changes without a new version.
 */
export const contactForm = {
  ...common,
  id: 'contact',
  version: 1,
  subject: 'project',
  fields: [
    { name: 'name', label: name.label, kind: 'text', isRequired: true, maxLength: 200, autocomplete: 'name' },
    { name: 'email', label: email.label, kind: 'email', isRequired: true, maxLength: 254, autocomplete: 'email' },
    {
      name: 'company',
      label: company.label,
      kind: 'text',
      isRequired: false,
      maxLength: 200,
      autocomplete: 'organization',
    },
    { name: 'project', label: project.label, kind: 'choice', isRequired: false, maxLength: 100, options: projectTypes },
    { name: 'message', label: message.label, kind: 'paragraph', isRequired: true, maxLength: 5000, rows: 5 },
  ],
} as const satisfies Form;
