import { contactAbout, type InnerPage as InnerPageContent, type Showcase, type SiteLink, siteText } from '#content';
import { ButtonLink } from '#ui/parts/button.tsx';
import type { SignName } from '#ui/parts/sign-icons.ts';
import { Cloth } from '#ui/weave/cloth.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Band } from '../../bands/band.tsx';
import { BuyerLinks } from '../../frame/buyer-links.tsx';
import { Closing } from '../../frame/closing.tsx';
import { PageHead, stripRows } from '../../frame/page-head.tsx';
import type { SiblingLinks } from '../../frame/siblings.tsx';
import { Screen, ScreenStates } from '../../illustrations/illustration.tsx';
import { StateChoice } from '../../illustrations/state-choice.tsx';

/**
 * The page of a service, a technology or a product: head, bands, closing call.
 * @param title set as the heading
 * @param project what the contact form is prefilled with, where it is one of its answers
 * @param above the page it is reached from
 * @param href its address, where what it tells of can be bought: what a buyer reads next stands at its end
 * @param sign beside its last words, where no neighbour stands there
 * @param head `wide` shows the picture below the words, across the page
 */
export function InnerPage({
  title,
  project = title,
  href,
  hue,
  head = 'beside',
  page,
  above,
  siblings,
  sign,
}: {
  title: string;
  project?: string;
  href?: string;
  hue: Hue;
  head?: 'beside' | 'wide';
  page: InnerPageContent;
  above: readonly SiteLink[];
  siblings?: SiblingLinks | undefined;
  sign?: SignName;
}) {
  const { hero, bands, closing } = page;
  const contact = contactAbout(project);
  const pictureClass = hero.picture && 'page-hero-picture';
  const widthClass = head === 'wide' && 'page-hero-wide';
  return (
    <div className={hueClass(hue)}>
      <PageHead
        text={{ ...hero, heading: title, trail: title }}
        above={above}
        className={[pictureClass, widthClass].filter(Boolean).join(' ')}
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
            {hero.picture ? <Picture picture={hero.picture} /> : null}
          </>
        }
      >
        {hero.actions.map((action, index) => (
          <Action key={action.label} action={action} contact={contact} isFirst={index === 0} />
        ))}
      </PageHead>
      {bands.map((band) => (
        <Band key={band.id} band={band} hue={hue} />
      ))}
      <Closing
        hue={hue}
        heading={closing.heading}
        text={closing.text}
        note={siteText.bands.closing}
        siblings={siblings}
        {...(sign && !siblings ? { sign } : {})}
      >
        <Action action={closing.action} contact={contact} isFirst />
      </Closing>
      {href ? <BuyerLinks of={href} /> : null}
    </div>
  );
}

function Picture({ picture }: { picture: Showcase['page']['hero']['picture'] }) {
  const { screen, alt, beside = [], states = undefined } = picture;
  const [left, right] = beside;
  return (
    <>
      {states ? (
        <StateChoice
          legend={
            <>
              {states.legend}
              <span className="visually-hidden"> {siteText.picture.chooses}</span>
            </>
          }
          labels={[states.first, states.others[0].label, states.others[1].label]}
        />
      ) : null}
      <div className={left ? 'page-hero-screen page-hero-group' : 'page-hero-screen'}>
        {left ? <Screen name={left.screen} alt={left.alt} isEager /> : null}
        {states ? (
          <ScreenStates name={screen} alts={[alt, states.others[0].alt, states.others[1].alt]} />
        ) : (
          <Screen name={screen} alt={alt} isEager />
        )}
        {right ? <Screen name={right.screen} alt={right.alt} isEager /> : null}
      </div>
    </>
  );
}

/** An address of another site opens in a new tab; every other leads on here, to the contact form unless told otherwise. */
function Action({
  action: { label, href = undefined },
  contact,
  isFirst,
}: {
  action: InnerPageContent['closing']['action'];
  contact: string;
  isFirst: boolean;
}) {
  const look = isFirst ? 'accent' : 'outline';
  if (!href || href.startsWith('/')) {
    return (
      <ButtonLink look={look} href={href ?? contact}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink look={look} href={href} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden"> {siteText.shell.opensElsewhere}</span>
    </ButtonLink>
  );
}
