import { fill, ourWork, type Sector, services, technologies } from '#content';
import { ArrowLink } from '#ui/components/button/arrow-link.tsx';
import { Section } from '#ui/components/section/section.tsx';

const { anchor, heading, matchingHeading, intro, priceNote, groups, listLink, tenderLink } = ourWork.clientProjects;

/** The projects of all technology pages, each with the address of its description. */
const projects = technologies.flatMap((technology) =>
  technology.page.sections
    .flatMap((section) => (section.kind === 'projects' ? section.projects : []))
    .map(({ id, ...project }) => ({ ...project, href: `${technology.href}#${id}` })),
);

type Project = (typeof projects)[number];

/** All client projects, grouped by kind of client. */
export function ClientProjects() {
  return (
    <Section id={anchor} heading={heading} lead={`${intro} ${priceNote}`}>
      <div className="client-groups">
        {Object.entries(groups).map(([kind, label]) => (
          <div key={kind}>
            <h3>{label}</h3>
            <ProjectList projects={projects.filter(({ client }) => client === kind)} labelOf={serviceOf} />
          </div>
        ))}
      </div>
      <ArrowLink href={tenderLink.href}>{tenderLink.label}</ArrowLink>
    </Section>
  );
}

/** The client projects of a service, each with its kind of client. Nothing if there are none. */
export function ProjectsOfService({ slug, title }: { slug: string; title: string }) {
  const matching = projects.filter(({ service }) => service === slug);
  return <MatchingProjects label={title} projects={matching} labelOf={({ client }) => groups[client]} />;
}

/** The projects for a kind of client, each with its service. */
export function ProjectsForClient({ kind }: { kind: NonNullable<Sector['client']> }) {
  const matching = projects.filter(({ client }) => client === kind);
  return <MatchingProjects label={groups[kind]} projects={matching} labelOf={serviceOf} />;
}

interface ListedProjects {
  readonly projects: readonly Project[];
  /** What the line below the title begins with. */
  readonly labelOf: (project: Project) => string;
}

function MatchingProjects({ label, ...list }: ListedProjects & { label: string }) {
  if (list.projects.length === 0) return null;
  return (
    <Section id={anchor} heading={fill(matchingHeading, { label })} lead={priceNote} hasSideHeading>
      <div className="stack">
        <ProjectList {...list} />
        <ArrowLink href={`${ourWork.href}#${anchor}`}>{listLink}</ArrowLink>
      </div>
    </Section>
  );
}

function ProjectList({ projects, labelOf }: ListedProjects) {
  return (
    <ul>
      {projects.map((project) => (
        <li key={project.href}>
          <a className="client-project" href={project.href}>
            <span>{project.title}</span> <span className="fine-print">{`${labelOf(project)}, ${project.scope}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const serviceOf = ({ service }: Project) => services.find(({ slug }) => slug === service)?.title ?? '';
