import { describe, expect, test } from 'vitest';
import { about, enrolment, legalPages, listSamples, positions, privacyNotice, team } from '../index.ts';

const legalAt = (href: string) => legalPages.find((page) => page.href === href);

describe('the counts of the company', () => {
  test('begin in January 2018 and in April 2022', () => {
    expect(about.counts.periods.map(({ from }) => from)).toEqual(['2018-01', '2022-04']);
  });

  test('give the number of full years between their months', () => {
    for (const { from, to, metrics } of about.counts.periods) {
      const years = metrics.find(({ label }) => label === 'years')?.value;
      const months = (Date.parse(to) - Date.parse(from)) / (365.25 / 12) / 86_400_000;
      expect(years, to).toBe(`${Math.floor(months / 12)}+`);
    }
  });

  test('end after the year of the hundredth project', () => {
    const hundredth = about.timeline.entries.find(({ event }) => event === '100+ projects')?.year;
    for (const { to } of about.counts.periods) expect(hundredth).toBeLessThan(Number(to.slice(0, 4)));
  });
});

describe('the sample content', () => {
  test('marks every member as a sample', () => {
    const marked = listSamples().filter(
      ({ file, field }) => file === 'content/facts/team.json' && field.includes('(whole entry'),
    );
    expect(marked).toHaveLength(team.members.length);
  });

  test('marks every invented position that still exists', () => {
    const invented = [
      ...['full-stack-developer', 'flutter-developer', 'machine-learning-engineer', 'devops-engineer'],
      ...['product-designer', 'programming-instructor'],
    ];
    const marked = listSamples().filter(({ file }) => file === 'content/facts/positions.json');
    for (const [index, { slug }] of positions.entries()) {
      if (invented.includes(slug)) expect(marked.map(({ field }) => field)).toContain(`${index} (whole entry)`);
    }
  });

  test('gives an instructor no more students than a batch has seats', () => {
    const mostSeats = Math.max(...enrolment.batches.list.map(({ seats }) => seats));
    const claims = positions.flatMap(({ description }) => [...description.matchAll(/up to (\d+) students/g)]);
    for (const [, count] of claims) expect(Number(count)).toBeLessThanOrEqual(mostSeats);
  });

  test('links no member to a real person', () => {
    for (const { social } of team.members) {
      for (const href of Object.values(social)) expect(href).toMatch(/\/example$|@example\.com$/);
    }
  });
});

describe('the legal pages', () => {
  test('name no law that is newer than they are', () => {
    for (const { href, sections } of legalPages.filter(({ date }) => date.includes('2024'))) {
      const dated = sections.filter(({ heading }) => !heading.startsWith('Added on'));
      expect(JSON.stringify(dated), href).not.toContain('2025');
    }
  });

  test('show the version and the date of the notice that entries store', () => {
    const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(legalAt(privacyNotice.href)?.date).toBe(
      `Version ${privacyNotice.version}, from ${date.format(new Date(privacyNotice.effective))}`,
    );
  });

  test('have a unique id for every section', () => {
    for (const { sections } of legalPages) {
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
