import { home } from '#content';
import { Section } from '#ui/parts/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { ContactForm } from '../../sending/contact-form.tsx';

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
    </Section>
  );
}

interface Row {
  readonly label: string;
  readonly text: string;
  readonly href?: string;
  /** Read out after the text. */
  readonly about?: string;
}

/** Every other way to reach us, and how soon we answer. @param level of its heading */
export function ContactCard({ level }: { level: 2 | 3 }) {
  const { card } = home.contact;
  const Heading = `h${level}` as const;
  const rows: readonly Row[] = [card.hours, card.phone, card.whatsapp, card.email, card.address];
  return (
    <aside className="contact-card inverse" aria-labelledby="contact-card-heading">
      <Cloth seed="contact" hue="madder" rows={18} unit={5} />
      <div className="contact-card-body">
        <Heading id="contact-card-heading">{card.heading}</Heading>
        <p className="contact-response">{card.response}</p>
        <p className="contact-response-note">{card.responseNote}</p>
        <dl className="facts">
          {rows.map(({ label, text, href, about }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {href ? (
                  <a href={href}>
                    {text}
                    {about ? <span className="visually-hidden"> {about}</span> : null}
                  </a>
                ) : (
                  text
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}
