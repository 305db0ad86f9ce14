import { defineForm } from './define.ts';

const label = 'Newsletter e-mail';

/** The e-mail field of the footer. Specification, section 5: no validation in the browser. */
export const newsletterForm = defineForm({
  id: 'newsletter',
  version: 1,
  fields: [{ name: 'email', label, kind: 'email', isRequired: true, maxLength: 254, autocomplete: 'email' }],
});
