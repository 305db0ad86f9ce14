import { home } from '#content';
import { Section } from '#ui/parts/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { ContactForm } from '../forms/contact-form.tsx';

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
        <ContactCard />
      </div>
    </Section>
  );
}

function ContactCard() {
  const { card } = home.contact;
  return (
    <aside className="contact-card inverse" aria-labelledby="contact-card-heading">
      <Cloth seed="contact" hue="madder" rows={18} unit={5} />
      <div className="contact-card-body">
        <h3 id="contact-card-heading">{card.heading}</h3>
        <p className="contact-response">{card.response}</p>
        <dl className="facts">
          {[card.hours, card.phone, card.whatsapp, card.email, card.address].map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd>{'href' in row ? <a href={String(row.href)}>{row.text}</a> : row.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}
