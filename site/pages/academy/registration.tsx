import { useLocation } from 'react-router';
import { internshipPage, internshipRegistration, placementRegistration, placementTraining } from '#content';
import { SignIcon } from '#ui/parts/sign-icon.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { scripts } from '../../client/scripts.ts';
import { entryAt } from '../../frame/entry-at.ts';
import { IslandErrorScreen } from '../../frame/error-screen.tsx';
import { HeadWords } from '../../frame/head-words.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../root.tsx';
import { type Registration, registrations } from '../../sending/registrations.ts';
import { Wizard } from '../../wizard/wizard.tsx';

export const handle: PageHandle = { scripts: ['island-guard', 'wizard'] };

export const meta = ({ location }: { location: { pathname: string } }) => {
  const { href, page } = entryAt(registrations, location.pathname);
  return pageMeta(page.metadata, href);
};

const hue: Hue = 'teal';

/** The page each is reached from. */
const parents = new Map([
  [internshipRegistration.href, { label: internshipPage.hero.trail, href: internshipPage.href }],
  [placementRegistration.href, { label: placementTraining.hero.trail, href: placementTraining.href }],
]);

/** A registration: its promise, its three steps, and what comes with it. */
export default function RegistrationPage() {
  const { href, page, wizard } = entryAt(registrations, useLocation().pathname);
  const badge = 'badge' in page ? page.badge : undefined;
  const parent = parents.get(href);
  return (
    <div className={hueClass(hue)}>
      <div className="wrap registration-head">
        <div>
          <HeadWords text={page.hero} above={parent && [parent]} />
          {badge ? (
            <p className="registration-badge row">
              <strong>{badge.label}</strong> <span>{badge.note}</span>
            </p>
          ) : null}
        </div>
        <div className="page-hero-ground registration-ground">
          <Cloth seed={href} hue={hue} rows={60} unit={6} isTiled isDrawnIn />
        </div>
      </div>
      <div className="wrap">
        {/* The script reads from here all that it is given, and takes over what is inside. */}
        <div data-wizard={JSON.stringify(wizard)} data-script={scripts.wizard}>
          <Wizard {...wizard} />
        </div>
        <IslandErrorScreen />
      </div>
      <Benefits page={page} />
    </div>
  );
}

function Benefits({ page }: Pick<Registration, 'page'>) {
  return (
    <section className="section registration-benefits" aria-labelledby="benefits-heading">
      <div className="wrap">
        <h2 id="benefits-heading">{page.benefitsHeading}</h2>
        <ul className="benefit-tiles">
          {page.benefits.map(({ sign, title, text }) => (
            <li key={title} className="entry">
              <SignIcon name={sign} size={48} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
