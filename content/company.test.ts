import { describe, expect, test } from 'vitest';
import {
  about,
  careers,
  home,
  legalPages,
  listSamples,
  ourWork,
  pages,
  positions,
  privacyNotice,
  showcases,
  team,
} from './index.ts';

const asWords = (figures: readonly { value: string; label: string }[]) =>
  figures.map(({ value, label }) => `${value} ${label}`).join(', ');
const legalAt = (href: string) => legalPages.find((page) => page.href === href);
const textOf = (href: string) => JSON.stringify(legalAt(href));

describe('what the specification fixes about the company', () => {
  test.each([
    ['purpose cards', about.purpose.cards.map(({ title }) => title).join(', '), 'Mission, Vision, Values, Impact'],
    ['story', about.story.heading, 'Our Story'],
    ['years', about.timeline.entries.map(({ year }) => year).join(', '), '2018, 2019, 2020, 2021, 2022, 2023'],
    [
      'events',
      about.timeline.entries.map(({ event }) => event).join(', '),
      'Founded, First major client, AI integration, 100+ projects, International expansion, Industry recognition',
    ],
    [
      'impact band',
      asWords(about.counts.spans[0]?.metrics ?? []),
      '200+ projects completed, 50+ happy clients, 5+ years, 24/7 support',
    ],
    [
      'headline claims',
      asWords(about.claims),
      '50+ expert developers, 200+ projects delivered, 25+ countries served, 98% client satisfaction',
    ],
    [
      'second block',
      asWords(about.counts.spans[1]?.metrics ?? []),
      '200+ enterprise projects, 50+ global clients, 3+ years, 24/7 support',
    ],
    [
      'core values',
      about.values.values.map(({ title }) => title).join(', '),
      'Innovation Excellence, Enterprise Quality, Strategic Partnership, Agile Excellence',
    ],
    ['recognition badges', home.about.certifications.length, 4],
    ['company story', about.companyStory.paragraphs.length, 3],
    ['technologies', home.about.technologies.length, 19],
    [
      'registration details',
      home.about.registration.map(({ label }) => label).join(', '),
      'Incorporated, Company identity number (CIN), Tax number (GSTIN), National startup recognition, State startup recognition, D-U-N-S number',
    ],
    ['incorporation', home.about.registration[0]?.text, 'April 2022'],
  ])('%s: %j', (_fact, found, expected) => expect(found).toBe(expected));

  test('each count of years says from when it counts', () => {
    const [work, company] = about.counts.spans;
    expect(work?.heading).toContain('2018');
    expect(work?.from).toBe('2018-01');
    expect(company?.heading).toContain('April 2022');
    expect(company?.from).toBe('2022-04');
  });

  test('the years of each count have passed between its months, and no year more', () => {
    for (const { from, to, metrics } of about.counts.spans) {
      const years = metrics.find(({ label }) => label === 'years')?.value;
      const months = (Date.parse(to) - Date.parse(from)) / (365.25 / 12) / 86_400_000;
      expect(years, to).toBe(`${Math.floor(months / 12)}+`);
    }
  });

  test('the hundredth project does not fall after a count of two hundred has closed', () => {
    const hundredth = about.timeline.entries.find(({ event }) => event === '100+ projects')?.year;
    for (const { to } of about.counts.spans) expect(hundredth).toBeLessThan(Number(to.slice(0, 4)));
  });
});

describe('what the specification fixes about team and careers', () => {
  test.each([
    ['members', team.members.length, 6],
    ['banner', team.banner.heading, 'Join Our Growing Team'],
    ['banner button', team.banner.actions[0], { label: 'View Open Positions', href: '/company/careers' }],
    ['benefit cards', careers.benefits.cards.length, 6],
    ['open positions', positions.length, 6],
    ['button of a position', careers.positions.apply, 'Apply Now'],
    ['places', [...new Set(positions.map(({ location }) => location))].sort(), ['Hybrid', 'Remote', 'Tripura']],
    ['types', [...new Set(positions.map(({ type }) => type))], ['Full-time']],
    [
      'experience',
      [...new Set(positions.map(({ experience }) => experience))].sort(),
      ['2-3 years', '2-4 years', '3-5 years'],
    ],
    [
      'hiring process',
      careers.process.steps.map(({ title }) => title),
      ['Application', 'Screening', 'Technical', 'Final'],
    ],
  ])('%s: %j', (_fact, found, expected) => expect(found).toEqual(expected));

  test('every member and every position is marked as a sample', () => {
    const marked = listSamples().filter(({ field }) => field.includes('(whole entry'));
    expect(marked.filter(({ file }) => file === 'content/company/team.ts')).toHaveLength(6);
    expect(marked.filter(({ file }) => file.startsWith('content/positions/'))).toHaveLength(6);
  });

  test('no link of a member leads to a real person', () => {
    for (const { social } of team.members) {
      for (const href of Object.values(social)) expect(href).toMatch(/\/example$|@example\.com$/);
    }
  });
});

describe('what the specification fixes about the work', () => {
  test('seven products are shown', () => expect(showcases).toHaveLength(7));

  test('the closing buttons', () => {
    expect(ourWork.closing.actions).toEqual([
      { label: 'Get Started', href: '/#contact' },
      { label: 'Explore All Technologies', href: '/our-work#technologies' },
    ]);
  });
});

describe('what the specification fixes about the law', () => {
  test.each([
    ['/privacy-policy', 'Last updated: December 8, 2024'],
    ['/terms-of-service', 'Last updated: December 8, 2024'],
    ['/terms-of-service', 'Prices are in Indian Rupees; taxes are extra.'],
    ['/terms-of-service', 'All prices are in Indian Rupees (₹). Taxes are extra'],
    ['/terms-of-service', 'Late payment charges may apply after 30 days.'],
    ['/terms-of-service', 'We have a no-refund policy for all services.'],
    ['/terms-of-service', 'These terms are governed by Indian law.'],
    ['/terms-of-service', 'Disputes are settled in the courts of Tripura'],
  ])('%s says %j', (href, sentence) => expect(textOf(href)).toContain(sentence));

  test.each(['/privacy-policy', '/terms-of-service'])('%s gives e-mail, phone and postal address', (href) => {
    const blocks = legalAt(href)?.sections.flatMap((section) => section.blocks) ?? [];
    expect(blocks).toContainEqual({ kind: 'contact' });
  });

  test('a page does not name a law that is younger than it', () => {
    expect(textOf('/privacy-policy')).not.toContain('2025');
    expect(textOf('/terms-of-service')).not.toContain('2025');
  });

  test('the notice carries the version and the day that entries keep', () => {
    const [year, , day] = privacyNotice.effective.split('-');
    expect(legalAt(privacyNotice.href)?.date).toBe(
      `Version ${privacyNotice.version}, from November ${Number(day)}, ${year}`,
    );
  });

  test('every part of a page of law can be linked to, each by a name of its own', () => {
    for (const { href, sections } of legalPages) {
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(pages.find((page) => page.href === href)?.anchors).toEqual(ids);
    }
  });
});
