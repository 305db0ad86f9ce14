import { ChevronLeft, ChevronRight, Maximize, Pause, Play, RotateCcw } from 'lucide-react';
import { type Course, courseWords, curriculumWords, fill } from '#content';
import { Icon } from '#ui/parts/icon.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { type TourStep, tourSteps } from '../tour-steps.ts';
import { RegisterLink } from './course-links.tsx';
import { CourseThreads, dyeClass } from './session-threads.tsx';

/**
 * The introduction of a course: its recording, or a tour made of its sessions. Every control is hidden until the script that
 * carries it is there (site/client/curriculum.client.ts); without it the frame is a picture with words.
 */
export function IntroVideo({ course }: { course: Course }) {
  const words = curriculumWords.video;
  const { recording = undefined } = course.video;
  return (
    <figure
      className={`intro-video ${hueClass(course.hue)}`}
      data-intro-video={course.curriculumName}
      aria-labelledby="video-title"
    >
      {/* The tour is made of what the page says below: a search finds it there. */}
      <div className="video-stage inverse" data-said-elsewhere="">
        {recording ? (
          <video controls preload="none" poster={recording.poster} aria-label={recording.posterAlt} playsInline>
            <source src={recording.source} />
            <track kind="captions" srcLang="en" src={recording.captions} default />
          </video>
        ) : (
          <>
            <Poster course={course} />
            <Tour course={course} />
          </>
        )}
        <button type="button" className="video-play" data-play="" hidden>
          <Icon of={Play} size={34} />
          <span className="visually-hidden">{fill(words.play, { course: course.curriculumName })}</span>
        </button>
      </div>
      <div className="video-bar">
        <p id="video-title">
          <strong>{course.curriculumName}</strong>
          <span>{words.caption}</span>
        </p>
        <button type="button" className="video-button" data-restart="" title={words.restart} hidden>
          <Icon of={RotateCcw} />
          <span className="visually-hidden">{words.restart}</span>
        </button>
        <button type="button" className="video-button" data-full-screen="" title={words.fullScreen} hidden>
          <Icon of={Maximize} />
          <span className="visually-hidden">{words.fullScreen}</span>
        </button>
      </div>
      <figcaption className="video-caption">
        <p>{course.video.description}</p>
        <ul className="points video-notes">
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** The default thumbnail: the weave of the course and its figures. */
function Poster({ course }: { course: Course }) {
  return (
    <div className="video-poster" data-poster="">
      <Cloth seed={`poster ${course.slug}`} hue={course.hue} rows={40} unit={7} isTiled />
      <p className="video-figures">
        <span>{fill(courseWords.sessions, { count: course.sessionCount })}</span>
        <span>{fill(courseWords.hours, { count: course.hourCount })}</span>
        <span>{fill(courseWords.months, course.months)}</span>
      </p>
    </div>
  );
}

function Tour({ course }: { course: Course }) {
  const words = curriculumWords.video;
  const steps = tourSteps(course);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form
    <div
      className="tour"
      role="group"
      aria-label={fill(words.tour.label, { course: course.curriculumName })}
      data-tour={words.tour.step}
      hidden
    >
      <ol className="tour-steps" aria-live="polite">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={`tour-step tour-${step.kind}`}
            data-seconds={step.seconds}
            data-woven-to={step.wovenTo / course.sessionCount}
            hidden
          >
            <Step step={step} part={index - 1} course={course} />
          </li>
        ))}
      </ol>
      <div className="tour-threads">
        <CourseThreads parts={course.parts} isBare />
        <div className="tour-woven" data-woven="">
          <CourseThreads parts={course.parts} />
        </div>
      </div>
      <div className="tour-controls">
        <button type="button" className="video-button" data-pause="">
          <span className="tour-pause">
            <Icon of={Pause} />
            <span className="visually-hidden">{words.pause}</span>
          </span>
          <span className="tour-resume">
            <Icon of={Play} />
            <span className="visually-hidden">{words.resume}</span>
          </span>
        </button>
        <p className="tour-count" data-count="" />
        <button type="button" className="video-button video-button-words" data-previous="">
          <Icon of={ChevronLeft} size={18} />
          {words.tour.previous}
        </button>
        <button type="button" className="video-button video-button-words" data-next="">
          {words.tour.next}
          <Icon of={ChevronRight} size={18} />
        </button>
      </div>
    </div>
  );
}

/** @param part place of the part that the step shows */
function Step({ step, part, course }: { step: TourStep; part: number; course: Course }) {
  return (
    <>
      <h2 className="tour-title">
        {step.kind === 'part' ? (
          <svg className="tour-swatch" viewBox="0 0 15 12" aria-hidden="true" focusable="false">
            <path className={dyeClass(part)} d="M0 0h3v12h-3zm4 0h3v12h-3zm4 0h3v12h-3zm4 0h3v12h-3z" />
          </svg>
        ) : null}
        {step.title}
      </h2>
      {step.text ? <p>{step.text}</p> : null}
      {step.lines.length > 0 ? (
        <ul className="tour-lines">
          {step.lines.map(({ number = undefined, text }) => (
            <li key={text}>
              {number ? <b>{number}</b> : null}
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      {step.kind === 'ending' ? <RegisterLink course={course} /> : null}
    </>
  );
}
