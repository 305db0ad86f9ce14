import type { Content } from '#content';
import { Entries } from '#ui/components/list.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { registrationsIn } from '../../../forms/registrations.ts';
import { useContent } from '../../../layout/current-page.ts';
import { IslandErrorScreen } from '../../../layout/error-screen/error-screen.tsx';
import { findEntry, useEntry } from '../../../layout/page-entry.ts';
import { PageHeadText } from '../../../layout/page-head/page-head.tsx';
import { translatedMeta } from '../../../layout/page-meta.ts';
import type { PageHandle } from '../../../root.tsx';
import { scripts } from '../../../scripts.ts';
import { Wizard } from '../../../wizard/wizard.tsx';
import { DecideLink } from '../course/course-links.tsx';

export const handle: PageHandle = { scripts: ['island-guard', 'wizard'] };

export const meta = translatedMeta((content, path) => {
  const { href, page } = findEntry(registrationsIn(content), path);
  return { href, metadata: page.metadata };
});

const hue: Hue = 'teal';

/** The parent page of each registration, for its breadcrumbs. */
const parentsOf = ({ internshipPage, internshipRegistration, placementRegistration, placementTraining }: Content) =>
  new Map([
    [internshipRegistration.href, { label: internshipPage.hero.breadcrumbs, href: internshipPage.href }],
    [placementRegistration.href, { label: placementTraining.hero.breadcrumbs, href: placementTraining.href }],
  ]);

/** A registration page: heading, the form in steps, and the benefits. */
export default function RegistrationPage() {
  const content = useContent();
  const { href, page, wizard } = useEntry(registrationsIn(content));
  const badge = 'badge' in page ? page.badge : undefined;
  const parent = parentsOf(content).get(href);
  return (
    <div className={hueClass(hue)}>
      <div className="wrap registration-head">
        <div>
          <PageHeadText text={page.hero} ancestors={parent && [parent]} />
          {badge ? (
            <p className="registration-badge row">
              <strong>{badge.label}</strong> <span>{badge.note}</span>
            </p>
          ) : null}
          {/* That page is about courses. What an internship costs is on the page above this one. */}
          {href === content.placementRegistration.href && (
            <p>
              <DecideLink />
            </p>
          )}
        </div>
        <div className="page-hero-media registration-media">
          <Cloth seed={href} hue={hue} rows={60} unit={6} isTiled />
        </div>
      </div>
      <div className="wrap">
        {/* The script reads its props from this element and hydrates the content. */}
        <div data-wizard={JSON.stringify(wizard)} data-script={scripts.wizard}>
          <Wizard {...wizard} />
        </div>
        <IslandErrorScreen />
      </div>
      <section className="section registration-benefits" aria-labelledby="benefits-heading">
        <div className="wrap">
          <h2 id="benefits-heading">{page.benefitsHeading}</h2>
          <Entries items={page.benefits} className="benefit-tiles" entryClass="entry thread-top" />
        </div>
      </section>
    </div>
  );
}
