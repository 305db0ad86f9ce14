import type { BandOf } from '#content';
import { Section } from '#ui/parts/section.tsx';

/** Names in groups, a row each. */
export function GroupsBand({ band }: { band: BandOf<'groups'> }) {
  return (
    <Section id={band.id} heading={band.heading} lead={band.intro}>
      <div className="groups">
        {band.groups.map((group) => (
          <div key={group.title} className="lined group">
            <h3>{group.title}</h3>
            <div>
              {group.text ? <p>{group.text}</p> : null}
              <ul className="word-list row">
                {group.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
