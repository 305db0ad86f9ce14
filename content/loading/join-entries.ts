import { handoutFiles } from '#generated/handouts.ts';
import { addresses } from '../addresses.ts';
import { monthlyPayments, withTax } from './courses/cost.ts';
import { numberSessions } from './courses/number-sessions.ts';
import { planWeeks } from './courses/plan-weeks.ts';
import { freezeDeep } from './deep-readonly.ts';
import type { AllFiles } from './read-all.ts';

/** Hours of one session of any course (specification, section 9). */
export const sessionHours = 2;

/** Days of class per week of a course without an announced batch. */
const usualDays = 3;

export type JoinedEntries = ReturnType<typeof joinEntries>;

/** Joins entries that name each other, and computes their numbers, costs and addresses. */
export function joinEntries(all: AllFiles) {
  const { services: allServices, technologies } = all.entries;
  const courses = joinCourses(all);
  const internshipRegistration = joinInternshipRegistration(all);
  return {
    /** Every service that has a page, in the order of the menu. */
    allServices,
    /** The services of the menu and of every list. */
    services: allServices.filter((service) => service.isInMenu !== false),
    /** The products in the order of the portfolio. */
    products: freezeDeep(
      all.entries.products.map(({ address, ...product }) => ({ ...product, href: address ?? product.href })),
    ),
    /** The technologies in the order of their cards. */
    technologies,
    courses,
    internshipRegistration,
    internships: joinInternships(all, courses, internshipRegistration),
    courseQuestion: joinCourseQuestion(all, courses),
  };
}

type Courses = ReturnType<typeof joinCourses>;

/** The courses in the order of their cards, with numbered sessions, costs, batches and addresses. */
function joinCourses({ entries, words }: AllFiles) {
  return freezeDeep(
    entries.courses.map((course) => {
      const parts = numberSessions(course.parts);
      const sessionCount = parts.reduce((sum, { sessions }) => sum + sessions.length, 0);
      const { discountedInr, monthlyInr } = course.price;
      const batches = batchesOf(course.slug, words.enrolment);
      return {
        ...course,
        cost: {
          ...withTax(discountedInr, words.enrolment.gstPercent),
          monthly: monthlyPayments(discountedInr, monthlyInr, words.enrolment.gstPercent),
        },
        batches,
        weeks: planWeeks(parts, batches[0]?.days.length ?? usualDays),
        parts,
        handout: withPrograms(course.slug, course.handout),
        sessionCount,
        hourCount: sessionCount * sessionHours,
        registerHref: `${addresses.placementRegistration}?program=${course.slug}`,
        askHref: addresses.question(course.slug),
        brochureHref: addresses.brochure(course.slug),
      };
    }),
  );
}

/** The registration for an internship. The durations are in ascending order, with their weeks and their cost with tax. */
function joinInternshipRegistration({ words }: AllFiles) {
  return freezeDeep({
    ...words.internshipRegistration,
    durations: words.internshipRegistration.durations
      .map((duration) => ({
        ...duration,
        weeks: Number.parseInt(duration.label, 10),
        cost: withTax(duration.feeInr, words.enrolment.gstPercent),
      }))
      .sort((a, b) => a.weeks - b.weeks),
  });
}

/**
 * The tracks of the internship, each with the program parameter of its domain, the courses that prepare for it, and the result of
 * each duration.
 */
function joinInternships(
  { entries }: AllFiles,
  courses: Courses,
  { domains, durations }: ReturnType<typeof joinInternshipRegistration>,
) {
  return freezeDeep(
    entries.internships.map(({ results, ...track }) => {
      const file = `content/internships/${track.slug}.ts`;
      const domain = domains.find(({ value }) => value === track.domain);
      if (!domain) throw new Error(`${file}: domain: the registration has no domain '${track.domain}'`);
      const longest = durations.at(-1)?.weeks;
      if (track.weeks.length !== longest) {
        throw new Error(`${file}: weeks: there are ${track.weeks.length}; the longest internship has ${longest}`);
      }
      if (results.length !== durations.length) {
        throw new Error(`${file}: results: there are ${results.length} for ${durations.length} durations`);
      }
      const next = courses.find(({ slug }) => slug === track.nextCourse);
      if (!next) throw new Error(`${file}: nextCourse: there is no course '${track.nextCourse}'`);
      return {
        ...track,
        nextCourse: { label: next.curriculumName, href: next.href },
        domain: domain.label,
        program: domain.value,
        prerequisites: track.prerequisites.map(({ course: slug, ...prerequisite }, index) => {
          const course = courses.find((item) => item.slug === slug);
          if (slug !== undefined && !course)
            throw new Error(`${file}: prerequisites.${index}.course: there is no course '${slug}'`);
          return { ...prerequisite, course: course && { label: course.curriculumName, href: course.href } };
        }),
        lengths: durations.map(({ weeks }, index) => ({ weekCount: weeks, result: results[index] ?? '' })),
      };
    }),
  );
}

/** The question form. Each subject (a course, or the internship) has a page that preselects it. */
function joinCourseQuestion({ words }: AllFiles, courses: Courses) {
  const internshipSubject = {
    ...words.courseQuestion.internship,
    hue: 'teal' as const,
    href: addresses.question('internship'),
  };

  return freezeDeep({
    ...words.courseQuestion,
    internship: internshipSubject,
    subjects: [
      ...courses.map(({ name, curriculumName, hue, askHref }) => ({
        option: name,
        inSentence: curriculumName,
        hue,
        href: askHref,
      })),
      internshipSubject,
    ],
  });
}

/** The batches of a course that begin after the build, in order of date, each with its centre. */
function batchesOf(slug: string, { batches, centres }: AllFiles['words']['enrolment']) {
  const today = new Date().toISOString().slice(0, 10);
  return batches.list
    .filter(({ course, starts }) => course === slug && starts > today)
    .sort((a, b) => a.starts.localeCompare(b.starts))
    .flatMap((batch) => centres.filter(({ id }) => id === batch.centre).map((centre) => ({ ...batch, centre })));
}

/** A handout with the code and the output of its two programs. */
function withPrograms<Handout extends { program: string; solution: string }>(slug: string, handout: Handout) {
  const read = (name: string) => {
    const [code, output] = [name, `${name}.out`].map((file) => handoutFiles[`${slug}/${file}`]);
    if (code === undefined || output === undefined) {
      throw new Error(
        `content/courses/${slug}.ts: handout: there is no content/handouts/${slug}/${name}, or no ${name}.out next to it`,
      );
    }
    return { name, code, output };
  };
  return { ...handout, program: read(handout.program), solution: read(handout.solution) };
}
