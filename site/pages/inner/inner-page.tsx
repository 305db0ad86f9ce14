import {
  allServices,
  contactAbout,
  contracting,
  fill,
  type InnerPage as InnerPageContent,
  inRupees,
  navigation,
  ourWork,
  type Product,
  products,
  type SiteLink,
  services,
  siteText,
  technologies,
} from '#content';
import { ButtonLink } from '#ui/components/button/button.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Picture, Screen } from '../../illustrations/illustration.tsx';
import { CallToAction, type Siblings, siblingsOf } from '../../layout/call-to-action/call-to-action.tsx';
import { BuyerLinks } from '../../layout/links/buyer-links.tsx';
import { findEntry, useEntry } from '../../layout/page-entry.ts';
import { PageHead } from '../../layout/page-head/page-head.tsx';
import { metaOf } from '../../layout/page-meta.ts';
import { MatchingProjects } from '../../sections/client-projects.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { productData } from '../../structured-data.ts';

/** The content of a page is in `content/`. */
interface InnerPage {
  readonly kind: 'service' | 'product' | 'technology';
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly hue: Hue;
  readonly page: InnerPageContent;
  /** Project type to preselect in the contact form, if the form has it. */
  readonly project: string;
  readonly parent: SiteLink;
  readonly siblings: Siblings | undefined;
  readonly data?: object;
}

const technologiesLink = {
  label: navigation.footer.technologies.heading,
  href: `${ourWork.href}#${ourWork.technologies.anchor}`,
};

const innerPages: readonly InnerPage[] = [
  ...allServices.map((service) => ({
    ...service,
    kind: 'service' as const,
    project: service.title,
    parent: navigation.header.solutions,
    siblings: siblingsOf(services, service.href, ({ title }) => title),
  })),
  ...products.map((product) => ({
    ...product,
    kind: 'product' as const,
    title: product.name,
    project: ourWork.projects.projectType,
    parent: { label: ourWork.hero.breadcrumbs, href: ourWork.href },
    siblings: siblingsOf(products, product.href, ({ name }) => name),
    data: productData(product),
  })),
  ...technologies.map((technology) => ({
    ...technology,
    kind: 'technology' as const,
    project: technology.project ?? technology.title,
    parent: technologiesLink,
    siblings: siblingsOf(technologies, technology.href, ({ title }) => title),
  })),
];

export const meta = metaOf((_, path) => {
  const { page, ...entry } = findEntry(innerPages, path);
  return { ...entry, metadata: page.metadata };
});

export default function InnerPage() {
  const { kind, slug, href, title, hue, page, project, parent, siblings } = useEntry(innerPages);
  const isForSale = kind !== 'technology';
  const { hero, sections, callToAction } = page;
  const contact = contactAbout(project);
  return (
    <div className={hueClass(hue)}>
      <PageHead
        text={{ ...hero, heading: title, breadcrumbs: title }}
        ancestors={[parent]}
        note={usualPriceOf(isForSale ? href : services.find((service) => service.title === project)?.href, sections)}
        className={[hero.picture && 'page-hero-picture', kind === 'product' && 'page-hero-wide']
          .filter(Boolean)
          .join(' ')}
        media={
          hero.picture ? (
            <>
              <Cloth seed={`head ${title}`} rows={48} unit={6} isTiled />
              <HeroPicture picture={hero.picture} />
            </>
          ) : null
        }
      >
        {hero.actions.map((action, index) => (
          <Action key={action.label} action={action} contact={contact} isFirst={index === 0} />
        ))}
      </PageHead>
      {sections.map((section) => (
        <PageSection key={section.id} section={section} />
      ))}
      {kind === 'service' ? <MatchingProjects value={slug} /> : null}
      <CallToAction heading={callToAction.heading} text={callToAction.text} siblings={siblings}>
        <Action action={callToAction.action} contact={contact} isFirst />
      </CallToAction>
      {isForSale ? <BuyerLinks offeringHref={href} /> : null}
    </div>
  );
}

/**
 * The usual price of a kind of work, as a sentence. Undefined if a section of the page shows prices.
 * @param href address of the page about the work
 */
function usualPriceOf(href: string | undefined, sections: InnerPageContent['sections']): string | undefined {
  const work = contracting.prices.kinds.find((kind) => kind.href === href);
  if (!work || sections.some(({ kind }) => kind === 'sizes')) return undefined;
  const { fromInr, toInr, low, high } = work;
  return fill(siteText.sections.usualPrice, { from: inRupees(fromInr), to: inRupees(toInr), low, high });
}

function HeroPicture({ picture }: { picture: Product['page']['hero']['picture'] }) {
  const { screen, alt, sidePictures = [], states = undefined } = picture;
  const [left, right] = sidePictures;
  return (
    <>
      {states ? (
        // CSS (states.css) shows the chosen state, without a script.
        <fieldset className="state-choice row">
          <legend className="soft">
            {states.legend}
            <span className="visually-hidden"> {siteText.picture.choiceContext}</span>
          </legend>
          {[states.firstLabel, ...states.others.map(({ label }) => label)].map((label, i) => (
            <label key={label} className="radio-button">
              <input type="radio" name="state" value={i + 1} defaultChecked={i === 0} />
              {label}
            </label>
          ))}
        </fieldset>
      ) : null}
      <div className={left ? 'page-hero-screen page-hero-group' : 'page-hero-screen'}>
        {left ? <Screen name={left.screen} alt={left.alt} isEager /> : null}
        {states ? (
          <div>
            {[alt, ...states.others.map((other) => other.alt)].map((text, i) => (
              <Picture
                key={text}
                name={i === 0 ? screen : `${screen}-${i + 1}`}
                className={`state-${i + 1}`}
                alt={text}
                isEager={i === 0}
                isHidden={i > 0}
              />
            ))}
          </div>
        ) : (
          <Screen name={screen} alt={alt} isEager />
        )}
        {right ? <Screen name={right.screen} alt={right.alt} isEager /> : null}
      </div>
    </>
  );
}

/** A link to `href`, or to the contact form if the action has no address. Links to other sites open in a new tab. */
function Action({
  action: { label, href = undefined },
  contact,
  isFirst,
}: {
  action: InnerPageContent['callToAction']['action'];
  contact: string;
  isFirst: boolean;
}) {
  const isExternal = href && !href.startsWith('/');
  return (
    <ButtonLink
      variant={isFirst ? 'accent' : undefined}
      href={href ?? contact}
      {...(isExternal && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {isExternal ? <span className="visually-hidden"> {siteText.layout.opensInNewTab}</span> : null}
    </ButtonLink>
  );
}
