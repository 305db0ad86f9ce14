import { describe, expect, it } from 'vitest';
import { careers, emails, legalPages, privacyNotice } from '#content';
import notice from '../../content/privacy-notice.ts';
import inBengali from '../../content/privacy-notice-bn.ts';
import inHindi from '../../content/privacy-notice-hi.ts';
import { readSettings } from '../../server/config/settings.ts';

const pageAt = (href: string) => legalPages.find((page) => page.href === href);
const written = pageAt('/privacy-notice');
const policy = pageAt('/privacy-policy');
const translations = legalPages.filter(({ note }) => note !== undefined);

const sectionOf = (page: typeof written, id: string) => page?.sections.find((section) => section.id === id);
const wordsOf = (page: typeof written, id: string) => JSON.stringify(sectionOf(page, id));
/** Of what is read; an address or a name of a block is not. */
const figuresIn = (words: unknown): string[] => (JSON.stringify(words).match(/\d+[A-Z]?/g) ?? []).toSorted();

const { retentionDays, backupDays } = readSettings({});

/** What the program does by itself when nothing is set. */
describe('what the notice says is what is done', () => {
  const rows = sectionOf(written, 'why')?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])) ?? [];
  const periodOf = (form: string) => rows.find(([name]) => name === form)?.[2] ?? '';

  it.each([
    ['contact', 'Contact', '24 months', 730],
    ['course-question', 'Question about a course', '12 months', 365],
    ['newsletter', 'Newsletter', '30 days', 30],
    ['internship-registration', 'Internship registration', '3 years', 1095],
    ['placement-training-registration', 'Placement training registration', '3 years', 1095],
    ['application', 'Job application', '12 months', 365],
  ] as const)('%s is erased when its period is over', (form, row, period, days) => {
    expect(periodOf(row)).toContain(period);
    expect(retentionDays[form]).toBe(days);
  });

  it('every form that is kept has its row, and no other', () => {
    expect(rows).toHaveLength(Object.keys(retentionDays).length);
  });

  it('backups lose what was erased within the days after which they are deleted, in the policy, too', () => {
    expect(wordsOf(written, 'why')).toContain(`within ${backupDays} days`);
    expect(wordsOf(policy, 'how-long')).toContain(`within a further ${backupDays} days`);
  });

  it('beside the form and in letters it is said alike', () => {
    expect(careers.application.form.privacy).toContain(periodOf('Job application').replace(/ after.+/, ''));
    expect(emails.staffNotice.guardian.text).toContain('cannot be reached within 30 days');
    expect(wordsOf(written, 'under-eighteen')).toContain('cannot reach them within 30 days');
  });
});

describe('the policy and the notice say the same', () => {
  it.each([
    ['how long invoices are kept', 'how-long', 'why', '8 years'],
    ['by when a breach is reported today', 'security', 'breach', 'within 6 hours'],
    ['by when the Board is told', 'added', 'breach', 'within 72 hours'],
    ['from when the Rules bind', 'added', 'law', 'mid-May 2027'],
    ['how long the law has records kept from then on', 'added', 'why', 'at least 1 year'],
    ['where one complains today', 'added', 'complain', 'adjudicating officer of the State'],
    ['by when a request is answered', 'rights', 'your-rights', 'We answer within 30 days'],
    ['who is a child', 'children', 'under-eighteen', '18'],
  ])('%s', (_, inPolicy, inNotice, words) => {
    expect(wordsOf(policy, inPolicy)).toContain(words);
    expect(wordsOf(written, inNotice)).toContain(words);
  });

  it('the policy says when it was added to, which is the day of the notice', () => {
    const day = new Date(privacyNotice.effective).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(sectionOf(policy, 'added')?.heading).toBe(`Added on ${day}`);
  });
});

describe('the notice in another language', () => {
  it.each([inBengali, inHindi])('$language is of the version that is shown', ({ translatedVersion }) => {
    expect(translatedVersion).toBe(notice.version);
  });

  it.each(translations.map((page) => [page.language, page] as const))(
    '%s has the same parts in the same order, and in each the same figures',
    (_, page) => {
      expect(page.sections.map(({ id }) => id)).toEqual(written?.sections.map(({ id }) => id));
      for (const { id, blocks } of written?.sections ?? []) {
        const theirs = sectionOf(page, id)?.blocks ?? [];
        expect(figuresIn(sectionOf(page, id)), id).toEqual(figuresIn(sectionOf(written, id)));
        const tables = (of: typeof theirs) =>
          of.flatMap((block) => (block.kind === 'table' ? [block.rows.length] : []));
        expect(tables(theirs), id).toEqual(tables(blocks));
        const lists = (of: typeof theirs) => of.flatMap((block) => (block.kind === 'list' ? [block.items.length] : []));
        expect(lists(theirs), id).toEqual(lists(blocks));
      }
    },
  );
});
