import { type BandOf, siteText } from '#content';
import { ArrowLink } from '#ui/parts/arrow-link.tsx';
import { Section } from '#ui/parts/section.tsx';
import { SignIcon } from '#ui/parts/sign-icon.tsx';
import { Screen } from '../illustrations/illustration.tsx';

/** What we do: a title, a few lines, and what it comes with; a picture above them where it explains more. */
export function OfferingsBand({ band }: { band: BandOf<'offerings'> }) {
  return (
    <Section id={band.id} heading={band.heading} lead={band.intro}>
      <ul className="offerings">
        {band.items.map((item) => (
          <li key={item.title} className="entry offering">
            {item.picture ? (
              <div className="offering-picture">
                <Screen name={item.picture.screen} alt={item.picture.alt} />
              </div>
            ) : null}
            {item.sign ? <SignIcon name={item.sign} size={64} /> : null}
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            {item.points ? (
              <ul className="points">
                {item.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
            {item.idealFor ? (
              <p className="offering-ideal">
                <strong>{siteText.bands.idealFor}</strong> {item.idealFor}
              </p>
            ) : null}
            {item.link ? <ArrowLink href={item.link.href}>{item.link.label}</ArrowLink> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
