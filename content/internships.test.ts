import { describe, expect, test } from 'vitest';
import { internshipPage, internshipRegistration, internships } from '#content';

describe.each(internships)('$title', ({ topics, weeks, lengths, terms, domain, program }) => {
  test('has more topics than its card shows at first', () => {
    expect(topics.length).toBeGreaterThan(4);
  });

  test('has a plan for four and for seven weeks', () => {
    expect(lengths.map(({ weekCount }) => weekCount)).toEqual([4, 7]);
    expect(weeks).toHaveLength(7);
  });

  test('counts the mentor’s hours in those of the intern', () => {
    expect(terms.mentor.hoursPerWeek).toBeLessThan(terms.hoursPerWeek);
  });

  test('registers for the domain it names', () => {
    expect(internshipRegistration.domains.find(({ value }) => value === program)?.label).toBe(domain);
  });
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
