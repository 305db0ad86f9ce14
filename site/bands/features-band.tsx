import type { BandOf } from '#content';
import { Section } from '#ui/parts/section.tsx';
import { SignIcon } from '#ui/parts/sign-icon.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';

/** What a product can do, each under its icon. */
export function FeaturesBand({ band, hue }: { band: BandOf<'features'>; hue: Hue }) {
  return (
    <Section id={band.id} heading={band.heading} lead={band.intro}>
      <ul className={`features ${hueClass(hue)}`}>
        {band.items.map((item) => (
          <li key={item.title} className="entry feature">
            <SignIcon name={item.sign} size={64} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
