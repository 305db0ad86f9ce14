import type { Form } from './define.ts';
import { common } from './languages.ts';

const label = 'Newsletter e-mail';

/** The email field of the footer. It has no validation in the browser (specification, section 5). */
export const newsletterForm = {
  ...common,
  id: 'newsletter',
  version: 1,
  fields: [{ name: 'email', label, kind: 'email', isRequired: true, maxLength: 254, autocomplete: 'email' }],
} as const satisfies Form;
