import { expect, test } from 'vitest';
import { internshipRegistration, internships } from '#content';

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

test('what a track asks to register for is a domain of the registration', () => {
  const values = internshipRegistration.domains.map(({ value }) => value);
  for (const { applyHref } of internships) {
    const program = new URL(applyHref, 'https://site.invalid').searchParams.get('program');
    if (program !== null) expect(values).toContain(program);
  }
});

test('the fees of the two lengths', () => {
  expect(internshipRegistration.durations).toEqual([
    { label: '4 Weeks', feeInr: 1999 },
    { label: '7 Weeks', feeInr: 2999 },
  ]);
});
