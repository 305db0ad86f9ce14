import type { ReactNode } from 'react';
import {
  ourWork,
  type PageSection as PageSectionContent,
  type PageSectionOf,
  sectors,
  services,
  siteText,
} from '#content';
import { Badges } from '#ui/components/badge.tsx';
import { ArrowLink } from '#ui/components/button/arrow-link.tsx';
import { Entries, List } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { Figure, Place, Screen } from '../illustrations/illustration.tsx';
import { Screens } from './screens.tsx';
import { Sizes } from './sizes.tsx';
import { Statistic, threadsOf } from './statistic.tsx';

/** A section of an inner page. */
export function PageSection({ section }: { section: PageSectionContent }) {
  if (section.kind === 'quote') return <Quote section={section} />;
  const className = isMain(section) ? 'inverse' : undefined;
  return (
    <Section
      id={section.id}
      heading={section.heading}
      lead={section.intro}
      className={className}
      hasSideHeading={section.kind === 'list' || section.kind === 'groups'}
    >
      {contentOf(section)}
    </Section>
  );
}

/** Whether a section is the main one of its page. It has pictures, and only it has a background. */
function isMain(section: PageSectionContent): boolean {
  if (section.kind === 'offerings') return section.items.some(({ picture }) => picture);
  return ['figure', 'screens', 'sizes'].includes(section.kind);
}

function contentOf(section: Exclude<PageSectionContent, PageSectionOf<'quote'>>): ReactNode {
  switch (section.kind) {
    case 'offerings':
      return <Offerings items={section.items} />;
    case 'features':
      return <Entries items={section.items} className="features stack" entryClass="entry thread-top" />;
    case 'list':
      return <List items={section.items} className="column-list" />;
    case 'groups':
      return <Groups groups={section.groups} />;
    case 'figure':
      return <FigureSteps section={section} />;
    case 'process':
      return (
        <Entries
          items={section.steps}
          isOrdered
          className={`knots process numbered process-of-${section.steps.length}`}
          entryClass="entry step"
        />
      );
    case 'sizes':
      return <Sizes section={section} />;
    case 'metrics':
      return <Metrics metrics={section.metrics} />;
    case 'projects':
      return <Projects projects={section.projects} />;
    case 'screens':
      return <Screens section={section} />;
  }
}

function Offerings({ items }: { items: PageSectionOf<'offerings'>['items'] }) {
  return (
    <ul className="offerings stack swipe">
      {items.map((item) => (
        <li key={item.title} className="entry offering">
          {item.picture ? (
            <div className="offering-picture">
              <Screen name={item.picture.screen} alt={item.picture.alt} />
            </div>
          ) : null}
          <h3>{item.title}</h3>
          <p>{item.text}</p>
          {item.points ? <List items={item.points} className="points" /> : null}
          {item.idealFor ? (
            <p className="offering-ideal">
              <strong>{siteText.sections.idealFor}</strong> {item.idealFor}
            </p>
          ) : null}
          {item.link ? <ArrowLink href={item.link.href}>{item.link.label}</ArrowLink> : null}
        </li>
      ))}
    </ul>
  );
}

function Groups({ groups }: { groups: PageSectionOf<'groups'>['groups'] }) {
  return (
    <div className="groups">
      {groups.map((group) => (
        <div key={group.title} className="lined group">
          <h3>{group.title}</h3>
          <div>
            {group.text ? <p className="soft">{group.text}</p> : null}
            <List items={group.items} className="word-list row" />
          </div>
        </div>
      ))}
    </div>
  );
}

function FigureSteps({ section }: { section: PageSectionOf<'figure'> }) {
  const { arrangement } = section;
  return (
    <div className={arrangement === 'above' ? 'figure stack' : `figure stack figure-${arrangement}`}>
      <div className="figure-drawing">
        <Figure name={section.figure} alt={section.alt} />
      </div>
      <Entries
        items={section.steps}
        isOrdered
        className={`figure-steps numbered swipe figure-steps-of-${section.steps.length}`}
        entryClass="entry figure-step thread-top"
      />
    </div>
  );
}

/** Key figures on a dark background. Either all of them have threads, or none. */
function Metrics({ metrics }: { metrics: PageSectionOf<'metrics'>['metrics'] }) {
  const hasDrawing = metrics.every(threadsOf);
  return (
    <>
      <dl className="metrics metrics-row">
        {metrics.map((metric) => (
          <Statistic key={metric.label} statistic={metric} hasDrawing={hasDrawing} />
        ))}
      </dl>
      {hasDrawing && metrics.some(({ change }) => change) ? (
        <p className="fine-print">{siteText.sections.beforeAndAfter}</p>
      ) : null}
    </>
  );
}

function Projects({ projects }: { projects: PageSectionOf<'projects'>['projects'] }) {
  return (
    <div className="stack">
      <div className="cards swipe">
        {projects.map((project) => (
          <article key={project.id} id={project.id} className="card">
            <div className="card-body">
              <h3>{project.title}</h3>
              <p className="fine-print">{project.scope}</p>
              <p className="card-text soft">{project.description}</p>
              <p className="fine-print project-links row">
                <ProjectLinks project={project} />
              </p>
              <Badges items={project.technologies} />
            </div>
          </article>
        ))}
      </div>
      <p className="fine-print">{ourWork.clientProjects.priceNote}</p>
      <ArrowLink href={`${ourWork.href}#${ourWork.clientProjects.anchor}`}>{ourWork.clientProjects.listLink}</ArrowLink>
    </div>
  );
}

/** The kind of client of a project, and its service. They link to the pages of the sector, if there is one, and of the service. */
function ProjectLinks({ project }: { project: PageSectionOf<'projects'>['projects'][number] }) {
  const client = ourWork.clientProjects.groups[project.client];
  const sector = sectors.find((item) => item.client === project.client);
  const service = services.find(({ slug }) => slug === project.service);
  return (
    <>
      {sector ? <a href={sector.href}>{client}</a> : <span>{client}</span>}
      {service ? <a href={service.href}>{service.title}</a> : null}
    </>
  );
}

function Quote({ section }: { section: PageSectionOf<'quote'> }) {
  return (
    <section id={section.id} className="quote-section" aria-labelledby={`${section.id}-heading`}>
      <figure className="wrap stack">
        <h2 className="visually-hidden" id={`${section.id}-heading`}>
          {section.heading}
        </h2>
        <blockquote className="big-quote">
          <p>{section.text}</p>
        </blockquote>
        <figcaption className="soft">{section.author}</figcaption>
        {section.picture ? <Place picture={section.picture} /> : null}
      </figure>
    </section>
  );
}
