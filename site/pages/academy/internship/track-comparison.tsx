import { fill, type Internship, internshipPage, internshipRegistration, internships } from '#content';
import { Section } from '#ui/components/section/section.tsx';
import { BlockTable } from '../../../sections/block-table.tsx';

/** A table of all tracks. On a narrow screen it is a list. */
export function TrackComparison() {
  const { comparison, tracks } = internshipPage;
  return (
    <Section id={comparison.anchor} heading={comparison.heading} lead={comparison.intro} className="sunk">
      <BlockTable
        className="block-table track-comparison"
        labelledBy={`${comparison.anchor}-heading`}
        head={[
          comparison.track,
          tracks.prerequisites,
          tracks.hours,
          tracks.mentor,
          comparison.laptop,
          ...internshipRegistration.durations.map(({ weeks }) => fill(comparison.result, { weeks })),
          comparison.seats,
        ]}
        rows={internships.map((track) => [
          track.title,
          track.prerequisites.map(({ skill }) => skill).join('; '),
          hoursOf(track),
          mentorOf(track),
          track.terms.laptop,
          ...track.lengths.map(({ result }) => result),
          String(track.terms.seats),
        ])}
        links={internships.map(({ slug }) => `#track-${slug}`)}
      />
    </Section>
  );
}

/** '20 hours a week: 80 in 4 weeks, 140 in 7 weeks' */
function hoursOf({ lengths, terms }: Internship): string {
  const words = internshipPage.tracks;
  const sums = lengths.map(({ weekCount, hourCount }) =>
    fill(words.hoursPerLength, { hours: hourCount, weeks: weekCount }),
  );
  return fill(words.hoursPerWeek, { hours: terms.hoursPerWeek, sums: sums.join(', ') });
}

/** 'Web developer, Bengali and English: 3 hours a week with your group' */
function mentorOf({ terms: { mentor } }: Internship): string {
  const hours = fill(internshipPage.tracks.mentorHours, { hours: mentor.hoursPerWeek });
  return `${mentor.role}, ${mentor.languages}: ${hours}`;
}
