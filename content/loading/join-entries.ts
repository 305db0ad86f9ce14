import { handoutFiles } from '#generated/handouts.ts';
import { addresses } from '../addresses.ts';
import { monthlyPayments, withTax } from './courses/cost.ts';
import { numberSessions } from './courses/number-sessions.ts';
import { planWeeks } from './courses/plan-weeks.ts';
import { freezeDeep } from './deep-readonly.ts';
import { entries, words } from './read-all.ts';

/** Every service that has a page, in the order of the menu. */
export const allServices = entries.services;

/** The services of the menu and of every list. */
export const services = allServices.filter((service) => service.isInMenu !== false);

/** The products in the order of the portfolio. */
export const products = freezeDeep(
  entries.products.map(({ address, ...product }) => ({ ...product, href: address ?? product.href })),
);

/** The technologies in the order of their cards. */
export const { technologies } = entries;

/** Hours of one session of any course (specification, section 9). */
export const sessionHours = 2;

/** Days of class in a week where no batch is announced. */
const usualDays = 3;

/** The courses in the order of their cards, each with its sessions numbered and the addresses that belong to it. */
export const courses = freezeDeep(
  entries.courses.map((course) => {
    const parts = numberSessions(course.parts);
    const sessionCount = parts.reduce((sum, { sessions }) => sum + sessions.length, 0);
    const { discountedInr, monthlyInr } = course.price;
    const batches = batchesOf(course.slug);
    return {
      ...course,
      cost: {
        ...withTax(discountedInr, words.enrolment.gstPercent),
        monthly: monthlyPayments(discountedInr, monthlyInr),
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

/** The batches of a course that have not begun when the site is built, the next one first, each with its centre. */
function batchesOf(slug: string) {
  const { batches, centres } = words.enrolment;
  const today = new Date().toISOString().slice(0, 10);
  return batches.list
    .filter(({ course, starts }) => course === slug && starts > today)
    .sort((a, b) => a.starts.localeCompare(b.starts))
    .flatMap((batch) => centres.filter(({ id }) => id === batch.centre).map((centre) => ({ ...batch, centre })));
}

const [lost] = words.enrolment.batches.list.filter(({ course }) =>
  entries.courses.every(({ slug }) => slug !== course),
);
if (lost) throw new Error(`content/academy/enrolment.ts: batches: no course is called '${lost.course}'`);

/** A handout with its two programs as they stand in their files, each with what it prints. */
function withPrograms<Handout extends { program: string; solution: string }>(slug: string, handout: Handout) {
  const read = (name: string) => {
    const [code, output] = [name, `${name}.out`].map((file) => handoutFiles[`${slug}/${file}`]);
    if (code === undefined || output === undefined) {
      throw new Error(
        `content/courses/${slug}.ts: handout: there is no content/handouts/${slug}/${name}, or no ${name}.out beside it`,
      );
    }
    return { name, code, output };
  };
  return { ...handout, program: read(handout.program), solution: read(handout.solution) };
}

/** The registration for an internship; each length of it, the shorter first, with its weeks and what one pays in all. */
export const internshipRegistration = freezeDeep({
  ...words.internshipRegistration,
  durations: words.internshipRegistration.durations
    .map((duration) => ({
      ...duration,
      weeks: Number.parseInt(duration.label, 10),
      cost: withTax(duration.feeInr, words.enrolment.gstPercent),
    }))
    .sort((a, b) => a.weeks - b.weeks),
});

/**
 * The tracks of the internship, each with the address that registers for its domain, the courses that prepare for it, and for each length of
 * the registration the hours of an intern.
 */
export const internships = freezeDeep(
  entries.internships.map((track) => {
    const file = `content/internships/${track.slug}.ts`;
    const { domains, durations } = internshipRegistration;
    const domain = domains.find(({ label }) => label === track.domain);
    if (!domain) throw new Error(`${file}: domain: '${track.domain}' is no domain of the registration`);
    const longest = durations.at(-1)?.weeks;
    if (track.weeks.length !== longest) {
      throw new Error(`${file}: weeks: ${track.weeks.length} of them, the longest internship has ${longest}`);
    }
    return {
      ...track,
      program: domain.value,
      prerequisites: track.prerequisites.map(({ course: slug, ...prerequisite }, index) => {
        const course = courses.find((each) => each.slug === slug);
        if (slug !== undefined && !course)
          throw new Error(`${file}: prerequisites.${index}.course: no course is called '${slug}'`);
        return { ...prerequisite, course: course && { label: course.curriculumName, href: course.href } };
      }),
      lengths: durations.map(({ weeks }) => ({ weekCount: weeks, hourCount: weeks * track.terms.hoursPerWeek })),
    };
  }),
);

const internshipSubject = {
  ...words.courseQuestion.internship,
  hue: 'teal' as const,
  href: addresses.question('internship'),
};

/** Where one asks before one registers. What one can ask about has a page each, on which it is chosen already. */
export const courseQuestion = freezeDeep({
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
