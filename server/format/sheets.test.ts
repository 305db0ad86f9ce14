import { expect, it } from 'vitest';
import { type Lead, untouchedState } from '../storage/ports/entries.ts';
import { unzip } from '../test-support/unzip.ts';
import { sheetsOf, streamCsv, toXlsx } from './sheets.ts';

const lead = (change: Partial<Lead> = {}): Lead => ({
  id: 'id',
  reference: '3CCC-DDDD',
  form: 'contact',
  formVersion: 1,
  noticeVersion: 2,
  program: 'contact',
  answers: { name: 'অনন্যা চক্রবর্তী', phone: '098123 45670' },
  questions: { name: 'Full Name', phone: 'Phone Number' },
  phones: { phone: '+919812345670' },
  receivedAt: '2026-11-20T20:00:00.000Z',
  quarantine: null,
  source: null,
  page: null,
  language: 'en',
  duplicateOf: null,
  attachments: [],
  state: untouchedState,
  ...change,
});

/** A lead of a form that the site no longer has, so that only its answers are columns. */
const oldLead = (change: Partial<Lead>) => lead({ form: 'old-form', ...change });

/** The .csv file of leads of the same form. */
async function csvOf(...leads: Lead[]) {
  async function* readBatches() {
    for (const one of leads) yield [one];
  }
  let text = '';
  for await (const part of streamCsv(leads[0]?.form ?? '', readBatches)) text += part;
  return text;
}

it('has a column for every question of the form, then for those of older leads, with or without answers', () => {
  const headings = (...leads: Lead[]) => sheetsOf({ leads, subscribers: [] })[0]?.headings.slice(10);
  const current = ['Full Name', 'Email Address', 'Company', 'Project Type', 'Project Details'];
  expect(headings(lead({ answers: { name: 'Bina' }, phones: {} }))).toEqual(current);
  const older = lead({ answers: { city: 'Agartala' }, questions: { city: 'City' }, phones: {} });
  expect(headings(lead({ answers: { message: 'x' }, phones: {} }), older)).toEqual([...current, 'City']);
});

it('has a sheet for each form, and a column for each question in its latest wording', () => {
  const older = oldLead({
    questions: { name: 'Your Name', city: 'City' },
    answers: { name: 'Bina', city: 'Agartala' },
    phones: {},
  });
  const application = lead({ form: 'application' });
  const [oldSheet, applicationSheet] = sheetsOf({ leads: [oldLead({}), older, application], subscribers: [] });
  expect(oldSheet?.headings.slice(10)).toEqual(['Full Name', 'Phone Number', 'Phone Number (to dial)', 'City']);
  expect(oldSheet?.rows[1]?.slice(10)).toEqual(['Bina', undefined, undefined, 'Agartala']);
  expect(applicationSheet).toMatchObject({ name: 'application', rows: [{}] });
});

it.each(['=1+1', '+91', '-2', '@SUM(A1)', '\tx', '\rx', '\n=x', '＝1'])(
  'writes no formula to a .csv cell (%j)',
  async (name) => {
    expect(await csvOf(lead({ answers: { name } }))).toContain(`,"'${name}"`);
  },
);

it('writes a .csv file by RFC 4180 with a byte order mark, doubled quotes and line breaks in cells', async () => {
  const csv = await csvOf(oldLead({ answers: { name: 'a "b",\nঅনন্যা' }, phones: {} }));
  expect(csv).toBe(
    '\ufeff"Reference","Received (India)","Asked before","In quarantine","Status","Follow-up","Joined with","Came by","Page","Language","Full Name"\r\n"3CCC-DDDD","2026-11-21 01:30","","","new","","","","","en","a ""b"",\nঅনন্যা"\r\n',
  );
});

it('writes phone numbers and formulas to a workbook as text, and dates as dates in India', async () => {
  const name = '=HYPERLINK("x")';
  const files = unzip(await toXlsx(sheetsOf({ leads: [lead({ answers: { name, phone: '098' } })], subscribers: [] })));
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  const strings = files.get('xl/sharedStrings.xml') ?? '';
  expect(sheet).not.toMatch(/<f[ >]/);
  for (const text of ['098', '+919812345670', '=HYPERLINK']) expect(strings).toContain(text);
  // Days since 1900, as Excel counts: 2026-11-21 01:30.
  const [, day] = /<c r="B2" s="\d+"><v>([\d.]+)<\/v>/.exec(sheet) ?? [];
  expect(Number(day)).toBeCloseTo(46_347 + 1.5 / 24, 5);
  expect(files.get('xl/workbook.xml')).toContain('name="contact"');
  // The cell stays text when a person edits it.
  expect(files.get('xl/styles.xml')).toContain('formatCode="@"');
});

it('writes no character that makes Excel report a damaged workbook', async () => {
  const name = 'a\u001b\u0000\ud800\uffff b';
  const files = unzip(await toXlsx(sheetsOf({ leads: [lead({ answers: { name } })], subscribers: [] })));
  expect(files.get('xl/sharedStrings.xml')).toContain('<t>a b</t>');
});

it('removes invisible characters, which reverse or hide text, but keeps the joiners of Indian scripts', async () => {
  const name = 'Ri\u202ena\u200b\u{e0041} র\u200d্য';
  const sheets = sheetsOf({ leads: [lead({ answers: { name } })], subscribers: [] });
  expect(await csvOf(lead({ answers: { name } }))).toContain(',"Rina র\u200d্য"');
  expect(unzip(await toXlsx(sheets)).get('xl/sharedStrings.xml')).toContain('Rina র\u200d্য');
  expect(await csvOf(lead({ answers: { name: '\u200b=1+1' } }))).toContain(`,"'=1+1"`);
});

it('has the same columns in a .csv file and in a sheet', async () => {
  const leads = [
    oldLead({ answers: { name: 'Bina' }, phones: { phone: '+911' } }),
    oldLead({ answers: { name: 'Rina', city: 'Agartala' }, questions: { city: 'City' }, phones: {} }),
    oldLead({ answers: { name: '=1+1' }, phones: {} }),
  ];
  const [sheet] = sheetsOf({ leads, subscribers: [] });
  const lines = (await csvOf(...leads)).split('\r\n').slice(0, -1);
  expect(lines[0]).toBe(`\ufeff${sheet?.headings.map((heading) => `"${heading}"`).join(',')}`);
  expect(lines[2]).toMatch(/"Rina","Agartala"$/);
  expect(lines).toHaveLength(4);
});
