import { defineForm } from './define.ts';

/** The contact form of the home page. Specification, section 5: the browser's own validation, no custom messages. */
export const contactForm = defineForm({
  id: 'contact',
  version: 1,
  fields: [
    { name: 'name', label: 'Full Name', kind: 'text', isRequired: true, maxLength: 200, autocomplete: 'name' },
    { name: 'email', label: 'Email Address', kind: 'email', isRequired: true, maxLength: 254, autocomplete: 'email' },
    {
      name: 'company',
      label: 'Company',
      kind: 'text',
      isRequired: false,
      maxLength: 200,
      autocomplete: 'organization',
    },
    {
      name: 'project',
      label: 'Project Type',
      kind: 'choice',
      isRequired: false,
      maxLength: 100,
      options: ['Custom Software Development'],
    },
    { name: 'message', label: 'Project Details', kind: 'paragraph', isRequired: true, maxLength: 5000, rows: 5 },
  ],
});
