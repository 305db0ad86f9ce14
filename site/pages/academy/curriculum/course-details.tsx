import { type Course, curriculumWords, dateInWords, fill, placementTraining } from '#content';
import { ArrowLink } from '#ui/components/button/arrow-link.tsx';
import { List, Paragraphs } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { Disclosure } from './disclosure.tsx';

const words = curriculumWords.detail;

export function CourseDetails({ course }: { course: Course }) {
  return (
    <Section id={words.anchor} heading={words.heading} hasSideHeading>
      <div>
        <WeekZero course={course} />
        <Handout course={course} />
        <Assessment course={course} />
        <Interviews course={course} />
        <Requirements course={course} />
        <Versions course={course} />
      </div>
    </Section>
  );
}

function WeekZero({ course: { weekZero } }: { course: Course }) {
  if (!weekZero) return null;
  const { title, summary, check } = words.weekZero;
  return (
    <Disclosure id="week-zero" title={title} summary={fill(summary, { hours: weekZero.hours })}>
      <List items={weekZero.tasks} isOrdered />
      <p>
        <b>{check}</b> {weekZero.check}
      </p>
    </Disclosure>
  );
}

function Assessment({ course: { assessment } }: { course: Course }) {
  const { title, summary, rubric, levels, rules, certificate, certificateSample } = words.assessment;
  return (
    <Disclosure
      id="marks"
      title={title}
      summary={fill(summary, { pass: assessment.passPercent, attendance: assessment.attendancePercent })}
    >
      <h4>{rubric}</h4>
      <ul className="rubric stack">
        {assessment.rubric.map(({ criterion, percent }) => (
          <li key={criterion}>
            <svg viewBox="0 0 60 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent} height="6" />
            </svg>
            <b className="tabular">{`${percent}%`}</b> <span>{criterion}</span>
          </li>
        ))}
      </ul>
      <h4>{levels}</h4>
      <Paragraphs items={rules} />
      <h4>{certificate}</h4>
      <p>{assessment.certificate}</p>
      <ArrowLink href={`${placementTraining.href}#${placementTraining.certificate.anchor}`}>
        {certificateSample}
      </ArrowLink>
    </Disclosure>
  );
}

function Interviews({ course: { interviews } }: { course: Course }) {
  const { title, summary, practice, afterSession, topics, sessions } = words.interviews;
  const countOf = (kind: string) => interviews.practice.filter((exercise) => exercise.kind === kind).length;
  return (
    <Disclosure
      id="interviews"
      title={title}
      summary={fill(summary, { tests: countOf('Timed test'), interviews: countOf('Mock interview') })}
    >
      <h4>{practice}</h4>
      <ol className="labelled-rows">
        {interviews.practice.map((exercise) => (
          <li key={exercise.text}>
            <span className="soft tabular">{fill(afterSession, { number: exercise.after })}</span>
            <p>
              <b>{`${exercise.kind}.`}</b> {exercise.text}
            </p>
          </li>
        ))}
      </ol>
      <h4>{topics}</h4>
      <ul className="labelled-rows">
        {interviews.topics.map(({ topic, sessions: numbers }) => (
          <li key={topic}>
            <span className="soft tabular">{fill(sessions, { numbers: numbers.join(', ') })}</span>
            <p>{topic}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Requirements({ course: { requirements } }: { course: Course }) {
  const { title, summary, cost, freeOption } = words.requirements;
  return (
    <Disclosure id="needs" title={title} summary={summary}>
      <ul className="titled-facts stack">
        {requirements.map((need) => (
          <li key={need.item}>
            <h4>{need.item}</h4>
            <dl>
              <dt>{cost}</dt>
              <dd>{need.cost}</dd>
              <dt>{freeOption}</dt>
              <dd>{need.freeOption}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Versions({ course: { reviewed, versions } }: { course: Course }) {
  const { title, summary } = words.versions;
  return (
    <Disclosure id="versions" title={title} summary={fill(summary, { date: dateInWords(reviewed) })}>
      <dl className="versions">
        {versions.map(({ name, version, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {version}
              {note ? <span className="soft tabular">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function Handout({ course }: { course: Course }) {
  const { handout } = course;
  const handoutWords = words.handout;
  const topic = course.parts
    .flatMap(({ sessions }) => sessions)
    .find(({ number }) => number === handout.session)?.topic;
  return (
    <Disclosure
      id="handout"
      title={handoutWords.title}
      summary={fill(handoutWords.summary, { number: handout.session, topic: topic ?? '' })}
    >
      <h4>{handoutWords.problem}</h4>
      <p>{handout.problem}</p>
      <h4>{handoutWords.explanation}</h4>
      <Paragraphs items={handout.explanation} />
      <h4>{handoutWords.program}</h4>
      <CodeExample program={handout.program} />
      <Paragraphs items={handout.outputNotes} />
      <h4>{handoutWords.exercise}</h4>
      <p>{handout.exercise}</p>
      <details className="handout-solution">
        <summary>{handoutWords.solution}</summary>
        <CodeExample program={handout.solution} />
        <p>{handout.solutionNotes}</p>
      </details>
    </Disclosure>
  );
}

function CodeExample({ program: { name, code, output } }: { program: Course['handout']['program'] }) {
  return (
    <figure className="code-example">
      <figcaption className="soft">{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <figcaption className="soft">{words.handout.output}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <pre tabIndex={0}>
        <samp>{output}</samp>
      </pre>
    </figure>
  );
}
