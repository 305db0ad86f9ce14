import { addresses } from '../addresses.ts';
import { facts } from '../facts/facts.ts';
import type { files, folders } from '../files.ts';
import { photoFiles, withPhotoAddress } from './photos.ts';
import { ContentError } from './read-content.ts';
import type { FileData, FolderData } from './read-tables.ts';

export type Facts = FileData<typeof facts>;

/**
 * Puts the facts that the staff change into the texts of the pages and the entries that show them.
 * @throws ContentError if a fact names a course or a centre that does not exist, or a course has no fee
 */
export function joinFacts(
  { company, batches, centres, fees, positions, members, testimonials, partners, figures }: Facts,
  words: FileData<typeof files>,
  entries: FolderData<typeof folders>,
) {
  const slugs = entries.courses.map(({ slug }) => slug);
  const problems = findBrokenReferences({ batches, centres, fees }, slugs);
  if (problems.length > 0) throw new ContentError(problems);
  return {
    words: {
      ...words,
      enrolment: {
        ...words.enrolment,
        gstPercent: fees.gstPercent,
        batches: { ...words.enrolment.batches, list: batches },
        centres,
      },
      internshipRegistration: { ...words.internshipRegistration, durations: fees.internships },
      team: { ...words.team, members: members.map(withPhotoAddress) },
      testimonials: testimonials.map(withPhotoAddress),
      partners,
      home: {
        ...words.home,
        about: { ...words.home.about, statistics: figures.company },
        partners: { ...words.home.partners, statistics: figures.partners },
      },
      about: {
        ...words.about,
        counts: {
          ...words.about.counts,
          periods: words.about.counts.periods.map((period, index) => ({ ...period, ...at(figures.periods, index) })),
        },
      },
    },
    entries: {
      ...entries,
      courses: entries.courses.map((course) => {
        const { course: _, ...price } = at(
          fees.courses.filter(({ course: slug }) => slug === course.slug),
          0,
        );
        return { ...course, price };
      }),
      positions: positions.map((position) => ({
        ...position,
        href: addresses.position(position.slug),
        file: facts.positions[0],
      })),
    },
    company,
    photos: photoFiles([...members, ...testimonials]),
  };
}

/**
 * Checks the references from one file of facts to another, and to the courses.
 * @param courses the slugs of all courses
 * @returns a line for each problem: file, field and what to change
 */
export function findBrokenReferences(
  { batches, centres, fees }: Pick<Facts, 'batches' | 'centres' | 'fees'>,
  courses: readonly string[],
): string[] {
  const isKnown = (slug: string) => courses.includes(slug);
  const problems: string[] = [];
  for (const [index, { course, centre }] of batches.entries()) {
    const field = `${facts.batches[0]}: ${index}`;
    if (!isKnown(course)) problems.push(`${field}.course: there is no course '${course}'; use ${courses.join(', ')}`);
    if (centres.some(({ id }) => id === centre)) continue;
    const ids = centres.map(({ id }) => id).join(', ');
    problems.push(`${field}.centre: there is no centre with the id '${centre}'; use ${ids}`);
  }
  for (const [index, { course }] of fees.courses.entries()) {
    if (!isKnown(course)) problems.push(`${facts.fees[0]}: courses.${index}.course: there is no course '${course}'`);
  }
  for (const slug of courses) {
    const count = fees.courses.filter(({ course }) => course === slug).length;
    if (count !== 1) problems.push(`${facts.fees[0]}: courses: the course '${slug}' needs one fee, and has ${count}`);
  }
  return problems;
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no item ${index}`);
  return item;
}
