import { ourWork, technologies } from '#content';
import { Section } from '#ui/components/section/section.tsx';

/** The projects of all technology pages, each with the address of its description. */
const projects = technologies.flatMap((technology) =>
  technology.page.sections
    .flatMap((section) => (section.kind === 'projects' ? section.projects : []))
    .map(({ id, title, client, scope }) => ({
      href: `${technology.href}#${id}`,
      title,
      client,
      scope,
      technology: technology.title,
    })),
);

const groups = Object.entries(ourWork.clientProjects.groups).map(([kind, heading]) => ({
  heading,
  projects: projects.filter(({ client }) => client === kind),
}));

/** The client projects, grouped by kind of client. */
export function ClientProjects() {
  const { anchor, heading, intro } = ourWork.clientProjects;
  return (
    <Section id={anchor} heading={heading} lead={intro}>
      <div className="client-groups">
        {groups.map((group) => (
          <div key={group.heading}>
            <h3>{group.heading}</h3>
            <ul>
              {group.projects.map(({ href, title, technology, scope }) => (
                <li key={href}>
                  <a className="client-project" href={href}>
                    <span>{title}</span> <span className="fine-print">{`${technology}, ${scope}`}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
