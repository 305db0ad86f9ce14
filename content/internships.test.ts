import { expect, test } from 'vitest';
import { internshipPage, internshipRegistration, internships } from '#content';

test('every track has more topics than its card shows at first', () => {
  for (const { title, topics } of internships) expect(topics.length, title).toBeGreaterThan(4);
});

test('every domain of the registration is reached from the page of the tracks', () => {
  const hrefs = [...internships.map(({ applyHref }) => applyHref), internshipPage.tracks.without.link.href];
  for (const { value } of internshipRegistration.domains) {
    expect(hrefs).toContain(`/internship-registration?program=${value}`);
  }
});
