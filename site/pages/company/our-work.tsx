import { fill, ourWork, type Product, products, type Technology, technologies, technologyPartners } from '#content';
import sprite from '#generated/logos.svg?url';
import { ArrowLink } from '#ui/components/button/arrow-link.tsx';
import { ButtonLink } from '#ui/components/button/button.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { Screen } from '../../illustrations/illustration.tsx';
import { CallToAction } from '../../layout/call-to-action/call-to-action.tsx';
import { PageHead } from '../../layout/page-head/page-head.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { ClientProjects } from '../../sections/client-projects.tsx';

export const meta = () => pageMeta(ourWork.metadata, ourWork.href);

export default function OurWork() {
  const { hero, projects, clientProjects, technologies: technologySection, callToAction } = ourWork;
  return (
    <>
      <PageHead text={hero} className="work-hero">
        <ButtonLink href={`#${clientProjects.anchor}`}>{clientProjects.heading}</ButtonLink>
      </PageHead>
      <section id={projects.anchor} className="projects" aria-labelledby="projects-heading">
        <div className="wrap">
          <h2 className="visually-hidden" id="projects-heading">
            {projects.heading}
          </h2>
          <ul className="project-grid stack">
            {products.map((product) => (
              <li key={product.slug} id={product.slug}>
                <Project product={product} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <ClientProjects />
      <Section id={technologySection.anchor} heading={technologySection.heading} lead={technologySection.intro}>
        <ul className="technology-cards">
          {technologies.map((technology) => (
            <li key={technology.slug} className={hueClass(technology.hue)}>
              <TechnologyCard technology={technology} />
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction hue="madder" {...callToAction} />
    </>
  );
}

function Project({ product }: { product: Product }) {
  const { card, hue, name, slug, href, page } = product;
  const { picture = undefined } = page.hero;
  return (
    <article className={`project ${hueClass(hue)}`} aria-labelledby={`project-${slug}`}>
      <div className="project-media cloth-backdrop">
        <Cloth seed={name} rows={16} unit={6} isTiled />
        {picture ? (
          <div className="project-screen">
            <Screen name={picture.screen} alt={card.picture ?? picture.alt} isPreview />
          </div>
        ) : null}
      </div>
      <div className="project-body">
        <p className="badge project-category">{card.category}</p>
        <h3 id={`project-${slug}`}>{name}</h3>
        <p className="project-subtitle semibold">{card.subtitle}</p>
        <p className="project-text soft">{card.description}</p>
        <ArrowLink href={href}>{fill(ourWork.projects.detailsLink, { product: name })}</ArrowLink>
      </div>
    </article>
  );
}

/** The whole card is one link; its title and sentence are the link text. */
function TechnologyCard({ technology }: { technology: Technology }) {
  const { title, description, logos, href } = technology;
  return (
    <a className="panel technology-card" href={href}>
      <span className="technology-logos">
        {logos.map((name) => (
          <svg key={name} width="26" height="26" aria-hidden="true">
            <use href={`${sprite}#${logoOf(name)}`} />
          </svg>
        ))}
      </span>
      <h3>{title}</h3>
      <p className="soft">{description}</p>
    </a>
  );
}

const logoOf = (name: string) => technologyPartners.find((partner) => partner.name === name)?.logo.replace(':', '-');
