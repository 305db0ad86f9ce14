import { expect, test } from 'vitest';
import { internshipPage, internshipRegistration, internships } from '#content';

test.each(internships)('the hours of an intern in $title include those with the mentor', ({ terms }) => {
  expect(terms.mentor.hoursPerWeek).toBeLessThan(terms.hoursPerWeek);
});

test('the page of the tracks links to every domain of the registration', () => {
  const ofTracks = internships.map(({ program }) => program);
  for (const { value } of internshipRegistration.domains) {
    if (ofTracks.includes(value)) continue;
    expect(internshipPage.tracks.unlistedDomain.link.href).toBe(`/internship-registration?program=${value}`);
  }
});

test('the durations of the registration have weeks and a price with tax, exact to the paisa', () => {
  expect(internshipRegistration.durations.map(({ label, weeks, cost }) => [label, weeks, cost.totalInr])).toEqual([
    ['4 Weeks', 4, 2358.82],
    ['7 Weeks', 7, 3538.82],
  ]);
});
