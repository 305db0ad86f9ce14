import { type Course, curriculumWords, dateInWords, fill } from '#content';
import { Section } from '#ui/parts/section.tsx';
import { Detail } from './detail.tsx';
import { Handout } from './handout.tsx';

const words = curriculumWords.detail;

/** What is known of a course beyond its sessions. Folded, each with its gist: a phone's page stays as short as it was. */
export function CourseDetail({ course }: { course: Course }) {
  return (
    <Section id={words.anchor} heading={words.heading} isBeside>
      <div>
        <Handout course={course} />
        <Marks course={course} />
        <Interviews course={course} />
        <Needs course={course} />
        <Versions course={course} />
      </div>
    </Section>
  );
}

function Marks({ course: { assessment } }: { course: Course }) {
  const { title, gist, rubric, certificate } = words.marks;
  return (
    <Detail
      id="marks"
      title={title}
      gist={fill(gist, { pass: assessment.passPercent, attendance: assessment.attendancePercent })}
    >
      <h4>{rubric}</h4>
      <ul className="rubric">
        {assessment.rubric.map(({ criterion, percent }) => (
          <li key={criterion}>
            <svg viewBox="0 0 60 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent} height="6" />
            </svg>
            <b>{`${percent} %`}</b> <span>{criterion}</span>
          </li>
        ))}
      </ul>
      <h4>{certificate}</h4>
      <p>{assessment.certificate}</p>
    </Detail>
  );
}

function Interviews({ course: { interviews } }: { course: Course }) {
  const { title, gist, practice, after, topics, sessions } = words.interviews;
  const held = (kind: string) => interviews.practice.filter((each) => each.kind === kind).length;
  return (
    <Detail
      id="interviews"
      title={title}
      gist={fill(gist, { tests: held('Timed test'), interviews: held('Mock interview') })}
    >
      <h4>{practice}</h4>
      <ol className="rows">
        {interviews.practice.map((each) => (
          <li key={each.text}>
            <span>{fill(after, { number: each.after })}</span>
            <p>
              <b>{`${each.kind}.`}</b> {each.text}
            </p>
          </li>
        ))}
      </ol>
      <h4>{topics}</h4>
      <ul className="rows">
        {interviews.topics.map(({ topic, sessions: numbers }) => (
          <li key={topic}>
            <span>{fill(sessions, { numbers: numbers.join(', ') })}</span>
            <p>{topic}</p>
          </li>
        ))}
      </ul>
    </Detail>
  );
}

function Needs({ course: { needs } }: { course: Course }) {
  const { title, gist, cost, free } = words.needs;
  return (
    <Detail id="needs" title={title} gist={gist}>
      <ul className="needs stack">
        {needs.map((need) => (
          <li key={need.what}>
            <h4>{need.what}</h4>
            <dl>
              <dt>{cost}</dt>
              <dd>{need.cost}</dd>
              <dt>{free}</dt>
              <dd>{need.free}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Detail>
  );
}

function Versions({ course: { reviewed, versions } }: { course: Course }) {
  const { title, gist } = words.versions;
  return (
    <Detail id="versions" title={title} gist={fill(gist, { date: dateInWords(reviewed) })}>
      <dl className="versions">
        {versions.map(({ name, version, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {version}
              {note ? <span>{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </Detail>
  );
}
