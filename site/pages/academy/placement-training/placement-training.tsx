import { type Course, fill } from '#content';
import { ButtonLink } from '#ui/components/button/button.tsx';
import { Fact } from '#ui/components/fact.tsx';
import { IconPatch } from '#ui/components/icon/sprite-icon.tsx';
import { Entries, List } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { Place } from '../../../illustrations/illustration.tsx';
import { CallToAction } from '../../../layout/call-to-action/call-to-action.tsx';
import { useContent } from '../../../layout/current-page.ts';
import { LinkButtons } from '../../../layout/links/link-buttons.tsx';
import { PageHead } from '../../../layout/page-head/page-head.tsx';
import { metaOf } from '../../../layout/page-meta.ts';
import { courseListData } from '../../../structured-data.ts';
import { BrochureLink, DecideLink, RegisterLink } from '../course/course-links.tsx';
import { CoursePrice, MonthlyCost, NextBatches, TotalCost } from '../course/course-price.tsx';
import { LevelBadge } from '../course/level-badge.tsx';
import { PartLegend, SessionThreads } from '../course/session-threads.tsx';
import { Certificate } from './certificate.tsx';
import { CourseComparison } from './course-comparison.tsx';
import { CourseLengthChart } from './course-length-chart.tsx';

export const meta = metaOf(({ placementTraining, courses, language }) => ({
  ...placementTraining,
  data: courseListData(courses, language),
}));

export default function PlacementTraining() {
  const { courses, courseWords, placementRegistration, placementTraining } = useContent();
  const { hero, comparison, promises, callToAction } = placementTraining;
  return (
    <div className={hueClass('indigo')}>
      <PageHead text={hero} className="training-hero" media={<CourseLengthChart courses={courses} />}>
        <LinkButtons
          links={[
            { href: placementRegistration.href, label: hero.register },
            { href: `#${comparison.anchor}`, label: hero.compare },
          ]}
        />
      </PageHead>
      <CourseComparison />
      <Section
        id={placementTraining.courses.anchor}
        heading={placementTraining.courses.heading}
        lead={placementTraining.courses.intro}
      >
        <ul className="courses swipe">
          {courses.map((course) => (
            <li key={course.slug}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
        <p className="taxes soft">
          {courseWords.taxes} <DecideLink />
        </p>
      </Section>
      <Section id={promises.anchor} heading={promises.heading} lead={promises.intro} className="inverse" hasSideHeading>
        <Place picture={promises.picture} />
        <Entries items={promises.cards} className="swipe" entryClass="lined" textClass="reason soft" />
      </Section>
      <Certificate />
      <CallToAction next={placementRegistration.nextSteps} {...callToAction} />
    </div>
  );
}

function CourseCard({ course }: { course: Course }) {
  const { courseWords, placementTraining } = useContent();
  const { facts } = courseWords;
  return (
    <article className={`course panel ${hueClass(course.hue)}`} aria-labelledby={`course-${course.slug}`}>
      <IconPatch name={course.icon} hue={course.hue} />
      <div className="course-body">
        <LevelBadge level={course.level} />
        <h3 id={`course-${course.slug}`}>{course.name}</h3>
        <p className="course-summary soft">{course.summary}</p>
        <List items={course.topics} className="word-list course-topics row" aria-label={facts.topics} />
        <div className="course-batches row">
          <NextBatches course={course} />
        </div>
        <div className="course-parts" data-search-ignore="">
          <SessionThreads parts={course.parts} />
          <PartLegend parts={course.parts} />
        </div>
      </div>
      <div className="course-offer">
        <dl className="course-facts row">
          <Fact label={facts.sessions}>{course.sessionCount}</Fact>
          <Fact label={facts.duration}>{fill(courseWords.months, course.months)}</Fact>
        </dl>
        <CoursePrice price={course.price} />
        <TotalCost totalInr={course.cost.totalInr} />
        <p className="price-note soft">
          <MonthlyCost cost={course.cost} />
        </p>
        <RegisterLink course={course} />
        {/* A course without sessions has no curriculum page. */}
        <ButtonLink
          href={course.parts.length > 0 ? course.href : placementTraining.href}
          about={fill(courseWords.viewCurriculumContext, { course: course.name })}
        >
          {courseWords.viewCurriculum}
        </ButtonLink>
        <BrochureLink course={course} />
      </div>
    </article>
  );
}
