import { type Course, courses, profile, sessionHours } from '#content';
import { absolute } from '../frame/page-meta.ts';
import { company } from './company.ts';

/** What the page of all courses tells search engines (schema.org JSON-LD): a list, each course with its page. */
export function courseListData() {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: courseOf(course),
    })),
  };
}

/** What a curriculum page tells them: the course, what it costs, how it is held, its parts. */
export function courseData(course: Course) {
  return {
    '@context': 'https://schema.org',
    ...courseOf(course),
    educationalLevel: course.level,
    coursePrerequisites: course.prerequisites,
    teaches: course.outcomes,
    timeRequired: workload(course.sessionCount),
    syllabusSections: course.parts.map(({ category, anchor, sessions }) => ({
      '@type': 'Syllabus',
      name: category,
      url: absolute(`${course.href}#${anchor}`),
      timeRequired: workload(sessions.length),
    })),
  };
}

function courseOf(course: Course) {
  return {
    '@type': 'Course',
    '@id': absolute(`${course.href}#course`),
    url: absolute(course.href),
    name: course.name,
    description: course.summary,
    inLanguage: 'en-IN',
    provider: company,
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: course.price.discountedInr,
      priceCurrency: 'INR',
      url: absolute(course.registerHref),
    },
    // In a room at a centre, or by line: the registration asks which.
    hasCourseInstance: (['onsite', 'online'] as const).map((courseMode) => ({
      '@type': 'CourseInstance',
      courseMode,
      courseWorkload: workload(course.sessionCount),
      ...(courseMode === 'onsite' ? { location: { '@type': 'Country', name: profile.registeredOffice.country } } : {}),
    })),
  };
}

/** As ISO 8601 writes a time. */
function workload(sessionCount: number): string {
  return `PT${sessionCount * sessionHours}H`;
}
