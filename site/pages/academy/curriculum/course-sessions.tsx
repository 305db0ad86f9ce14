import { ArrowRight, ChevronDown, Search } from 'lucide-react';
import { type Course, courseWords, curriculumWords, fill, navigation, sessionHours } from '#content';
import { Icon } from '#ui/components/icon/icon.tsx';
import { List } from '#ui/components/list.tsx';
import { BrochureLink } from '../course/course-links.tsx';
import { PartThreads, rangeOf } from '../course/session-threads.tsx';

type Part = Course['parts'][number];

export function CourseSessions({ course }: { course: Course }) {
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
        <BrochureLink course={course} />
      </section>
      <div className="parts-bar">
        <div className="wrap parts-bar-inner">
          <Filter />
          <nav aria-label={words.partsLabel}>
            <ol className="parts" data-label={words.partsLabel}>
              {course.parts.map((part, index) => (
                <li key={part.anchor} className={`part-size-${roundedSize(part)}`}>
                  <a href={`#${part.anchor}`}>
                    <PartThreads part={part} index={index} />
                    <span className="part-label">
                      <b>{part.category}</b> <span className="tabular">{rangeOf(part)}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      </div>
      <div className="wrap" data-sessions="">
        <div className="no-results stack" data-no-results="" hidden>
          <p>{words.noMatches}</p>
          <button type="button" className="button button-small" data-clear="">
            {words.clear}
          </button>
        </div>
        {course.parts.map((part, index) => (
          <CoursePart key={part.anchor} part={part} index={index} />
        ))}
        <p className="other-courses" data-other-courses={words.searchAllLink} hidden>
          <a className="arrow-link tap" href={navigation.header.search.href}>
            <span>{navigation.header.search.label}</span>
            <Icon icon={ArrowRight} />
          </a>
        </p>
      </div>
    </div>
  );
}

/** Hidden until the script (curriculum.entry.ts) shows it. */
function Filter() {
  const words = curriculumWords.sessions;
  return (
    <div className="filter" data-filter={words.matchCount} hidden>
      <label htmlFor="session-filter" className="visually-hidden">
        {words.filter}
      </label>
      <Icon icon={Search} size={18} />
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
      <p className="filter-count semibold tabular" role="status" />
    </div>
  );
}

/** Rendered open so that every session is visible without a script and in print. The script closes it. */
function CoursePart({ part, index }: { part: Part; index: number }) {
  const words = curriculumWords.sessions;
  const count = part.sessions.length;
  return (
    <details id={part.anchor} className="part" open>
      <summary>
        <PartThreads part={part} index={index} />
        <h3>{part.category}</h3>
        <span className="soft tabular">{`${rangeOf(part)} · ${fill(courseWords.hours, { count: count * sessionHours })}`}</span>
        <Icon icon={ChevronDown} />
      </summary>
      <ol className="sessions">
        {part.sessions.map((session) => (
          <li key={session.number} id={`session-${session.number}`} className="session">
            <h4>
              <span className="soft tabular">{`${fill(courseWords.sessionNumber, { number: session.number })}:`}</span>
              {` ${session.topic}`}
            </h4>
            <List items={session.subtopics} className="soft" />
            {session.terms ? (
              <p className="terms">
                <span className="soft">{words.terms}</span>
                {` ${session.terms.join(', ')}`}
              </p>
            ) : null}
            <p className="homework">
              <b>{fill(words.homework, { hours: session.homework.hours })}</b>
              {` ${session.homework.task}`}
            </p>
            <p className="reading">
              <span className="soft">{words.reading}</span>
              {` ${session.reading}`}
            </p>
            <p data-search-ignore="">
              <span>{part.category}</span> <span>{fill(courseWords.sessionHours, { count: sessionHours })}</span>
            </p>
          </li>
        ))}
      </ol>
      <div className="part-test stack">
        <h4>{fill(words.test, { category: part.category, minutes: part.test.minutes })}</h4>
        <p>{part.test.task}</p>
        <p>
          <b>{words.points}</b> {part.test.points}
        </p>
      </div>
    </details>
  );
}

/** Number of sessions rounded to a step of five, for a CSS class: the content security policy allows no style attribute. */
function roundedSize({ first, last }: Part): number {
  return Math.min(25, Math.max(5, Math.round((last - first + 1) / 5) * 5));
}
