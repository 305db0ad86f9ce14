import { describe, expect, test } from 'vitest';
import { about, legalPages, listSamples, positions, privacyNotice, team } from '../index.ts';

const legalAt = (href: string) => legalPages.find((page) => page.href === href);

describe('the counts of the company', () => {
  test('each is told from when it counts', () => {
    expect(about.counts.periods.map(({ from }) => from)).toEqual(['2018-01', '2022-04']);
  });

  test('the years of each count have passed between its months, and no year more', () => {
    for (const { from, to, metrics } of about.counts.periods) {
      const years = metrics.find(({ label }) => label === 'years')?.value;
      const months = (Date.parse(to) - Date.parse(from)) / (365.25 / 12) / 86_400_000;
      expect(years, to).toBe(`${Math.floor(months / 12)}+`);
    }
  });

  test('the hundredth project does not fall after a count of two hundred has closed', () => {
    const hundredth = about.timeline.entries.find(({ event }) => event === '100+ projects')?.year;
    for (const { to } of about.counts.periods) expect(hundredth).toBeLessThan(Number(to.slice(0, 4)));
  });
});

describe('the sample content', () => {
  test('every member is marked as a sample', () => {
    const marked = listSamples().filter(({ file, field }) => file === team.file && field.includes('(whole entry'));
    expect(marked).toHaveLength(team.members.length);
  });

  test('every position of it that is still there is marked, too', () => {
    const invented = [
      ...['full-stack-developer', 'flutter-developer', 'machine-learning-engineer', 'devops-engineer'],
      ...['product-designer', 'programming-instructor'],
    ];
    const marked = listSamples().flatMap(({ file, field }) => (field.includes('(whole entry') ? [file] : []));
    for (const { slug, file } of positions) if (invented.includes(slug)) expect(marked).toContain(file);
  });

  test('no link of a member leads to a real person', () => {
    for (const { social } of team.members) {
      for (const href of Object.values(social)) expect(href).toMatch(/\/example$|@example\.com$/);
    }
  });
});

describe('the pages of law', () => {
  test('they do not name a law that is younger than they are', () => {
    for (const { href, sections } of legalPages.filter(({ date }) => date.includes('2024'))) {
      const dated = sections.filter(({ heading }) => !heading.startsWith('Added on'));
      expect(JSON.stringify(dated), href).not.toContain('2025');
    }
  });

  test('the notice carries the version and the day that entries keep', () => {
    const [year, , day] = privacyNotice.effective.split('-');
    expect(legalAt(privacyNotice.href)?.date).toBe(
      `Version ${privacyNotice.version}, from November ${Number(day)}, ${year}`,
    );
  });

  test('every part of one can be linked to, each by a name of its own', () => {
    for (const { sections } of legalPages) {
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
