import { careers, formMessages, positions } from '#content';
import type { Form } from './define.ts';
import { choicesOf, common } from './languages.ts';

const { position, name, email, phone, profile, message, resume } = careers.application.form.fields;

/**
 * The application for an open position. The texts of its questions are in `content/company/careers.ts`; `application.test.ts`
 * fails when one changes without a new version.
 */
export const applicationForm = {
  ...common,
  id: 'application',
  version: 1,
  subject: 'position',
  fields: [
    {
      // The stored options are slugs, because a title may change while a visitor fills in the form.
      name: 'position',
      label: position.label,
      kind: 'choice',
      isRequired: true,
      maxLength: 100,
      ...choicesOf(
        positions.map(({ slug }) => slug),
        positions.map(({ title }) => title),
      ),
      unlisted: formMessages.positionClosed,
    },
    { name: 'name', label: name.label, kind: 'text', isRequired: true, maxLength: 200, autocomplete: 'name' },
    { name: 'email', label: email.label, kind: 'email', isRequired: true, maxLength: 254, autocomplete: 'email' },
    { name: 'phone', label: phone.label, kind: 'tel', isRequired: true, maxLength: 40, autocomplete: 'tel' },
    { name: 'profile', label: profile.label, kind: 'url', isRequired: false, maxLength: 300, autocomplete: 'url' },
    { name: 'message', label: message.label, kind: 'paragraph', isRequired: false, maxLength: 5000, rows: 6 },
    {
      name: 'resume',
      label: resume.label,
      kind: 'file',
      isRequired: true,
      accept: 'application/pdf',
      maxBytes: 5 * 1024 * 1024,
    },
  ],
} as const satisfies Form;
