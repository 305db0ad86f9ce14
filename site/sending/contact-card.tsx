import { home } from '#content';
import { Fact } from '#ui/parts/fact.tsx';
import { SignIcon } from '#ui/parts/sign-icon.tsx';
import type { SignName } from '#ui/parts/sign-icons.ts';

interface Row {
  readonly sign: SignName;
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
  const rows: readonly Row[] = [
    { sign: 'clock', ...card.hours },
    { sign: 'handset', ...card.phone },
    { sign: 'bubble', ...card.whatsapp },
    { sign: 'envelope', ...card.email },
    { sign: 'pin', ...card.address },
  ];
  return (
    <aside className="contact-card inverse hue-madder" aria-labelledby="contact-card-heading">
      <div className="contact-card-body">
        <Heading className="list-heading" id="contact-card-heading">
          {card.heading}
        </Heading>
        <p className="contact-response">{card.response}</p>
        <p className="contact-response-note">{card.responseNote}</p>
        <dl className="facts">
          {rows.map(({ sign, label, text, href, about }) => (
            <Fact key={label} label={label} mark={<SignIcon name={sign} />}>
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
