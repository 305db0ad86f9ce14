import { home } from '#content';
import { Section } from '#ui/parts/section.tsx';
import { BuyerLinks } from '../../frame/buyer-links.tsx';
import { ContactCard } from '../../sending/contact-card.tsx';
import { ContactForm } from '../../sending/lead-forms.tsx';

/** Where a project starts: the form, and every other way to reach us. */
export function Contact() {
  const words = home.contact;
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro} className="contact">
      <div className="contact-inner">
        <div className="contact-panel">
          <h3 className="visually-hidden">{words.form.heading}</h3>
          <ContactForm />
        </div>
        <ContactCard level={3} />
      </div>
      <BuyerLinks />
    </Section>
  );
}
