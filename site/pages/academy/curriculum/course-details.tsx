import { type Course, curriculumWords, dateInWords, fill } from '#content';
import { Paragraphs } from '#ui/parts/list.tsx';
import { Section } from '#ui/parts/section.tsx';
import { Detail } from './disclosure.tsx';

const detailWords = curriculumWords.detail;

/** What is known of a course beyond its sessions. Folded, each with its gist: a phone's page stays as short as it was. */
export function CourseDetail({ course }: { course: Course }) {
  return (
    <Section id={detailWords.anchor} heading={detailWords.heading} isBeside>
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
  const { title, gist, rubric, certificate } = detailWords.marks;
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
  const { title, gist, practice, after, topics, sessions } = detailWords.interviews;
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
  const { title, gist, cost, free } = detailWords.needs;
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
  const { title, gist } = detailWords.versions;
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

type Program = Course['handout']['program'];

/** One session as it is taught: the problem, how it is explained, a program that runs, an exercise and its solution. */
function Handout({ course }: { course: Course }) {
  const { handout } = course;
  const words = detailWords.handout;
  const topic = course.parts
    .flatMap(({ sessions }) => sessions)
    .find(({ number }) => number === handout.session)?.topic;
  return (
    <Detail id="handout" title={words.title} gist={fill(words.gist, { number: handout.session, topic: topic ?? '' })}>
      <h4>{words.problem}</h4>
      <p>{handout.problem}</p>
      <h4>{words.explanation}</h4>
      <Paragraphs of={handout.explanation} />
      <h4>{words.program}</h4>
      <Code program={handout.program} />
      <Paragraphs of={handout.reading} />
      <h4>{words.exercise}</h4>
      <p>{handout.exercise}</p>
      <details className="handout-solution">
        <summary>{words.solution}</summary>
        <Code program={handout.solution} />
        <p>{handout.solutionReading}</p>
      </details>
    </Detail>
  );
}

/** Longer lines than a phone shows are scrolled to, with the keyboard too. */
function Code({ program: { name, code, output } }: { program: Program }) {
  const { prints } = detailWords.handout;
  return (
    <figure className="program">
      <figcaption>{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <figcaption>{prints}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      <pre tabIndex={0}>
        <samp>{output}</samp>
      </pre>
    </figure>
  );
}
