import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Course, fill } from '#content';
import { Fact } from '#ui/components/fact.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { CallToAction, siblingsOf } from '../../../layout/call-to-action/call-to-action.tsx';
import { useContent } from '../../../layout/current-page.ts';
import { PageHead } from '../../../layout/page-head/page-head.tsx';
import { AskLink, BrochureLink, CallLink, DecideLink, RegisterLink } from '../course/course-links.tsx';
import { CoursePrice } from '../course/course-price.tsx';
import { LevelSteps } from '../course/level-badge.tsx';

interface HeadProps {
  readonly course: Course;
  /** The link to the sessions: on this page, or on the English one. */
  readonly sessions: { readonly href: string; readonly hrefLang?: string; readonly icon: LucideIcon };
  readonly className?: string;
  /** The introduction, in front of the cloth. */
  readonly children?: ReactNode;
}

export function CourseHead({ course, sessions: { icon, ...link }, className, children }: HeadProps) {
  const { courseWords, curriculumWords, placementTraining } = useContent();
  const { eyebrow, sessions } = curriculumWords;
  return (
    <PageHead
      text={{ eyebrow, heading: course.curriculumTitle, lead: course.intro, breadcrumbs: course.curriculumName }}
      ancestors={[{ label: placementTraining.hero.breadcrumbs, href: placementTraining.href }]}
      className={className}
      media={
        <>
          <Cloth seed={`head ${course.slug}`} rows={36} unit={6} isTiled />
          {children}
        </>
      }
    >
      <RegisterLink course={course} />
      <AskLink href={course.askHref} about={course.curriculumName} />
      <BrochureLink course={course} />
      <DecideLink />
      <a className="arrow-link tap" {...link}>
        {fill(sessions.allSessionsLink, { sessions: fill(courseWords.sessions, { count: course.sessionCount }) })}
        <Icon icon={icon} />
      </a>
    </PageHead>
  );
}

/** The last section of a course's page. @param children more links */
export function CourseCallToAction({ course, children }: { course: Course; children?: ReactNode }) {
  const { courses, curriculumWords } = useContent();
  return (
    <CallToAction
      {...curriculumWords.callToAction}
      siblings={siblingsOf(courses, course.href, ({ curriculumName }) => curriculumName)}
    >
      <RegisterLink course={course} />
      <AskLink href={course.askHref} about={course.curriculumName} />
      <CallLink />
      {children}
    </CallToAction>
  );
}

export function CourseStats({ course }: { course: Course }) {
  const { courseWords } = useContent();
  const { facts } = courseWords;
  return (
    <dl className="stats wrap row">
      <Fact label={facts.sessions}>{course.sessionCount}</Fact>
      <Fact label={facts.hours}>{course.hourCount}</Fact>
      <Fact label={facts.duration}>{fill(courseWords.months, course.months)}</Fact>
      <Fact label={facts.level}>
        <LevelSteps level={course.level} />
        {courseWords.levels[course.level]}
      </Fact>
      <Fact label={facts.fee}>
        <CoursePrice price={course.price} />
      </Fact>
    </dl>
  );
}

export function CourseOutcomes({ course }: { course: Course }) {
  const { learned: words } = useContent().curriculumWords;
  return (
    <Section id={words.anchor} heading={words.outcomes} className="inverse" hasSideHeading>
      <ol className="outcomes numbered">
        {course.outcomes.map((outcome) => (
          <li key={outcome} className="lined">
            {outcome}
          </li>
        ))}
      </ol>
      <div className="prerequisites stack">
        <h3>{words.prerequisites}</h3>
        <p className="soft">{course.prerequisites}</p>
      </div>
    </Section>
  );
}
