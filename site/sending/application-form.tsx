import { careers, type Position } from '#content';
import { applicationForm } from '#forms/application.ts';
import type { Refused } from '#forms/reply.ts';
import type { FieldWords } from './form-field.tsx';
import { LeadForm } from './lead-form.tsx';

const { form: words, stored } = careers.application;
const [position] = applicationForm.fields;

/** @param refused what the server said of the last send, where the page is the answer to it */
export function ApplicationForm({ position: { slug, title }, refused }: { position: Position; refused?: Refused }) {
  const fields: Readonly<Record<string, FieldWords>> = words.fields;
  const chooseAgain = { ...fields.resume, hint: words.chooseAgain };
  return (
    <LeadForm
      form={applicationForm}
      words={refused ? { ...words, fields: { ...fields, resume: chooseAgain } } : words}
      stored={stored}
      about={{ [position.name]: slug }}
      // Before the file, as every answer: of a form that is too large, the server reads no more than its beginning.
      fixed={{ [position.name]: title }}
      refused={refused}
    />
  );
}
