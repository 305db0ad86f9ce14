import type { BandOf } from '#content';
import { Section } from '#ui/parts/section.tsx';

/** Short things of equal rank, set to be scanned. */
export function ListBand({ band }: { band: BandOf<'list'> }) {
  return (
    <Section id={band.id} heading={band.heading} lead={band.intro} className="sunk">
      <ul className="scan-list">
        {band.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
