import { home } from '#content';
import { Fact } from '#ui/parts/fact.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';

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
        <Heading className="list-heading" id="contact-card-heading">
          {card.heading}
        </Heading>
        <p className="contact-response">{card.response}</p>
        <p className="contact-response-note">{card.responseNote}</p>
        <dl className="facts">
          {rows.map(({ label, text, href, about }) => (
            <Fact key={label} label={label}>
              {href ? (
                <a href={href}>
                  {text}
                  {about ? <span className="visually-hidden"> {about}</span> : null}
                </a>
              ) : (
                text
              )}
            </Fact>
          ))}
        </dl>
      </div>
    </aside>
  );
}
