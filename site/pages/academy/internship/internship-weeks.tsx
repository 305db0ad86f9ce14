import { fill, type Internship, internshipPage } from '#content';

/**
 * The weeks of a track, a column each: what is done, and what is shown when it ends. Both lengths begin together, so one picture shows
 * both: the shorter ends within the longer, whose further weeks are woven thinner.
 */
export function InternshipWeeks({ track }: { track: Internship }) {
  const words = internshipPage.tracks;
  const lastWeeks = track.lengths.map(({ weekCount }) => weekCount);
  const shortest = Math.min(...lastWeeks);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled, also with the keyboard
    <ol className="track-weeks" aria-label={words.plan} tabIndex={0}>
      {track.weeks.map(({ does, shows }, index) => {
        const number = index + 1;
        return (
          <li key={does} className={number > shortest ? 'track-week-more' : undefined}>
            <b>{fill(words.week, { number })}</b>
            <p>{does}</p>
            <p className="track-shown">
              <span className="soft">{words.shown}</span> {shows}
            </p>
            {lastWeeks.includes(number) ? <p className="track-ends">{fill(words.ends, { weeks: number })}</p> : null}
          </li>
        );
      })}
    </ol>
  );
}
