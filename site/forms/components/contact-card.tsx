import { Fact } from '#ui/components/fact.tsx';
import { SpriteIcon } from '#ui/components/icon/sprite-icon.tsx';
import type { SpriteIconName } from '#ui/components/icon/sprite-icons.ts';
import { useContent } from '../../layout/current-page.ts';

interface Row {
  readonly icon: SpriteIconName;
  readonly label: string;
  readonly text: string;
  readonly href?: string;
  /** Only screen readers announce it, after the text. */
  readonly context?: string;
}

/** Our opening hours, contact details and response time. @param level of the heading */
export function ContactCard({ level }: { level: 2 | 3 }) {
  const { card } = useContent().home.contact;
  const Heading = `h${level}` as const;
  const rows: readonly Row[] = [
    { icon: 'clock', ...card.hours },
    { icon: 'handset', ...card.phone },
    { icon: 'bubble', ...card.whatsapp },
    { icon: 'envelope', ...card.email },
    { icon: 'pin', ...card.address },
  ];
  return (
    <aside className="contact-card inverse hue-madder stack" aria-labelledby="contact-card-heading">
      <Heading className="list-heading" id="contact-card-heading">
        {card.heading}
      </Heading>
      <p className="contact-response">{card.response}</p>
      <p className="contact-response-note">{card.responseNote}</p>
      <dl className="facts">
        {rows.map(({ icon, label, text, href, context }) => (
          <Fact key={label} label={label} icon={<SpriteIcon name={icon} />}>
            {href ? (
              <a href={href}>
                {text}
                {context ? <span className="visually-hidden"> {context}</span> : null}
              </a>
            ) : (
              text
            )}
          </Fact>
        ))}
      </dl>
    </aside>
  );
}
