import type { BandOf } from '#content';
import { Badges } from '#ui/parts/badge.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Section } from '#ui/parts/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import type { Hue } from '#ui/weave/hue.ts';

/** Featured projects, each under a cloth of its own. */
export function ProjectsBand({ band, hue }: { band: BandOf<'projects'>; hue: Hue }) {
  return (
    <Section id={band.id} heading={band.heading} lead={band.intro}>
      <div className="cards">
        {band.projects.map((project) => (
          <Card key={project.title} head={<Cloth seed={project.title} hue={hue} rows={9} unit={5} weave="plain" />}>
            <h3>{project.title}</h3>
            <p className="card-text">{project.description}</p>
            <Badges of={project.technologies} />
          </Card>
        ))}
      </div>
    </Section>
  );
}
