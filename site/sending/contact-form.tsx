import { home, siteText } from '#content';
import { contactForm } from '#forms/contact.ts';
import type { Refused } from '#forms/reply.ts';
import { LeadForm } from './lead-form.tsx';

/** @param refused what the server said of the last send, where the page is the answer to it */
export function ContactForm({ refused }: { refused?: Refused }) {
  return (
    <LeadForm
      form={contactForm}
      words={home.contact.form}
      stored={siteText.answers.contact.stored}
      // Specification, section 5.
      isCheckedByBrowser
      refused={refused}
    />
  );
}
