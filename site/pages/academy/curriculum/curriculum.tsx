import { ArrowDown, ArrowRight, ChevronDown, Search } from 'lucide-react';
import {
  type Course,
  courses,
  courseWords,
  curriculumWords,
  fill,
  navigation,
  placementTraining,
  sessionHours,
} from '#content';
import { Fact } from '#ui/parts/fact.tsx';
import { Icon } from '#ui/parts/icon.tsx';
import { List } from '#ui/parts/list.tsx';
import { Section } from '#ui/parts/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { CallToAction, siblingsOf } from '../../../layout/call-to-action/call-to-action.tsx';
import { metaOf, useEntry } from '../../../layout/entry-at.ts';
import { PageHead } from '../../../layout/page-head/page-head.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';
import type { PageHandle } from '../../../root.tsx';
import { courseData } from '../../../structured-data.ts';
import { AskLink, BrochureLink, RegisterLink } from '../course/course-links.tsx';
import { LevelSteps } from '../course/level-badge.tsx';
import { PartThreads, rangeOf } from '../course/session-threads.tsx';
import { IntroVideo } from '../introduction/intro-video.tsx';
import { CourseDetail } from './course-details.tsx';
import { CoursePrice, Enrolment } from './enrolment.tsx';

type Part = Course['parts'][number];

export const handle: PageHandle = { scripts: ['curriculum'] };

export const meta = metaOf(courses, (course) => [
  ...pageMeta(course.metadata, course.href),
  { 'script:ld+json': courseData(course) },
]);

/** The curriculum of a course: everything on it stands in its file in `content/courses/`. */
export default function Curriculum() {
  const course = useEntry(courses);
  const { callToAction, eyebrow, sessions } = curriculumWords;
  return (
    <div className={hueClass(course.hue)}>
      <PageHead
        text={{ eyebrow, heading: course.curriculumTitle, lead: course.intro, breadcrumbs: course.curriculumName }}
        above={[{ label: placementTraining.hero.breadcrumbs, href: placementTraining.href }]}
        className="curriculum-hero"
        ground={
          <>
            <Cloth seed={`head ${course.slug}`} hue={course.hue} rows={36} unit={6} isTiled isDrawnIn />
            <IntroVideo course={course} />
          </>
        }
      >
        <RegisterLink course={course} />
        <AskLink href={course.askHref} about={course.curriculumName} />
        <BrochureLink course={course} />
        <a className="arrow-link tap" href={`#${sessions.anchor}`}>
          {fill(sessions.see, { sessions: fill(courseWords.sessions, { count: course.sessionCount }) })}
          <Icon of={ArrowDown} />
        </a>
      </PageHead>
      <Stats course={course} />
      <About course={course} />
      <Learned course={course} />
      <Enrolment course={course} />
      <Sessions course={course} />
      <CourseDetail course={course} />
      <CallToAction
        hue={course.hue}
        {...callToAction}
        siblings={siblingsOf(courses, course.href, ({ curriculumName }) => curriculumName)}
      >
        <RegisterLink course={course} />
        <AskLink href={course.askHref} about={course.curriculumName} />
        <BrochureLink course={course} />
      </CallToAction>
    </div>
  );
}

function Stats({ course }: { course: Course }) {
  const { facts } = courseWords;
  return (
    <dl className="stats wrap row">
      <Fact label={facts.sessions}>{course.sessionCount}</Fact>
      <Fact label={facts.hours}>{course.hourCount}</Fact>
      <Fact label={facts.duration}>{fill(courseWords.months, course.months)}</Fact>
      <Fact label={facts.level}>
        <LevelSteps level={course.level} />
        {course.level}
      </Fact>
      <Fact label={facts.fee}>
        <CoursePrice price={course.price} />
      </Fact>
    </dl>
  );
}

function About({ course }: { course: Course }) {
  const words = curriculumWords.about;
  return (
    <Section id={words.anchor} heading={words.heading} className="about-course">
      <ul className="offerings">
        {course.about.map((card) => (
          <li key={card.title} className="offering">
            <details className="entry about-card" open>
              <summary>
                <h3>{card.title}</h3>
                <Icon of={ChevronDown} />
              </summary>
              <p>{card.text}</p>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Learned({ course }: { course: Course }) {
  const words = curriculumWords.learned;
  return (
    <Section id={words.anchor} heading={words.outcomes} className="inverse" isBeside>
      <ol className="outcomes">
        {course.outcomes.map((outcome) => (
          <li key={outcome} className="lined ledger-row">
            {outcome}
          </li>
        ))}
      </ol>
      <div className="prerequisites">
        <h3>{words.prerequisites}</h3>
        <p>{course.prerequisites}</p>
      </div>
    </Section>
  );
}

/** The whole list: its bar of threads leads to each part and stays in sight. */
function Sessions({ course }: { course: Course }) {
  const words = curriculumWords.sessions;
  const heading = `${words.anchor}-heading`;
  return (
    <div className="breakdown">
      <section id={words.anchor} className="wrap breakdown-head stack" aria-labelledby={heading}>
        <h2 id={heading}>{words.heading}</h2>
        <p className="lead">
          {fill(words.intro, {
            sessions: fill(courseWords.sessions, { count: course.sessionCount }),
            hours: fill(courseWords.hours, { count: course.hourCount }),
          })}
        </p>
      </section>
      <div className="parts-bar">
        <div className="wrap parts-bar-inner">
          <Filter />
          <nav aria-label={words.jump}>
            <ol className="parts" data-label={words.jump}>
              {course.parts.map((part, index) => (
                <li key={part.anchor} className={`part-of-${sizeOf(part)}`}>
                  <a href={`#${part.anchor}`}>
                    <PartThreads part={part} index={index} />
                    <span className="part-label">
                      <b>{part.category}</b> <span>{rangeOf(part)}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      </div>
      <div className="wrap" data-sessions="">
        <div className="none-found stack" data-none="" hidden>
          <p>{words.none}</p>
          <button type="button" className="button button-small" data-clear="">
            {words.clear}
          </button>
        </div>
        {course.parts.map((part, index) => (
          <PartOfCourse key={part.anchor} part={part} index={index} />
        ))}
        <p className="elsewhere" data-elsewhere={words.elsewhere} hidden>
          <a className="arrow-link tap" href={navigation.header.search.href}>
            <span />
            <Icon of={ArrowRight} />
          </a>
        </p>
      </div>
    </div>
  );
}

/** Shown by the script that carries it. */
function Filter() {
  const words = curriculumWords.sessions;
  return (
    <div className="filter" data-filter={words.shown} hidden>
      <label htmlFor="session-filter" className="visually-hidden">
        {words.filter}
      </label>
      <Icon of={Search} size={18} />
      <input
        id="session-filter"
        className="field-input"
        type="search"
        autoComplete="off"
        placeholder={words.filter}
        spellCheck={false}
        aria-describedby="session-filter-hint"
      />
      <p id="session-filter-hint" className="field-hint soft">
        {words.filterHint}
      </p>
      <p className="filter-count" role="status" />
    </div>
  );
}

/** Open until the script closes it on a phone: without one, and on paper, every session is there. */
function PartOfCourse({ part, index }: { part: Part; index: number }) {
  const words = curriculumWords.sessions;
  const count = part.sessions.length;
  return (
    <details id={part.anchor} className="part" open>
      <summary>
        <PartThreads part={part} index={index} />
        <h3>{part.category}</h3>
        <span>{`${rangeOf(part)} · ${fill(courseWords.hours, { count: count * sessionHours })}`}</span>
        <Icon of={ChevronDown} />
      </summary>
      <ol className="sessions">
        {part.sessions.map((session) => (
          <li key={session.number} id={`session-${session.number}`} className="session">
            <h4>
              <span>{`${fill(courseWords.sessionNumber, { number: session.number })}:`}</span>
              {` ${session.topic}`}
            </h4>
            <List of={session.subtopics} />
            {session.terms ? (
              <p className="terms">
                <i>{words.terms}</i>
                {` ${session.terms.join(', ')}`}
              </p>
            ) : null}
            <p className="homework">
              <b>{fill(words.homework, { hours: session.homework.hours })}</b>
              {` ${session.homework.task}`}
            </p>
            <p data-said-elsewhere="">
              <span>{part.category}</span> <span>{fill(courseWords.sessionHours, { count: sessionHours })}</span>
            </p>
          </li>
        ))}
      </ol>
      <div className="part-test">
        <h4>{fill(words.test, { category: part.category, minutes: part.test.minutes })}</h4>
        <p>{part.test.asked}</p>
        <p>
          <b>{words.passes}</b> {part.test.passes}
        </p>
      </div>
    </details>
  );
}

/** Share of a part in the width of the bar, in steps of five sessions: a class, since no style may stand in the page. */
function sizeOf({ first, last }: Part): number {
  return Math.min(30, Math.max(5, Math.round((last - first + 1) / 5) * 5));
}
