import {
  addresses,
  type Content,
  type Course,
  dateInWords,
  fill,
  inRupees,
  monthlyInWords,
  sessionHours,
  siteLanguage,
  weeksOf,
} from '#content';
import { brochureLine, light } from '../../ui/colours.ts';
import { weaveCloth } from '../../ui/weave/cloth-pattern.ts';
import { hex, partColour, threadColour } from '../site-build/hue-styles.ts';

/**
 * All words and colours of a brochure, as `brochure.typ` reads them. A translated brochure says what decides, as the translated page does:
 * the sessions are in English only.
 * @param content in the language of the course
 */
export function brochureData(content: Content, course: Course) {
  const { brochure: brochureWords, language, profile } = content;
  return {
    ...coverData(content, course),
    words: layoutWords(content, course),
    about: aboutData(content, course),
    enrolment: enrolmentData(content, course),
    weeks: weeksData(content, course),
    ...(language === siteLanguage
      ? {
          ...curriculumData(content, course),
          ...assessmentData(content, course),
          handout: handoutData(content, course),
        }
      : { original: originalData(content, course), after: afterData(content, course) }),
    register: {
      ...brochureWords.register,
      label: fill(brochureWords.register.link, { course: course.name }),
      address: profile.origin + course.registerHref,
    },
    contact: {
      heading: brochureWords.contact.heading,
      rows: [
        { label: brochureWords.contact.phone, value: profile.phone.plain, href: profile.phone.href },
        { label: brochureWords.contact.whatsapp, value: profile.whatsapp.plain, href: profile.whatsapp.href },
        { label: brochureWords.contact.email, value: profile.email.text, href: profile.email.href },
        { label: brochureWords.contact.hours, value: profile.supportHours },
        { label: brochureWords.contact.address, value: `${profile.legalName}, ${profile.registeredOffice.text}` },
      ],
    },
  };
}

/** Title page and properties of the document. */
function coverData(content: Content, course: Course) {
  const { brochure: brochureWords, courseWords, enrolment, profile } = content;
  const { batches, parts, price } = course;
  const [next] = batches;
  return {
    language: content.language.slice(0, 2),
    title: fill(brochureWords.title, { course: course.curriculumName }),
    author: profile.legalName,
    subject: course.summary,
    name: course.curriculumName,
    summary: course.summary,
    company: profile.name,
    tagline: profile.tagline,
    address: `${profile.origin}${course.href}`.replace(/^https:\/\//, ''),
    sessionCount: course.sessionCount,
    colours: {
      ink: hex(light.ink.oklch),
      soft: hex(light.soft.oklch),
      line: hex(brochureLine),
      accent: hex(light.accent.oklch),
      parts: parts.map((_, index) => partColour(index, `hue-${course.hue}`)),
    },
    cloth: clothSvg(course, 44),
    closingCloth: clothSvg(course, 13),
    facts: [
      { label: courseWords.facts.level, value: courseWords.levels[course.level] },
      { label: courseWords.facts.sessions, value: String(course.sessionCount) },
      { label: courseWords.facts.hours, value: String(course.hourCount) },
      { label: courseWords.facts.duration, value: fill(courseWords.months, course.months) },
      { label: courseWords.facts.fee, value: inRupees(price.discountedInr), isFee: true },
    ],
    parts: parts.map(({ category, anchor, first, last }) => ({ category, anchor, first, last })),
    next: next
      ? fill(enrolment.batches.nextBatch, {
          date: dateInWords(next.starts, content.dateLocale),
          centre: next.centre.name,
        })
      : null,
  };
}

/** Labels and sentences of the layout. */
function layoutWords(content: Content, { cost, price }: Course) {
  const { brochure: brochureWords, courseWords, curriculumWords, enrolment, profile, termsOfService } = content;
  const total = inRupees(cost.totalInr);
  return {
    ...brochureWords,
    session: courseWords.sessionNumber,
    discounted: courseWords.discountedPrice,
    price: inRupees(price.discountedInr),
    original: inRupees(price.originalInr),
    originalLabel: courseWords.originalPrice,
    monthly: fill(courseWords.monthly, { monthly: inRupees(price.monthlyInr) }),
    total: fill(enrolment.fee.totalNote, { total, gst: enrolment.gstPercent }),
    taxes: courseWords.taxes,
    refunds: brochureWords.terms,
    termsAddress: profile.origin + termsOfService.href,
    terms: curriculumWords.sessions.terms,
    reading: curriculumWords.sessions.reading,
    points: curriculumWords.sessions.points,
  };
}

function aboutData({ curriculumWords, language }: Content, course: Course) {
  return {
    heading: curriculumWords.about.heading,
    intro: course.intro,
    cards: language === siteLanguage ? course.about : [],
    prerequisitesHeading: curriculumWords.learned.prerequisites,
    prerequisites: course.prerequisites,
    outcomesHeading: curriculumWords.learned.outcomes,
    outcomes: course.outcomes,
  };
}

/** Fee, dates and rules. */
function enrolmentData({ dateLocale, enrolment }: Content, { batches, cost, price }: Course) {
  const total = inRupees(cost.totalInr);
  return {
    heading: enrolment.heading,
    lead: enrolment.lead,
    fee: {
      title: enrolment.fee.title,
      rows: [
        { label: enrolment.fee.fee, value: inRupees(price.discountedInr) },
        { label: fill(enrolment.fee.tax, { gst: enrolment.gstPercent }), value: inRupees(cost.taxInr) },
        { label: enrolment.fee.totalLabel, value: total },
      ],
      paragraphs: [
        `${monthlyInWords(enrolment.fee.monthly, cost.monthly)} ${enrolment.fee.monthlyTotal}`,
        enrolment.fee.scope,
      ],
    },
    batches: {
      title: enrolment.batches.title,
      none: enrolment.batches.noBatch,
      list: batches.map(({ starts, days, time, centre, seats, language, teacher }) => ({
        starts: dateInWords(starts, dateLocale),
        rows: [
          { label: enrolment.batches.days, value: `${days.join(', ')}, ${time}` },
          { label: enrolment.batches.place, value: centre.address },
          { label: enrolment.batches.seats, value: fill(enrolment.batches.seatCount, { count: seats }) },
          { label: enrolment.batches.language, value: language },
          { label: enrolment.batches.teacher, value: teacher },
        ],
      })),
    },
    rules: enrolment.rules,
  };
}

/** The chart of weeks, one column for each week. */
function weeksData({ enrolment }: Content, { parts, weeks }: Course) {
  const perWeek = Math.max(...weeks.map((week) => week.length));
  return {
    title: enrolment.weeks.title,
    summary: fill(enrolment.weeks.summary, { weeks: weeks.length, sessions: perWeek }),
    note: enrolment.weeks.note,
    legend: enrolment.weeks.legend,
    perWeek,
    columns: weeks.map((week) =>
      Array.from({ length: perWeek }, (_, row) => {
        const slot = week[row];
        if (week.length === 0) return 'free';
        if (!slot) return null;
        return 'part' in slot ? slot.part : 'test';
      }),
    ),
    inWords: parts.map(({ category: part, first, last }, index) =>
      fill(enrolment.weeks.partWeeks, { ...weeksOf(weeks, index), part, first, last }),
    ),
  };
}

/** For a translated brochure: what comes after the course, and which computer it needs. */
function afterData({ beforeYouDecide, curriculumWords }: Content, course: Course) {
  const { labels, courses: rows } = beforeYouDecide.comparison;
  const row = rows.find(({ course: slug }) => slug === course.slug);
  const { heading, lines } = curriculumWords.video.tour.careerGuidance;
  const laptop = beforeYouDecide.questions.find(({ id }) => id === 'laptop');
  return [
    {
      heading,
      rows: row
        ? [
            { label: labels.project, value: row.project },
            { label: labels.job, value: row.job },
            { label: labels.next, value: row.next },
          ]
        : [],
      text: lines,
    },
    ...(laptop ? [{ heading: laptop.heading, rows: [], text: laptop.text }] : []),
  ];
}

/** For a translated brochure: what it is, and the link to the one in English. */
const originalData = ({ courseWords, curriculumWords, profile, translation }: Content, course: Course) => ({
  /** That nobody has checked the translation yet, or that it is out of date. */
  note: translation?.stalePages.includes(addresses.course(course.slug)) ? translation.staleNote : translation?.note,
  label: fill(curriculumWords.sessions.allSessionsLink, {
    sessions: fill(courseWords.sessions, { count: course.sessionCount }),
  }),
  address: profile.origin + addresses.brochure(course.slug),
});

function curriculumData({ brochure: brochureWords, courseWords, curriculumWords }: Content, course: Course) {
  const { parts } = course;
  const { detail } = curriculumWords;
  const range = (first: number, last: number) => fill(brochureWords.sessionRange, { first, last });
  return {
    requirements: {
      title: detail.requirements.title,
      summary: detail.requirements.summary,
      head: [detail.requirements.item, detail.requirements.cost, detail.requirements.freeOption],
      rows: course.requirements.map(({ item, cost, freeOption }) => [item, cost, freeOption]),
    },
    sessions: {
      heading: curriculumWords.sessions.heading,
      intro: fill(curriculumWords.sessions.intro, {
        sessions: fill(courseWords.sessions, { count: course.sessionCount }),
        hours: fill(courseWords.hours, { count: course.hourCount }),
      }),
    },
    parts: parts.map((part) => ({
      ...part,
      note: `${range(part.first, part.last)} · ${fill(courseWords.hours, { count: (part.last - part.first + 1) * sessionHours })}`,
      sessions: part.sessions.map((session) => ({
        ...session,
        homeworkLabel: fill(curriculumWords.sessions.homework, { hours: session.homework.hours }),
        homework: session.homework.task,
        terms: session.terms?.join(', ') ?? null,
        reading: session.reading,
      })),
      test: {
        ...part.test,
        title: fill(curriculumWords.sessions.test, { category: part.category, minutes: part.test.minutes }),
      },
    })),
  };
}

function assessmentData({ curriculumWords, dateLocale }: Content, course: Course) {
  const { interviews } = course;
  const { detail } = curriculumWords;
  const count = (kind: string) => interviews.practice.filter((practice) => practice.kind === kind).length;
  return {
    assessment: {
      title: detail.assessment.title,
      summary: fill(detail.assessment.summary, {
        pass: course.assessment.passPercent,
        attendance: course.assessment.attendancePercent,
      }),
      rubricTitle: detail.assessment.rubric,
      rubric: course.assessment.rubric,
      certificateTitle: detail.assessment.certificate,
      certificate: course.assessment.certificate,
    },
    interviews: {
      title: detail.interviews.title,
      summary: fill(detail.interviews.summary, { tests: count('Timed test'), interviews: count('Mock interview') }),
      practiceTitle: detail.interviews.practice,
      practice: interviews.practice.map(({ after, kind, text }) => [
        fill(detail.interviews.afterSession, { number: after }),
        kind,
        text,
      ]),
      topicsTitle: detail.interviews.topics,
      topics: interviews.topics.map(({ topic, sessions }) => [
        topic,
        fill(detail.interviews.sessions, { numbers: sessions.join(', ') }),
      ]),
    },
    versions: {
      title: detail.versions.title,
      summary: fill(detail.versions.summary, { date: dateInWords(course.reviewed, dateLocale) }),
      list: course.versions.map(({ name, version, note }) => [name, note ? `${version}. ${note}` : version]),
    },
  };
}

/** The sample session. */
function handoutData({ brochure: brochureWords, curriculumWords }: Content, { handout, parts }: Course) {
  const { detail } = curriculumWords;
  return {
    title: detail.handout.title,
    summary: fill(detail.handout.summary, {
      number: handout.session,
      topic: parts.flatMap(({ sessions }) => sessions).find(({ number }) => number === handout.session)?.topic ?? '',
    }),
    problemTitle: detail.handout.problem,
    explanationTitle: detail.handout.explanation,
    programTitle: detail.handout.program,
    exerciseTitle: detail.handout.exercise,
    solutionTitle: brochureWords.solution,
    outputTitle: detail.handout.output,
    ...handout,
  };
}

/** The cloth of a course as SVG, 84 threads wide. @param rows height in threads */
function clothSvg({ slug, hue }: Course, rows: number): string {
  const drawings = weaveCloth(`brochure ${slug}`, rows).map(({ period, paths: colourPaths }) => {
    const paths = colourPaths
      .map(({ thread, path }) => `<path fill="${threadColour(thread, `hue-${hue}`)}" d="${path}"/>`)
      .join('');
    const repeats = Array.from(
      { length: Math.ceil(84 / period) },
      (_, index) => index * period - ((Math.ceil(84 / period) * period - 84) >> 1),
    );
    return repeats.map((x) => `<svg x="${x}" width="${period}" height="${rows}">${paths}</svg>`).join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 ${rows}" width="84" height="${rows}" shape-rendering="crispEdges"><rect width="84" height="${rows}" fill="${hex(light.cloth.oklch)}"/>${drawings.join('')}</svg>`;
}
