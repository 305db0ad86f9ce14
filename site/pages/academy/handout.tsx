import { type Course, curriculumWords, fill } from '#content';
import { Detail } from './detail.tsx';

type Program = Course['handout']['program'];

/** One session as it is taught: the problem, how it is explained, a program that runs, an exercise and its solution. */
export function Handout({ course }: { course: Course }) {
  const { handout } = course;
  const words = curriculumWords.detail.handout;
  const topic = course.parts
    .flatMap(({ sessions }) => sessions)
    .find(({ number }) => number === handout.session)?.topic;
  return (
    <Detail id="handout" title={words.title} gist={fill(words.gist, { number: handout.session, topic: topic ?? '' })}>
      <h4>{words.problem}</h4>
      <p>{handout.problem}</p>
      <h4>{words.explanation}</h4>
      {handout.explanation.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h4>{words.program}</h4>
      <Code program={handout.program} />
      {handout.reading.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
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
  const { prints } = curriculumWords.detail.handout;
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
