import { defineForm } from './define.ts';

/** On the privacy notice: has links to withdraw sent to an address, for whoever got no email or lost it. */
export const withdrawalForm = defineForm({
  id: 'withdrawal',
  version: 1,
  fields: [
    { name: 'email', label: 'Email Address', kind: 'email', isRequired: true, maxLength: 254, autocomplete: 'email' },
  ],
});
