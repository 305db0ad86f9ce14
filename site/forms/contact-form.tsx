import { home } from '#content';
import { contactForm } from '#forms/contact.ts';
import type { Refused } from '#forms/reply.ts';
import { Button } from '#ui/parts/button.tsx';
import { type FieldWords, FormField } from './form-field.tsx';
import { SendForm } from './send-form.tsx';

const words = home.contact.form;
const fieldWords: Readonly<Record<string, FieldWords>> = words.fields;

/** @param refused what the server said of the last send, where the page is the answer to it: every answer is given back */
export function ContactForm({ refused }: { refused?: Refused }) {
  return (
    <SendForm form={contactForm} submitting={words.submitting} className="contact-form">
      {contactForm.fields.map((field) => (
        <FormField
          key={field.name}
          formId={contactForm.id}
          field={field}
          words={fieldWords[field.name]}
          refused={refused}
        />
      ))}
      <p className="contact-privacy">
        {words.privacy} <a href={words.privacyLink.href}>{words.privacyLink.label}</a>
      </p>
      <Button look="accent" type="submit">
        {words.submit}
      </Button>
    </SendForm>
  );
}
