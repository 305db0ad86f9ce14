import { type Content, fill, type Internship } from '#content';
import { Section } from '#ui/components/section/section.tsx';
import { useContent } from '../../../layout/current-page.ts';
import { BlockTable } from '../../../sections/block-table.tsx';

export function TrackComparison() {
  const { internshipPage, internshipRegistration, internships } = useContent();
  const { comparison, tracks } = internshipPage;
  return (
    <Section id={comparison.anchor} heading={comparison.heading} lead={comparison.intro}>
      <BlockTable
        isWide
        labelledBy={`${comparison.anchor}-heading`}
        head={[
          comparison.track,
          tracks.prerequisites,
          tracks.hours,
          tracks.homework,
          tracks.mentor,
          tracks.accounts,
          ...internshipRegistration.durations.map(({ weeks }) => fill(comparison.result, { weeks })),
          tracks.nextCourse,
          comparison.seats,
        ]}
        rows={internships.map((track) => [
          track.title,
          <Skills key="skills" track={track} />,
          fill(tracks.hoursPerWeek, { hours: track.terms.hoursPerWeek }),
          track.terms.homework,
          mentorOf(track, tracks),
          track.terms.accounts,
          ...track.lengths.map(({ result }) => result),
          <a key="next" href={track.nextCourse.href}>
            {track.nextCourse.label}
          </a>,
          String(track.terms.seats),
        ])}
        links={internships.map(({ slug }) => `#track-${slug}`)}
      />
    </Section>
  );
}

/** What the track expects. Each skill links to a free lesson. */
function Skills({ track }: { track: Internship }) {
  return (
    <ul className="track-skills">
      {track.prerequisites.map(({ skill, freeSource }) => (
        <li key={skill}>
          <a href={freeSource}>{skill}</a>
        </li>
      ))}
    </ul>
  );
}

/** 'Web developer, Bengali and English, 3 hours a week' */
function mentorOf({ terms: { mentor } }: Internship, words: Content['internshipPage']['tracks']): string {
  const hours = fill(words.mentorHours, { hours: mentor.hoursPerWeek });
  return [mentor.role, mentor.languages, hours].join(', ');
}
