import { describe, expect, test } from 'vitest';
import { courses, type Position, positions, products } from '#content';
import { pageMeta } from './layout/page-meta.ts';
import { courseData, courseListData, jobPosting, productData } from './structured-data.ts';

describe.each(courses.map((course) => [course.slug, course] as const))('%s', (_, course) => {
  const data = courseData(course, 'en-IN');

  test('is a course of the company with the address of its page', () => {
    expect(data).toMatchObject({ '@type': 'Course', name: course.name, provider: { '@type': 'Organization' } });
    expect(new URL(data.url).pathname).toBe(course.href);
  });

  test('gives the discounted price in rupees', () => {
    expect(data.offers).toMatchObject({ price: course.price.discountedInr, priceCurrency: 'INR', category: 'Paid' });
  });

  test('is held at a centre and online, two hours a session', () => {
    expect(data.hasCourseInstance.map(({ courseMode }) => courseMode)).toEqual(['onsite', 'online']);
    for (const { courseWorkload } of data.hasCourseInstance) expect(courseWorkload).toBe(`PT${course.hourCount}H`);
  });

  test('lists the parts of its curriculum as its syllabus, with all hours', () => {
    expect(data.syllabusSections.map(({ name }) => name)).toEqual(course.parts.map(({ category }) => category));
    const hours = data.syllabusSections.map(({ timeRequired }) => Number(/^PT(\d+)H$/.exec(timeRequired)?.[1]));
    expect(hours.reduce((sum, count) => sum + count, 0)).toBe(course.hourCount);
  });

  test('claims no rating', () => {
    expect(JSON.stringify(data)).not.toMatch(/"(?:aggregateRating|review)"/);
  });
});

test('the list names the courses in order', () => {
  const { itemListElement } = courseListData(courses, 'bn');
  expect(itemListElement.map(({ position, item }) => [position, item.name])).toEqual(
    courses.map(({ name }, index) => [index + 1, name]),
  );
  expect(new Set(itemListElement.map(({ item }) => item.inLanguage))).toEqual(new Set(['bn']));
});

const [first] = positions;
const postedPosition = (change: Partial<Position>): Position => ({
  ...(first as Position),
  posted: '2027-01-15',
  ...change,
});

test('a position without a date has no job posting', () => {
  expect(jobPosting({ ...postedPosition({}), posted: undefined } as unknown as Position)).toBeUndefined();
});

test('a position at the office gives its address', () => {
  expect(jobPosting(postedPosition({ location: 'Tripura' }))).toMatchObject({
    datePosted: '2027-01-15',
    jobLocation: { address: { addressRegion: 'Tripura', addressCountry: 'IN' } },
  });
});

test('a remote position gives the country that applicants may live in', () => {
  const posting = jobPosting(postedPosition({ location: 'Remote' }));
  expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'India' } });
  expect(posting).not.toHaveProperty('jobLocation');
});

describe.each(products.map((product) => [product.slug, product] as const))('%s', (slug, product) => {
  const data = productData(product);

  test('is a software application with the address of its page', () => {
    expect(data).toMatchObject({ '@type': 'SoftwareApplication', name: product.name });
    expect(new URL(data.url).pathname).toBe(product.href);
  });

  test('claims no rating', () => {
    expect(JSON.stringify(data)).not.toMatch(/"(?:aggregateRating|review)"/);
  });

  test(slug === 'crm-suite' ? 'offers custom pricing, without a figure' : 'makes no offer', () => {
    const expected = slug === 'crm-suite' ? { '@type': 'Offer', price: 'Custom pricing' } : undefined;
    expect('offers' in data ? data.offers : undefined).toEqual(expected);
  });

  test('has a page with title, description, canonical address and optional keywords', () => {
    const { metadata } = product.page;
    const tags = pageMeta(metadata, product.href);
    expect(tags).toContainEqual({ title: metadata.title });
    expect(tags).toContainEqual({ name: 'description', content: metadata.description });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: data.url });
    const keywords = tags.filter((tag) => 'name' in tag && tag.name === 'keywords');
    expect(keywords).toEqual(metadata.keywords ? [{ name: 'keywords', content: metadata.keywords.join(', ') }] : []);
  });
});
