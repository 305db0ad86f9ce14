import { dateInWords, fill, profile } from '#content';
import { Fact } from '#ui/components/fact.tsx';
import { List } from '#ui/components/list.tsx';
import { Section } from '#ui/components/section/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { Screen } from '../../../illustrations/illustration.tsx';
import { useContent } from '../../../layout/current-page.ts';
import { BrandMark } from '../../../layout/header/brand.tsx';

/** A certificate, with the rules of its course and invented results, and a page of a project of the course. */
export function Certificate() {
  const { courses, courseWords, dateLocale, placementTraining } = useContent();
  const words = placementTraining.certificate;
  const { project } = words;
  const course = courses.find(({ slug }) => slug === words.course);
  if (!course) return null;
  const { rubric, passPercent, attendancePercent } = course.assessment;
  const parts = words.parts.map(({ name, marks }, index) => ({ name, marks, total: rubric[index]?.percent ?? 0 }));
  const marks = parts.reduce((sum, part) => sum + part.marks, 0);
  const sessions = fill(courseWords.sessions, { count: course.sessionCount });
  const attended = words.attendedSessions;
  return (
    <Section
      id={words.anchor}
      heading={words.heading}
      lead={fill(words.intro, { pass: passPercent, attendance: attendancePercent })}
      className="proof"
    >
      <figure className={hueClass(course.hue)}>
        <div className="certificate-border cloth-backdrop" data-search-ignore="">
          <Cloth seed="certificate" rows={24} unit={4} isTiled />
          <div className="certificate-paper stack">
            <p className="certificate-head row">
              <BrandMark size={36} />
              <b>{profile.legalName}</b>
              <strong>{words.stamp}</strong>
            </p>
            <div className="certificate-text stack">
              <p className="certificate-title">{words.title}</p>
              <p>{words.opening}</p>
              <p className="certificate-name">{words.student}</p>
              <p>{words.completed}</p>
              <p className="certificate-name">{course.name}</p>
              <p>{fill(words.extent, { sessions, weeks: course.weeks.length })}</p>
            </div>
            <dl className="certificate-facts">
              <Fact label={words.marksLabel}>
                {fill(words.marks, { marks, total: 100 })}
                <List items={parts.map(({ name, ...part }) => `${name}: ${fill(words.marks, part)}`)} />
              </Fact>
              <Fact label={words.attendanceLabel}>
                {fill(words.attendance, {
                  attended,
                  sessions,
                  percent: Math.floor((100 * attended) / course.sessionCount),
                })}
              </Fact>
              <Fact label={words.projectsLabel}>
                <List items={words.projects} />
              </Fact>
              <Fact label={words.dateLabel}>{dateInWords(words.date, dateLocale)}</Fact>
              <Fact label={words.numberLabel}>{words.number}</Fact>
            </dl>
            <p className="fine-print certificate-signature">{words.signature}</p>
            <p className="fine-print">{words.confirmation}</p>
          </div>
        </div>
        <figcaption className="fine-print">{words.caption}</figcaption>
      </figure>
      <figure>
        <Screen name={project.picture.screen} alt={project.picture.alt} />
        <figcaption className="fine-print">{project.caption}</figcaption>
      </figure>
    </Section>
  );
}
