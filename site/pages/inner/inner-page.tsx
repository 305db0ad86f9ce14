import type { MetaDescriptor } from 'react-router';
import {
  allServices,
  contactAbout,
  type InnerPage as InnerPageContent,
  navigation,
  ourWork,
  type Product,
  products,
  type SiteLink,
  services,
  siteText,
  technologies,
} from '#content';
import { ButtonLink } from '#ui/parts/button.tsx';
import type { SpriteIconName } from '#ui/parts/sprite-icons.ts';
import { Cloth } from '#ui/weave/cloth.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Picture, Screen } from '../../illustrations/illustration.tsx';
import { CallToAction, type Siblings, siblingsOf } from '../../layout/call-to-action/call-to-action.tsx';
import { BuyerLinks } from '../../layout/links/buyer-links.tsx';
import { entryMeta, useEntry } from '../../layout/page-entry.ts';
import { PageHead, stripRows } from '../../layout/page-head/page-head.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { PageSection } from '../../sections/page-section.tsx';
import { productData } from '../../structured-data.ts';

/** The page of a service, a product or a technology. What it says stands in its file in `content/`. */
interface InnerPage {
  readonly href: string;
  readonly title: string;
  readonly hue: Hue;
  readonly page: InnerPageContent;
  /** What the contact form is prefilled with, where it is one of its answers. */
  readonly project: string;
  /** The page it is reached from. */
  readonly above: SiteLink;
  readonly siblings: Siblings | undefined;
  /** Beside its last words, where no neighbour stands there. */
  readonly icon?: SpriteIconName;
  /** The picture stands below the words, across the page. */
  readonly isWide?: boolean;
  /** It can be bought: what a buyer reads next stands at its end. */
  readonly isForSale?: boolean;
  readonly meta?: readonly MetaDescriptor[];
}

const technologiesLink = {
  label: navigation.footer.technologies.heading,
  href: `${ourWork.href}#${ourWork.technologies.anchor}`,
};

const innerPages: readonly InnerPage[] = [
  ...allServices.map((service) => ({
    ...service,
    project: service.title,
    above: navigation.header.solutions,
    siblings: siblingsOf(services, service.href, ({ title }) => title),
    isForSale: true,
  })),
  ...products.map((product) => ({
    ...product,
    title: product.name,
    project: ourWork.projects.projectType,
    above: { label: ourWork.hero.breadcrumbs, href: ourWork.href },
    siblings: siblingsOf(products, product.href, ({ name }) => name),
    isWide: true,
    isForSale: true,
    meta: [{ 'script:ld+json': productData(product) }],
  })),
  ...technologies.map((technology) => ({
    ...technology,
    project: technology.project ?? technology.title,
    above: technologiesLink,
    siblings: siblingsOf(technologies, technology.href, ({ title }) => title),
  })),
];

export const meta = entryMeta(innerPages, ({ page, href, meta = [] }) => [...pageMeta(page.metadata, href), ...meta]);

export default function InnerPage() {
  const { href, title, hue, page, project, above, siblings, icon, isWide, isForSale } = useEntry(innerPages);
  const { hero, sections, callToAction } = page;
  const contact = contactAbout(project);
  return (
    <div className={hueClass(hue)}>
      <PageHead
        text={{ ...hero, heading: title, breadcrumbs: title }}
        above={[above]}
        className={[hero.picture && 'page-hero-picture', isWide && 'page-hero-wide'].filter(Boolean).join(' ')}
        ground={
          <>
            <Cloth
              seed={`head ${title}`}
              hue={hue}
              rows={48}
              unit={6}
              edge={hero.picture ? undefined : stripRows}
              isTiled
              isDrawnIn
            />
            {hero.picture ? <HeroPicture picture={hero.picture} /> : null}
          </>
        }
      >
        {hero.actions.map((action, index) => (
          <Action key={action.label} action={action} contact={contact} isFirst={index === 0} />
        ))}
      </PageHead>
      {sections.map((section) => (
        <PageSection key={section.id} section={section} hue={hue} />
      ))}
      <CallToAction
        hue={hue}
        heading={callToAction.heading}
        text={callToAction.text}
        note={siteText.sections.callToAction}
        siblings={siblings}
        icon={siblings ? undefined : icon}
      >
        <Action action={callToAction.action} contact={contact} isFirst />
      </CallToAction>
      {isForSale ? <BuyerLinks of={href} /> : null}
    </div>
  );
}

function HeroPicture({ picture }: { picture: Product['page']['hero']['picture'] }) {
  const { screen, alt, beside = [], states = undefined } = picture;
  const [left, right] = beside;
  return (
    <>
      {states ? (
        <StateChoice legend={states.legend} labels={[states.first, ...states.others.map(({ label }) => label)]} />
      ) : null}
      <div className={left ? 'page-hero-screen page-hero-group' : 'page-hero-screen'}>
        {left ? <Screen name={left.screen} alt={left.alt} isEager /> : null}
        {states ? (
          <div>
            {[alt, ...states.others.map((other) => other.alt)].map((text, i) => (
              <Picture
                key={text}
                name={i === 0 ? screen : `${screen}-${i + 1}`}
                className={`on-${i + 1}`}
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

/**
 * Chooses which state the picture after it shows: radio buttons and a style sheet (states.css), no script.
 * @param labels one for each state; the first is on
 */
function StateChoice({ legend, labels }: { legend: string; labels: readonly string[] }) {
  return (
    <fieldset className="state-choice">
      <legend>
        {legend}
        <span className="visually-hidden"> {siteText.picture.chooses}</span>
      </legend>
      {labels.map((label, i) => (
        <label key={label}>
          <input type="radio" name="state" value={i + 1} defaultChecked={i === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** An address of another site opens in a new tab; every other leads on here, to the contact form unless told otherwise. */
function Action({
  action: { label, href = undefined },
  contact,
  isFirst,
}: {
  action: InnerPageContent['callToAction']['action'];
  contact: string;
  isFirst: boolean;
}) {
  const isElsewhere = href && !href.startsWith('/');
  return (
    <ButtonLink
      look={isFirst ? 'accent' : 'outline'}
      href={href ?? contact}
      {...(isElsewhere && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {isElsewhere ? <span className="visually-hidden"> {siteText.layout.opensElsewhere}</span> : null}
    </ButtonLink>
  );
}
