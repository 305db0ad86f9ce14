import { expect, test } from 'vitest';
import { internshipPage, internshipRegistration, internships } from '#content';

/** Specification, section 2 'Internship programs page' and section 9 'Internships'. */
test('six tracks in order, each of 4-7 weeks', () => {
  expect(internships.map(({ title }) => title)).toEqual([
    'Full Stack Web Development',
    'Data Science & Analytics',
    'Cloud Computing',
    'AI & Machine Learning',
    'Mobile App Development',
    'Digital Marketing & Analytics',
  ]);
  for (const { weeks } of internships) expect(weeks).toEqual({ from: 4, to: 7 });
});

test('every track has more topics than its card shows at first', () => {
  for (const { title, topics } of internships) expect(topics.length, title).toBeGreaterThan(4);
});

test('each track registers for the nearest of the four domains', () => {
  expect(internships.map(({ slug, applyHref }) => [slug, applyHref])).toEqual(
    [
      ['full-stack-web-development', 'full-stack'],
      ['data-science-and-analytics', 'ai-ml'],
      ['cloud-computing', 'full-stack'],
      ['ai-and-ml', 'ai-ml'],
      ['mobile-app-development', 'flutter'],
      ['digital-marketing-and-analytics', 'ai-ml'],
    ].map(([slug, domain]) => [slug, `/internship-registration?program=${domain}`]),
  );
});

test('every domain of the registration is reached from the page of the tracks', () => {
  const hrefs = [...internships.map(({ applyHref }) => applyHref), internshipPage.tracks.without.link.href];
  for (const { value } of internshipRegistration.domains) {
    expect(hrefs).toContain(`/internship-registration?program=${value}`);
  }
});

test('the fees of the two lengths', () => {
  expect(internshipRegistration.durations).toEqual([
    { label: '4 Weeks', feeInr: 1999 },
    { label: '7 Weeks', feeInr: 2999 },
  ]);
});
