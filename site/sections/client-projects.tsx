import { fill, ourWork, services, technologies } from '#content';
import { ArrowLink } from '#ui/components/button/arrow-link.tsx';
import { Section } from '#ui/components/section/section.tsx';

const { anchor, heading, matchingHeading, intro, priceNote, groups, filter, listLink, tenderLink } =
  ourWork.clientProjects;

/** The projects of all technology pages, each with the address of its description. */
const projects = technologies.flatMap((technology) =>
  technology.page.sections
    .flatMap((section) => (section.kind === 'projects' ? section.projects : []))
    .map(({ id, ...project }) => ({ ...project, href: `${technology.href}#${id}` })),
);

type Project = (typeof projects)[number];
type FilterOption = (typeof byClient)[number];

const byClient = Object.entries(groups).map(([kind, label]) => ({
  value: kind,
  label,
  projects: projects.filter(({ client }) => client === kind),
}));

const byService = services
  .map(({ slug, title }) => ({
    value: slug,
    label: title,
    projects: projects.filter(({ service }) => service === slug),
  }))
  .filter((option) => option.projects.length > 0);

/** All client projects, grouped by kind of client. The visitor can choose one kind or one service. */
export function ClientProjects() {
  const all = { value: 'all', label: filter.all, projects };
  return (
    <Section id={anchor} heading={heading} lead={`${intro} ${priceNote}`}>
      {/* CSS hides what the chosen radio button excludes, without a script. */}
      <fieldset className="project-filter stack">
        <legend className="visually-hidden">{filter.legend}</legend>
        <FilterRow label={filter.byClient} options={[all, ...byClient]} />
        <FilterRow label={filter.byService} options={byService} />
      </fieldset>
      <div className="client-groups">
        {byClient.map((group) => (
          <div key={group.value} className="filtered">
            <h3>{group.label}</h3>
            <ProjectList projects={group.projects} labelOf={serviceOf} />
          </div>
        ))}
      </div>
      <ArrowLink href={tenderLink.href}>{tenderLink.label}</ArrowLink>
    </Section>
  );
}

/** Radio buttons, each with its number of projects. The rows are one choice. */
function FilterRow({ label, options }: { label: string; options: readonly FilterOption[] }) {
  return (
    <div>
      <p className="list-heading">{label}</p>
      <div className="row">
        {options.map((option) => (
          <label key={option.value} className="radio-button">
            <input type="radio" name="projects" value={option.value} defaultChecked={option.value === 'all'} />
            {fill(filter.option, { label: option.label, count: option.projects.length })}
          </label>
        ))}
      </div>
    </div>
  );
}

/**
 * The client projects of one option of the filter; nothing if there are none.
 * @param value the slug of a service, or a kind of client
 */
export function MatchingProjects({ value }: { value: string }) {
  const option = [...byClient, ...byService].find((item) => item.value === value);
  if (!option) return null;
  const labelOf = byService.includes(option) ? clientOf : serviceOf;
  return (
    <Section id={anchor} heading={fill(matchingHeading, { label: option.label })} lead={priceNote} hasSideHeading>
      <div className="stack">
        <ProjectList projects={option.projects} labelOf={labelOf} />
        <ArrowLink href={`${ourWork.href}#${anchor}`}>{listLink}</ArrowLink>
      </div>
    </Section>
  );
}

/** @param labelOf what the line below the title begins with */
function ProjectList({ projects, labelOf }: { projects: readonly Project[]; labelOf: (project: Project) => string }) {
  return (
    <ul>
      {projects.map((project) => (
        <li key={project.href} className={`filtered ${project.client} ${project.service}`}>
          <a className="client-project" href={project.href}>
            <span>{project.title}</span> <span className="fine-print">{`${labelOf(project)}, ${project.scope}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const clientOf = ({ client }: Project) => groups[client];

const serviceOf = ({ service }: Project) => services.find(({ slug }) => slug === service)?.title ?? '';
