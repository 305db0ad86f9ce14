import { defineForm } from './define.ts';
import { common } from './languages.ts';

/** On the privacy notice: sends withdrawal links to an address, for a person who has no email with a link. */
export const withdrawalForm = defineForm({
  ...common,
  id: 'withdrawal',
  version: 1,
  fields: [
    { name: 'email', label: 'Email Address', kind: 'email', isRequired: true, maxLength: 254, autocomplete: 'email' },
  ],
});
