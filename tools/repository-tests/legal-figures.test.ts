import { describe, expect, it } from 'vitest';
import { careers, emails, legalPages, privacyNotice } from '#content';
import notice from '../../content/privacy-notice.ts';
import inBengali from '../../content/privacy-notice-bn.ts';
import inHindi from '../../content/privacy-notice-hi.ts';
import { readSettings } from '../../server/config/settings.ts';

const pageAt = (href: string) => legalPages.find((page) => page.href === href);
const noticePage = pageAt('/privacy-notice');
const policy = pageAt('/privacy-policy');
const translations = legalPages.filter(({ note }) => note !== undefined);

const sectionOf = (page: typeof noticePage, id: string) => page?.sections.find((section) => section.id === id);
const wordsOf = (page: typeof noticePage, id: string) => JSON.stringify(sectionOf(page, id));
/** The numbers in a text, sorted. */
const figuresIn = (words: unknown): string[] => (JSON.stringify(words).match(/\d+[A-Z]?/g) ?? []).toSorted();

const { retentionDays, notEnrolledDays, guardianDays, backupDays } = readSettings({});

describe('the privacy notice agrees with the default settings', () => {
  const rows =
    sectionOf(noticePage, 'why')?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])) ?? [];
  const periodOf = (form: string) => rows.find(([name]) => name === form)?.[2] ?? '';

  it.each([
    ['contact', 'Contact', '24 months', 730],
    ['course-question', 'Question about a course', '12 months', 365],
    ['newsletter', 'Newsletter', '30 days', 30],
    ['internship-registration', 'Internship registration', '3 years', 1095],
    ['placement-training-registration', 'Placement training registration', '3 years', 1095],
    ['application', 'Job application', '12 months', 365],
  ] as const)('%s entries are erased after the period in the notice', (form, row, period, days) => {
    expect(periodOf(row)).toContain(period);
    expect(retentionDays[form]).toBe(days);
  });

  it('registrations without an enrolment, and those without consent, are erased after their shorter periods in the notice', () => {
    for (const row of ['Internship registration', 'Placement training registration'])
      expect(periodOf(row)).toContain('12 months if no');
    expect([notEnrolledDays, guardianDays]).toEqual([365, 30]);
  });

  it('has one row for each form with a retention period', () => {
    expect(rows).toHaveLength(Object.keys(retentionDays).length);
  });

  it('states how long backups keep erased data, and so does the policy', () => {
    expect(wordsOf(noticePage, 'why')).toContain(`within ${backupDays} days`);
    expect(wordsOf(policy, 'how-long')).toContain(`within a further ${backupDays} days`);
  });

  it('states the same periods as the forms and the emails', () => {
    expect(careers.application.form.privacy).toContain(periodOf('Job application').replace(/ after.+/, ''));
    expect(emails.staffNotice.guardian.refused).toContain('within 30 days');
    expect(wordsOf(noticePage, 'under-eighteen')).toContain('cannot reach them within 30 days');
  });
});

describe('the privacy policy and the privacy notice agree on', () => {
  it.each([
    ['how long invoices are kept', 'how-long', 'why', '8 years'],
    ['the deadline for reporting a breach today', 'security', 'breach', 'within 6 hours'],
    ['the deadline for informing the Board', 'added', 'breach', 'within 72 hours'],
    ['the date from which the Rules apply', 'added', 'law', 'mid-May 2027'],
    ['the retention period that the law then requires', 'added', 'why', 'at least 1 year'],
    ['the authority for complaints today', 'added', 'complain', 'adjudicating officer of the State'],
    ['the deadline for answering a request', 'rights', 'your-rights', 'We answer within 30 days'],
    ['the age limit for children', 'children', 'under-eighteen', '18'],
  ])('%s', (_, inPolicy, inNotice, words) => {
    expect(wordsOf(policy, inPolicy)).toContain(words);
    expect(wordsOf(noticePage, inNotice)).toContain(words);
  });

  it('the date of the addition to the policy', () => {
    const day = new Date(privacyNotice.effective).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(sectionOf(policy, 'added')?.heading).toBe(`Added on ${day}`);
  });
});

describe('translations of the privacy notice', () => {
  it.each([inBengali, inHindi])('$language translates the current version', ({ translatedVersion }) => {
    expect(translatedVersion).toBe(notice.version);
  });

  it.each(translations.map((page) => [page.language, page] as const))(
    '%s has the same sections in the same order, with the same figures',
    (_, page) => {
      expect(page.sections.map(({ id }) => id)).toEqual(noticePage?.sections.map(({ id }) => id));
      for (const { id, blocks } of noticePage?.sections ?? []) {
        const translated = sectionOf(page, id)?.blocks ?? [];
        expect(figuresIn(sectionOf(page, id)), id).toEqual(figuresIn(sectionOf(noticePage, id)));
        const tables = (list: typeof translated) =>
          list.flatMap((block) => (block.kind === 'table' ? [block.rows.length] : []));
        expect(tables(translated), id).toEqual(tables(blocks));
        const lists = (list: typeof translated) =>
          list.flatMap((block) => (block.kind === 'list' ? [block.items.length] : []));
        expect(lists(translated), id).toEqual(lists(blocks));
      }
    },
  );
});
