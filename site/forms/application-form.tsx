import { careers, type Position } from '#content';
import { applicationForm } from '#forms/application.ts';
import type { Refused } from '#forms/reply.ts';
import { Button } from '#ui/parts/button.tsx';
import { type FieldWords, FormField } from './form-field.tsx';
import { SendForm } from './send-form.tsx';

const { form: words, stored } = careers.application;
const fieldWords: Readonly<Record<string, FieldWords>> = words.fields;
const [position, ...questions] = applicationForm.fields;

/** @param refused what the server said of the last send, where the page is the answer to it: every answer but the file is given back */
export function ApplicationForm({ position: { slug }, refused }: { position: Position; refused?: Refused }) {
  return (
    <SendForm
      form={applicationForm}
      stored={stored}
      submitting={words.submitting}
      progress={words.progress}
      className="contact-form application-form"
    >
      {/* Before the file, as every answer: of a form that is too large, the server reads no more than its beginning. */}
      <input type="hidden" className="field-input" name={position.name} value={slug} data-label={position.label} />
      {questions.map((field) => (
        <FormField
          key={field.name}
          formId={applicationForm.id}
          field={field}
          words={
            refused && field.kind === 'file'
              ? { ...fieldWords[field.name], hint: words.chooseAgain }
              : fieldWords[field.name]
          }
          refused={refused}
        />
      ))}
      <p className="contact-privacy">
        {words.privacy} <a href={words.privacyLink.href}>{words.privacyLink.label}</a>
      </p>
      <div className="application-send">
        <Button look="accent" type="submit">
          {words.submit}
        </Button>
        <output className="application-progress" data-progress="" />
      </div>
    </SendForm>
  );
}
