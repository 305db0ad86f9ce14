import type { BandOf } from '#content';
import { Badges } from '#ui/parts/badge.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Section } from '#ui/parts/section.tsx';

/** Featured projects, on cards. */
export function ProjectsBand({ band }: { band: BandOf<'projects'> }) {
  return (
    <Section id={band.id} heading={band.heading} lead={band.intro}>
      <div className="cards">
        {band.projects.map((project) => (
          <Card key={project.title}>
            <h3>{project.title}</h3>
            <p className="card-text soft">{project.description}</p>
            <Badges of={project.technologies} />
          </Card>
        ))}
      </div>
    </Section>
  );
}
