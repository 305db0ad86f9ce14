import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type Course, curriculumWords, fill } from '#content';
import { Icon } from '#ui/components/icon/icon.tsx';
import { RegisterLink } from '../course/course-links.tsx';
import { PartSwatch } from '../course/session-threads.tsx';
import type { TourStep } from './tour-steps.ts';

const words = curriculumWords.video;

/** The empty player of the tour. The script (play-tour.ts) copies the steps of the transcript into it. */
export function CourseTour({ course }: { course: Course }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      className="tour"
      role="group"
      aria-label={fill(words.tour.label, { course: course.curriculumName })}
      data-tour={words.tour.step}
      hidden
    >
      <ol className="tour-steps" aria-live="polite" data-steps="" />
      <div className="tour-controls">
        <button type="button" className="video-button" data-pause="">
          <span className="tour-pause">
            <Icon icon={Pause} />
            <span className="visually-hidden">{words.pause}</span>
          </span>
          <span className="tour-resume">
            <Icon icon={Play} />
            <span className="visually-hidden">{words.resume}</span>
          </span>
        </button>
        <p className="tour-count soft tabular" data-count="" />
        <button type="button" className="video-button video-button-labelled" data-previous="">
          <Icon icon={ChevronLeft} size={18} />
          {words.tour.previous}
        </button>
        <button type="button" className="video-button video-button-labelled" data-next="">
          {words.tour.next}
          <Icon icon={ChevronRight} size={18} />
        </button>
      </div>
    </div>
  );
}

/** The steps of the tour as text. The player shows copies of them. */
export function Transcript({ course, steps }: { course: Course; steps: readonly TourStep[] }) {
  return (
    <details className="transcript" data-search-ignore="">
      <summary className="semibold">{words.tour.transcript}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <ol className="stack" data-transcript="" tabIndex={0} aria-label={words.tour.transcript}>
        {steps.map((step) => (
          <li key={`${step.kind} ${step.title}`} className={`tour-step tour-${step.kind}`} data-seconds={step.seconds}>
            <h2 className="tour-title">
              {step.part === undefined ? null : <PartSwatch index={step.part} />}
              {step.title}
            </h2>
            {step.text ? <p>{step.text}</p> : null}
            {step.code ? (
              <pre>
                <code>{step.code}</code>
              </pre>
            ) : null}
            {step.lines.length > 0 ? (
              <ul>
                {step.lines.map(({ number, text }) => (
                  <li key={text}>
                    {number ? <b>{`${number} `}</b> : null}
                    {text}
                  </li>
                ))}
              </ul>
            ) : null}
            {step.kind === 'ending' ? <RegisterLink course={course} /> : null}
          </li>
        ))}
      </ol>
    </details>
  );
}
