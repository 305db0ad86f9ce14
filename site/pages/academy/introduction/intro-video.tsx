import { Maximize, Play, RotateCcw } from 'lucide-react';
import { type Course, courseWords, curriculumWords, fill } from '#content';
import { Icon } from '#ui/components/icon/icon.tsx';
import { List } from '#ui/components/list.tsx';
import { SessionThreads } from '../course/session-threads.tsx';
import { CourseTour, Transcript } from './course-tour.tsx';
import { tourLength, tourSteps } from './tour-steps.ts';

const words = curriculumWords.video;

/**
 * The introduction of a course: its recording, or a tour of its sessions. The script (intro-controls.ts) shows the controls. Without
 * the script, visitors read the transcript of the tour, or play the recording with the controls of the browser.
 */
export function IntroVideo({ course }: { course: Course }) {
  const { recording = undefined, description } = course.video;
  const steps = recording ? [] : tourSteps(course);
  return (
    <figure className="intro-video" data-intro-video={course.curriculumName} aria-labelledby="video-title">
      <div className="video-stage inverse" data-search-ignore="">
        {recording ? (
          <video controls preload="none" poster={recording.poster} aria-label={recording.posterAlt} playsInline>
            <source src={recording.source} />
            <track kind="captions" srcLang="en" src={recording.captions} default />
          </video>
        ) : (
          <>
            <div className="video-poster" data-poster="">
              <SessionThreads parts={course.parts} isStretched />
              <p className="video-figures row semibold tabular">
                <span>{fill(courseWords.sessions, { count: course.sessionCount })}</span>
                <span>{fill(courseWords.hours, { count: course.hourCount })}</span>
                <span>{fill(courseWords.months, course.months)}</span>
              </p>
            </div>
            <CourseTour course={course} />
          </>
        )}
        <button type="button" className="video-play" data-play="" hidden>
          <Icon icon={Play} size={34} />
          <span className="visually-hidden">{fill(words.play, { course: course.curriculumName })}</span>
        </button>
      </div>
      <div className="video-bar" data-search-ignore="">
        <p id="video-title">
          <strong>{course.curriculumName}</strong> <span className="fine-print">{words.caption}</span>
        </p>
        <button type="button" className="video-button" data-restart="" title={words.restart} hidden>
          <Icon icon={RotateCcw} />
          <span className="visually-hidden">{words.restart}</span>
        </button>
        <button type="button" className="video-button" data-full-screen="" title={words.fullScreen} hidden>
          <Icon icon={Maximize} />
          <span className="visually-hidden">{words.fullScreen}</span>
        </button>
      </div>
      <figcaption className="video-caption soft stack">
        <p>{description}</p>
        <List items={words.notes} className="points video-notes" data-search-ignore="" />
        {steps.length > 0 ? (
          <>
            <p>{tourLength(steps)}</p>
            <Transcript course={course} steps={steps} />
          </>
        ) : null}
      </figcaption>
    </figure>
  );
}
