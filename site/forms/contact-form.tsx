import { home, siteText } from '#content';
import { contactForm } from '#forms/contact.ts';
import type { Field } from '#forms/define.ts';
import type { Refused } from '#forms/reply.ts';
import { Button } from '#ui/parts/button.tsx';
import { ChoiceField, type FieldProps, ParagraphField, TextField } from '#ui/parts/field.tsx';
import { SendForm } from './send-form.tsx';

const words = home.contact.form;

/** @param refused what the server said of the last send, where the page is the answer to it: every answer is given back */
export function ContactForm({ refused }: { refused?: Refused }) {
  return (
    <SendForm form={contactForm} submitting={words.submitting} className="contact-form">
      {contactForm.fields.map((field) => (
        <ContactField key={field.name} field={field} refused={refused} />
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

function ContactField({ field, refused }: { field: Field; refused: Refused | undefined }) {
  const placeholders: Readonly<Record<string, { readonly placeholder?: string }>> = words.fields;
  const props: FieldProps = {
    id: `contact-${field.name}`,
    name: field.name,
    label: field.label,
    note: field.isRequired ? undefined : siteText.form.optional,
    placeholder: placeholders[field.name]?.placeholder,
    isRequired: field.isRequired,
    autoComplete: field.autocomplete,
    defaultValue: refused?.typed?.[field.name],
    error: refused?.field === field.name ? refused.message : undefined,
  };
  switch (field.kind) {
    case 'paragraph':
      return <ParagraphField {...props} rows={field.rows} />;
    case 'choice':
      return <ChoiceField {...props} options={field.options ?? []} />;
    default:
      return <TextField {...props} type={field.kind} />;
  }
}
