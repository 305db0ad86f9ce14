import { fill, type Internship, internshipPage } from '#content';

/**
 * The weeks of a track in columns: the work of the week, and the result at its end. The shorter and the longer internship start
 * with the same weeks, so one list shows both. The extra weeks of the longer internship are paler.
 */
export function InternshipWeeks({ track }: { track: Internship }) {
  const words = internshipPage.tracks;
  const lastWeeks = track.lengths.map(({ weekCount }) => weekCount);
  const shortest = Math.min(...lastWeeks);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <ol className="track-weeks" aria-label={words.plan} tabIndex={0}>
      {track.weeks.map(({ work, demo }, index) => {
        const number = index + 1;
        return (
          <li key={work} className={number > shortest ? 'track-week-extra' : undefined}>
            <b>{fill(words.week, { number })}</b>
            <p>{work}</p>
            <p className="track-result">
              <span className="soft">{words.demo}</span> {demo}
            </p>
            {lastWeeks.includes(number) ? (
              <p className="track-end">{fill(words.lengthEnd, { weeks: number })}</p>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
