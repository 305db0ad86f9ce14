import { Entries } from '#ui/components/list.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { registrationsIn } from '../../../forms/registrations.ts';
import { useContent } from '../../../layout/current-page.ts';
import { IslandErrorScreen } from '../../../layout/error-screen/error-screen.tsx';
import { findEntry, useEntry } from '../../../layout/page-entry.ts';
import { PageHeadText } from '../../../layout/page-head/page-head.tsx';
import { metaOf } from '../../../layout/page-meta.ts';
import type { PageHandle } from '../../../root.tsx';
import { scripts } from '../../../scripts.ts';
import { Wizard } from '../../../wizard/wizard.tsx';
import { DecideLink } from '../course/course-links.tsx';

export const handle: PageHandle = { scripts: ['island-guard', 'wizard'] };

export const meta = metaOf((content, path) => {
  const { href, page } = findEntry(registrationsIn(content), path);
  return { href, metadata: page.metadata };
});

export default function RegistrationPage() {
  const content = useContent();
  const { href, page, wizard } = useEntry(registrationsIn(content));
  const badge = 'badge' in page ? page.badge : undefined;
  const isForCourse = href === content.placementRegistration.href;
  const parent = isForCourse ? content.placementTraining : content.internshipPage;
  return (
    <div className={hueClass('teal')}>
      <div className="wrap registration-head">
        <div>
          <PageHeadText text={page.hero} ancestors={[{ label: parent.hero.breadcrumbs, href: parent.href }]} />
          {badge ? (
            <p className="registration-badge row">
              <strong>{badge.label}</strong> <span>{badge.note}</span>
            </p>
          ) : null}
          {/* That page is about courses. What an internship costs is on the page above this one. */}
          {isForCourse && (
            <p>
              <DecideLink />
            </p>
          )}
        </div>
        <div className="page-hero-media registration-media">
          <Cloth seed={href} rows={60} unit={6} isTiled />
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
