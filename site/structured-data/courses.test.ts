import { describe, expect, test } from 'vitest';
import { courses } from '#content';
import { courseData, courseListData } from './courses.ts';

describe.each(courses.map((course) => [course.slug, course] as const))('%s', (_, course) => {
  const data = courseData(course);

  test('is a course of the company with the address of its page', () => {
    expect(data).toMatchObject({ '@type': 'Course', name: course.name, provider: { '@type': 'Organization' } });
    expect(new URL(data.url).pathname).toBe(course.href);
  });

  test('costs what one pays, in rupees', () => {
    expect(data.offers).toMatchObject({ price: course.price.discountedInr, priceCurrency: 'INR', category: 'Paid' });
  });

  test('is held at a centre and online, two hours a session', () => {
    expect(data.hasCourseInstance.map(({ courseMode }) => courseMode)).toEqual(['onsite', 'online']);
    for (const { courseWorkload } of data.hasCourseInstance) expect(courseWorkload).toBe(`PT${course.hourCount}H`);
  });

  test('has the parts of its curriculum as its syllabus, and all hours in them', () => {
    expect(data.syllabusSections.map(({ name }) => name)).toEqual(course.parts.map(({ category }) => category));
    const hours = data.syllabusSections.map(({ timeRequired }) => Number(/^PT(\d+)H$/.exec(timeRequired)?.[1]));
    expect(hours.reduce((sum, each) => sum + each, 0)).toBe(course.hourCount);
  });

  test('claims no rating', () => {
    expect(JSON.stringify(data)).not.toMatch(/"(?:aggregateRating|review)"/);
  });
});

test('the list names the courses in order', () => {
  const { itemListElement } = courseListData();
  expect(itemListElement.map(({ position, item }) => [position, item.name])).toEqual(
    courses.map(({ name }, index) => [index + 1, name]),
  );
});
