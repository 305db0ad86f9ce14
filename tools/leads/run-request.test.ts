import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#forms/durations.ts';
import { readSettings } from '../../server/config/settings.ts';
import { hashAddressWith } from '../../server/storage/address-hash.ts';
import { attachmentOf, leadAt } from '../../server/storage/contract/fixtures.ts';
import type { NewSubscriber } from '../../server/storage/ports/entries.ts';
import type { NewOutgoing } from '../../server/storage/ports/outbox.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { openStore } from '../../server/storage/sqlite/open.ts';
import type { Ask } from './changes.ts';
import { readRequest } from './options.ts';
import { runRequest } from './run-request.ts';

const noon = Date.parse('2026-11-20T12:00:00.000Z');
const mail = {
  SMTP_URL: 'smtp://desk:secret@localhost',
  MAIL_FROM: 'Desk <desk@example.com>',
  MAIL_STAFF: 'staff@example.com',
};

const LINK_SECRET = 's'.repeat(32);

let dataDir: string;
/** The store, opened as the server does. */
let store: Store;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-'));
  store = await openStore(dataDir, 64);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const leads = (...args: string[]) => run(args);

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}, ask?: Ask) =>
  runRequest(readRequest(args), readSettings({ DATA_DIR: dataDir, LINK_SECRET, ...env }), ask);

const inFolder = (name: string) => join(dataDir, name);

describe('the list', () => {
  it('counts subscribers only if the filter includes them, and lists the forms if one is misspelt', async () => {
    await store.intake.addLead(leadAt(noon));
    await subscribe();
    expect(await leads('--form', 'contact')).toMatch(/\n\nLeads: 1$/);
    await expect(leads('--form', 'contcat')).rejects.toThrow(/^There is no form "contcat"\. Forms are: .+ newsletter,/);
    expect(await leads('--form', 'application')).toBe('Leads: 0');
  });

  it('shows the newest 50, the newest last, and says how to see the others', async () => {
    for (let index = 0; index < 52; index += 1) {
      await store.intake.addLead(leadAt(noon + index * 60_000, { reference: `R${index}`, digest: `${index}` }));
    }
    const text = await leads();
    const shown = [...text.matchAll(/ {2}contact {2}(R\d+)$/gm)].map(([, reference]) => reference);
    expect(shown).toEqual(Array.from({ length: 50 }, (_, index) => `R${index + 2}`));
    expect(text).toContain('\n\nLeads: 52. The newest 50 are above. For all of them add --all;');
    expect(await leads('--all')).toMatch(/\n\nLeads: 52\n/);
    expect(JSON.parse(await leads('--json')).leads).toHaveLength(52);
  });

  it('finds leads and subscribers by a part of a name or an email address', async () => {
    await store.intake.addLead(leadAt(noon, { answers: { name: 'Rina' }, reference: 'R1' }));
    await store.intake.addLead(leadAt(noon, { answers: { name: 'Bina' }, reference: 'R2', digest: 'd2' }));
    await subscribe();
    expect(await leads('--find', 'rina')).toMatch(/Full Name: Rina\n\nLeads: 1\nNewsletter subscribers: 0$/);
    expect(await leads('--find', 'S@EXAMPLE')).toMatch(/^Leads: 0\nNewsletter subscribers: 1\n\n.+S@example\.com/);
  });

  it('filters by days in India, and includes the last day', async () => {
    const times = ['10-31T18:29:59.999', '10-31T18:30:00.000', '11-30T18:29:59.999', '11-30T18:30:00.000'];
    for (const time of times) {
      await store.intake.addLead(leadAt(Date.parse(`2026-${time}Z`), { reference: time, digest: time }));
    }
    const { leads: found } = JSON.parse(await leads('--json', '--from', '2026-11-01', '--until', '2026-11-30'));
    expect(found.map(({ reference }: { reference: string }) => reference)).toEqual([times[2], times[1]]);
    expect(await leads('--form', 'contact', '--from', '2027-01-01')).toBe('Leads: 0');
  });

  it('wraps long answers at 80 columns, and does not break addresses', async () => {
    const address = `https://example.com/${'long'.repeat(30)}`;
    const answers = { name: 'অনন্যা চক্রবর্তী', message: `${'আমাদের একটি ওয়েবসাইট '.repeat(9)}\n${address}` };
    await store.intake.addLead(leadAt(noon, { answers, phones: {} }));
    const text = await leads();
    expect(text).toContain('\n  Full Name: অনন্যা চক্রবর্তী\n  Project Details:\n    আমাদের');
    expect(text).toContain(`\n    ${address}\n`);
    const wrapped = text.split('\n').filter((line) => !line.includes('https:'));
    for (const line of wrapped) expect([...line.replaceAll(/\p{Mn}/gu, '')].length).toBeLessThanOrEqual(80);
  });
});

it('shows the number to dial below the answer, or that there is none', async () => {
  const questions = { whatsapp: 'WhatsApp Number', phone: 'Phone Number', other: 'Other Number' };
  const answers = { whatsapp: '098123 45670', phone: 'ask my brother', other: '98123 45671' };
  await store.intake.addLead(leadAt(noon, { questions, answers, phones: { whatsapp: '+919812345670', phone: null } }));
  expect(await leads()).toContain(`
  WhatsApp Number: 098123 45670
    to dial: +919812345670
  Phone Number: ask my brother
    no number that can be dialled
  Other Number: 98123 45671

`);
});

it('tells the staff to ask a parent first, if a minor registers', async () => {
  const lead = { form: 'internship-registration', questions: { guardianPhone: 'Parent or Guardian’s Phone' } };
  await store.intake.addLead(
    leadAt(noon, { ...lead, answers: { guardianPhone: '98123 45670' }, phones: { guardianPhone: '+919812345670' } }),
  );
  await store.intake.addLead(
    leadAt(noon - 1000, { ...lead, answers: { name: 'Bina' }, digest: 'of-age', reference: 'R2' }),
  );
  const text = await leads();
  expect(text).toContain(`
  Parent or Guardian’s Phone: 98123 45670
    to dial: +919812345670
  Under 18: ask the parent or guardian first, and do nothing before they agree
`);
  expect(text.match(/Under 18/g)).toHaveLength(1);
});

describe('a lead with a file', () => {
  const file = attachmentOf(70_000, { fileName: "cv$(x)'\u202e.pdf" });
  const lead = leadAt(noon, {
    id: '3f2a0c51-0000-4000-8000-000000000000',
    form: 'application',
    answers: { name: 'Bina' },
    questions: { name: 'Full Name', resume: 'Résumé' },
    attachments: [file],
  });
  beforeEach(() => store.intake.addLead(lead));

  it('is shown with the name and size of the file, and the command that writes it', async () => {
    expect(await leads()).toContain(`  Full Name: Bina
  Résumé: cv$(x)'<U+202E>.pdf, 69 KB
    npm run leads -- --file ${lead.id} --to resume.pdf
`);
    expect(JSON.parse(await leads('--json')).leads[0].attachments).toEqual([
      { field: 'resume', fileName: file.fileName, mediaType: 'application/pdf', byteSize: 70_000, sha256: file.sha256 },
    ]);
  });

  it('writes the file byte for byte, readable only by its owner, and never over another', async () => {
    const path = inFolder('cv.pdf');
    expect(await leads('--file', lead.id, '--to', path)).toBe(`${path}: 69 KB`);
    expect(readFileSync(path).equals(file.content)).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await expect(leads('--file', lead.id, '--to', path)).rejects.toThrow(
      `${path} already exists. Name another file after --to.`,
    );
  });

  it.each([
    [['--file', 'x', '--to', 'cv.pdf'], /^No lead "x" with a file exists\..+$/],
    [['--file', lead.id], /^--file needs --to, .+$/],
    [['--to', 'cv.pdf'], /^--file needs --to, .+$/],
    [['--file', lead.id, '--to', 'no/such/folder/cv.pdf'], /^\/.+ cannot be written \(ENOENT\)\..+$/],
  ])('reports in one line why it cannot write the file: %j', async (args, line) => {
    await expect((async () => leads(...args))()).rejects.toThrow(line);
  });
});

describe('one lead', () => {
  it('is shown in full by its reference, even in lower case without the hyphen', async () => {
    const lead = leadAt(noon, { reference: '4DDD-DDDD', program: 'contact: Loom' });
    await store.intake.addLead(lead, [email('a', 'acknowledgement')]);
    for (const input of ['4DDD-DDDD', '4ddd dddd']) {
      expect(await leads(input)).toMatch(/^2026-11-20 17:30 {2}contact {2}4DDD-DDDD\n/);
    }
    const text = await leads('4DDD-DDDD');
    for (const line of ['About: contact: Loom', `Id: ${lead.id}`, 'waits, due since 2026-11-20 17:30'])
      expect(text).toContain(line);
    expect(JSON.parse(await leads('4DDD-DDDD', '--json'))).toMatchObject({ id: lead.id });
    await expect(leads('9ZZZ-ZZZZ')).rejects.toThrow(
      'No lead has, or ever had, the reference "9ZZZ-ZZZZ". To search names, email addresses and phone numbers: npm run leads -- --find "9ZZZ-ZZZZ"',
    );
  });
});

describe('a lead in quarantine', () => {
  beforeEach(async () => {
    const answers = { name: 'Bina', email: 'Bina@example.com' };
    const quarantine = 'no-proof';
    await store.intake.addLead(leadAt(noon, { reference: '3CCC-DDDD', answers, quarantine }));
    await store.intake.addLead(leadAt(noon, { reference: '4FFF-GGGG', digest: 'd2' }));
  });

  it('is listed with the reason, and restored once, with the emails that were held back', async () => {
    const list = await leads('--quarantined');
    expect(list).toContain(
      '\n  In quarantine, no email was sent:\n    it came without a proof of work, as from a browser without JavaScript\n',
    );
    expect(list).toMatch(/\n\nLeads: 1$/);
    expect(await run(['--restore', '3CCC-DDDD'], mail)).toBe(
      '3CCC-DDDD is out of quarantine. 2 emails now wait to be sent.',
    );
    const emails = await store.outbox.list(['queued']);
    expect(emails.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
      ['acknowledgement', 'Bina@example.com'],
      ['staff-notice', 'staff@example.com'],
    ]);
    // Emails as old as the lead would expire at once.
    expect(Date.now() - Date.parse(emails[0]?.createdAt ?? '')).toBeLessThan(60_000);
    await expect(run(['--restore', '3CCC-DDDD'], mail)).rejects.toThrow('3CCC-DDDD is not in quarantine.');
  });

  it('is restored even if the site sends no email, with a note', async () => {
    expect(await leads('--restore', '3CCC-DDDD')).toContain('SMTP_URL is not set');
    expect(await store.outbox.list(['queued'])).toEqual([]);
  });

  it('is left out of an export unless it is selected, with a note', async () => {
    const file = inFolder('all.csv');
    expect(await leads('--export', file, '--form', 'contact')).toContain(
      '\n  contact: 1\n  Phone numbers in it begin with an apostrophe, since Excel would change them. An .xlsx file needs no apostrophe.\n  left out, in quarantine: 1 lead\n',
    );
    const csv = readFileSync(file, 'utf8');
    expect(csv).toContain('"4FFF-GGGG","2026-11-20 17:30"');
    expect(csv).not.toContain('3CCC-DDDD');
    expect(await leads('--export', inFolder('robots.csv'), '--quarantined')).toContain('\n  contact: 1\n');
  });
});

describe('an export', () => {
  it('is a new file that only its owner can read', async () => {
    await store.intake.addLead(leadAt(noon));
    const file = inFolder('all.xlsx');
    await leads('--export', file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(leads('--export', file)).rejects.toThrow(`${file} already exists. Name another file after --export.`);
  });

  it('holds only confirmed subscribers, and one form in a .csv file', async () => {
    await store.intake.addLead(leadAt(noon));
    await subscribe();
    const csv = inFolder('list.csv');
    await expect(leads('--export', csv, '--form', 'newsletter')).rejects.toThrow(
      'There is nothing to export. Only confirmed addresses are exported.',
    );
    expect(await leads('--export', inFolder('leads.csv'))).toContain('\n  left out, not confirmed: 1 address\n');
    await store.people.confirmSubscriber('s', '2026-11-21T00:00:00.000Z');
    await expect(leads('--export', csv)).rejects.toThrow(
      /^A \.csv file holds one form\. .+ contact, newsletter, or .+$/,
    );
    await leads('--export', csv, '--form', 'newsletter');
    expect(readFileSync(csv, 'utf8')).toContain('"S@example.com","2026-11-21 05:30"\r\n');
    expect(await leads('--export', inFolder('all.xlsx'))).toContain('\n  contact: 1\n  newsletter: 1\n');
    await expect(leads('--export', inFolder('all.pdf'))).rejects.toThrow(/^--export needs .+$/);
  });
});

describe('emails', () => {
  beforeEach(async () => {
    const outgoing = [email('a', 'acknowledgement', 12), email('b', 'staff-notice', 13)];
    await store.intake.addLead(leadAt(noon, { reference: '3CCC-DDDD' }), outgoing);
    const kinds = ['acknowledgement'] as const;
    const claim = { now: timeAt(12), leaseUntil: '2026-11-20T12:10:00.000Z', limit: 1, kinds };
    for (const claimed of await store.outbox.claim(claim)) {
      await store.outbox.begin(claimed);
      await store.outbox.finish(claimed, { outcome: 'dead', code: '550 5.1.1' }, '2026-11-20T12:05:00.000Z');
    }
  });

  it('are listed with their state, and the age of the oldest that is due', async () => {
    const text = await leads('--emails');
    expect(text.slice(0, text.lastIndexOf(' has waited'))).toBe(
      `Acknowledgement to the sender about 3CCC-DDDD, to a@example.com
  FAILED for good 2026-11-20 17:35 (1 attempt, last reply 550 5.1.1)
  npm run leads -- --send-again a
  npm run leads -- --dismiss a

Notice to the staff about 3CCC-DDDD, to b@example.com
  waits, due since 2026-11-20 18:30

Waiting: 1
Failed for good: 1
The oldest that is due`,
    );
  });

  it('are sent again at the request of the staff', async () => {
    const hash = hashAddressWith(LINK_SECRET)('a@example.com');
    await store.outbox.suppress(hash, '550 5.1.1', timeAt(12));
    expect(await leads('--send-again', 'a')).toContain('SMTP_URL is not set');
    expect(await store.outbox.isSuppressed(hash, timeAt(12))).toBe(false);
    expect(await run(['--send-again', 'a'], mail)).toBe('It will be sent again as soon as the site runs.');
    expect(await store.outbox.list(['queued'])).toMatchObject([{ id: 'a', attempts: 0 }, { id: 'b' }]);
    await expect(leads('--send-again', 'none')).rejects.toThrow(/^No email "none" /);
  });

  it('that may have arrived are listed until the staff send them again', async () => {
    const claim = { now: timeAt(13), leaseUntil: timeAt(14), limit: 9, kinds: ['staff-notice'] as const };
    for (const claimed of await store.outbox.claim(claim)) {
      await store.outbox.begin(claimed);
      await store.outbox.finish(claimed, { outcome: 'unknown', code: 'ECONNECTION' }, timeAt(13));
    }
    const text = await leads('--emails');
    expect(text).toContain(`
  MAY have arrived, and is not sent again automatically 2026-11-20 18:30 (1 attempt, last reply ECONNECTION)
  npm run leads -- --send-again b
  npm run leads -- --dismiss b

Waiting: 0
Failed for good: 1
May have arrived: 1
`);
    await leads('--send-again', 'b');
    expect(await store.outbox.list(['queued'])).toMatchObject([{ id: 'b' }]);
  });

  it('that reached the staff are listed when their lead is erased', async () => {
    const claim = { now: timeAt(13), leaseUntil: timeAt(14), limit: 9, kinds: ['staff-notice'] as const };
    for (const claimed of await store.outbox.claim(claim)) await store.outbox.begin(claimed);
    const output = await leads('--erase', '3CCC-DDDD', '--yes');
    expect(output).toContain('\nIt was emailed to b@example.com. Delete it there too.\n');
  });

  it('that failed can be dismissed, and are then no longer listed', async () => {
    await leads('--dismiss', 'a');
    expect(await leads('--emails')).toContain('Failed for good: 0');
    expect(await store.outbox.list(['cancelled'])).toMatchObject([{ id: 'a', lastCode: '550 5.1.1' }]);
    await expect(leads('--dismiss', 'b')).rejects.toThrow(/^No email "b" has failed\. /);
  });

  it('that are sent or cancelled are listed with --all', async () => {
    await leads('--send-again', 'a');
    expect(JSON.parse(await leads('--emails', '--all', '--json'))).toHaveLength(2);
    expect(await leads('--emails', '--all')).toContain('\nFailed for good: 0\n');
  });
});

it('shows what retention would erase now and within a month, and changes nothing', async () => {
  const daysAgo = (days: number) => Date.now() - days * dayMs;
  for (const days of [731, 729, 1]) await store.intake.addLead(leadAt(daysAgo(days), { digest: `d${days}` }));
  const text = await run(['--expired'], { RETENTION_DAYS_APPLICATION: '0' });
  expect(text).toMatch(/\ncontact +730 days +1 +1\n/);
  expect(text).toMatch(/\napplication +for ever +- +-\n/);
  expect(text).toContain('has never run.');
  expect(await store.desk.leads()).toHaveLength(3);
});

it('notifies the staff once about each lead that they got no email about, and notifies no senders', async () => {
  for (const [reference, receivedAt, form] of [
    ['r1', '2026-11-01T12:00:00.000Z', 'contact'],
    ['r2', '2026-11-02T12:00:00.000Z', 'contact'],
    ['r3', '2026-11-03T12:00:00.000Z', 'application'],
  ] as const)
    await store.intake.addLead(leadAt(noon, { reference, digest: reference, receivedAt, form }));
  await store.intake.addLead(leadAt(noon, { reference: 'notified', digest: 'd4' }), [email('b', 'staff-notice', 13)]);
  await expect(leads('--notify-staff')).rejects.toThrow(
    'No email was queued. The site sends no email: SMTP_URL is not set.',
  );
  expect(await leads('--emails')).toMatch(/\nLeads without an email to the staff: 3 \(--notify-staff\)$/);
  const both = { ...mail, MAIL_STAFF: 'desk@example.com, head@example.com' };
  expect(await run(['--notify-staff', '--form', 'contact', '--from', '2026-11-02'], both)).toBe(
    'The staff will get an email about 1 lead. 2 emails now wait to be sent.',
  );
  expect(await run(['--notify-staff'], mail)).toMatch(/^The staff will get an email about 2 leads\. /);
  expect(await run(['--notify-staff'], mail)).toBe('The staff have an email about every lead already.');
  const emails = await store.outbox.list(['queued']);
  expect(emails.map(({ kind, reference }) => `${kind} ${reference}`).toSorted()).toEqual(
    ['notified', 'r1', 'r2', 'r2', 'r3'].map((reference) => `staff-notice ${reference}`),
  );
  // Emails as old as their leads would expire at once.
  expect(emails.filter(({ createdAt }) => Date.now() - Date.parse(createdAt) < 60_000)).toHaveLength(4);
  expect(await leads('--emails')).not.toContain('--notify-staff');
});

describe('newsletter addresses from a time without emails', () => {
  beforeEach(async () => {
    await subscribe();
  });

  it('never expire, and are asked once after email is enabled', async () => {
    const unasked = '1 newsletter address was never asked to confirm. No address expires before it is asked.';
    expect(await leads('--expired')).toMatch(/\nnewsletter \(not confirmed\) +30 days +0 +0\n/);
    expect(await leads('--expired')).toContain(unasked);
    await expect(leads('--ask-to-confirm')).rejects.toThrow(
      'No email was queued. The site sends no email: SMTP_URL is not set.',
    );
    expect(await run(['--ask-to-confirm'], mail)).toBe(
      '1 address will be asked to confirm the newsletter. 1 email now waits to be sent.',
    );
    expect(await store.outbox.list(['queued'])).toMatchObject([{ kind: 'confirmation', recipient: 'S@example.com' }]);
    expect(await leads('--expired')).not.toContain(unasked);
    expect(await run(['--ask-to-confirm'], mail)).toBe('No address waits for a confirmation email.');
  });

  it('are not asked if they are in quarantine', async () => {
    await store.intake.addSubscriber({
      ...newSubscriber,
      id: 'r',
      emailNormal: 'r@example.com',
      quarantine: 'honeypot',
    });
    expect(await run(['--ask-to-confirm'], mail)).toMatch(/^1 address /);
    expect((await store.outbox.list(['queued'])).map(({ recipient }) => recipient)).toEqual(['S@example.com']);
  });
});

it('shows the status that the staff set in the desk', async () => {
  const lead = leadAt(noon, { reference: '3CCC-DDDD' });
  await store.intake.addLead(lead);
  await store.desk.change({
    id: 'e',
    leadId: lead.id,
    staffId: null,
    at: lead.receivedAt,
    text: '',
    kind: 'changed',
    set: { status: 'won' },
    seenVersion: null,
  });
  expect(await leads('3CCC-DDDD')).toContain('Status: won');
});

it('lists for how long each kind of lead is kept', async () => {
  expect(await leads('--expired')).toMatch(/ {2}if not enrolled +365 days +0 +0\n {2}if no parent agreed +30 days/);
});

describe('erasing', () => {
  beforeEach(async () => {
    await store.intake.addLead(leadAt(noon, { reference: '3CCC-DDDD', attachments: [attachmentOf(9)] }));
  });

  it('asks first, and describes what would be erased', async () => {
    const questions: string[] = [];
    const answering = (reply: string) => async (question: string) => {
      questions.push(question);
      return reply;
    };
    expect(await run(['--erase', '3CCC-DDDD'], {}, answering('y'))).toBe('Nothing was erased.');
    expect(await store.desk.leads()).toHaveLength(1);
    expect(await run(['--erase', '3CCC-DDDD'], {}, answering(' Yes '))).toMatch(/^Erased: /);
    expect(await store.desk.leads()).toHaveLength(0);
    expect(questions[0]).toContain('3CCC-DDDD, contact, received 2026-11-20 17:30, with 1 file\n');
    await expect(leads('--erase', '3CCC-DDDD', '--yes')).rejects.toThrow(/^3CCC-DDDD \(contact\) was erased 20/);
  });

  it('by the sender is reported to the staff with its date', async () => {
    const [lead] = await store.desk.leads();
    await store.people.eraseLead(lead?.id ?? '', '2026-11-21T19:00:00.000Z');
    await expect(leads('3cccdddd')).rejects.toThrow(
      '3CCC-DDDD (contact) was erased 2026-11-22 00:30: its sender withdrew it. Nothing else is left of it.',
    );
  });

  it('removes all entries of an email address, after a question that lists them', async () => {
    const person = { email: 'riya@example.com', phone: null };
    await store.intake.addLead(leadAt(noon, { reference: '4FFF-GGGG', digest: 'd2', person }));
    await store.intake.addLead(leadAt(noon, { reference: '5HHH-JJJJ', digest: 'd3', form: 'application', person }));
    await store.intake.addSubscriber({ ...newSubscriber, email: 'Riya@example.com', emailNormal: 'riya@example.com' });
    const questions: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return 'yes';
    };
    await run(['--erase', 'RIYA@example.com'], {}, ask);
    expect(questions[0]).toMatch(
      /^(?:(?:4FFF-GGGG, contact|5HHH-JJJJ, application), .+\n){2}Riya@example\.com, newsletter, .+\nErase/,
    );
    expect((await store.desk.leads()).map(({ reference }) => reference)).toEqual(['3CCC-DDDD']);
    expect(await store.desk.subscribers()).toEqual([]);
    expect(await store.people.subscriber('s')).toMatchObject({ state: 'erased', cause: 'staff' });
  });

  it('removes a subscriber by the email address', async () => {
    await subscribe();
    expect(await leads('--erase', 's@EXAMPLE.com', '--yes')).toMatch(/^Erased: S@example\.com, newsletter, /);
    expect(await store.desk.subscribers()).toEqual([]);
    await expect(leads('--erase', 's@example.com', '--yes')).rejects.toThrow(
      'Nothing is stored under "s@example.com".',
    );
  });
});

const timeAt = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;

const email = (id: string, kind: NewOutgoing['kind'], hour = 12): NewOutgoing => ({
  id,
  kind,
  recipient: `${id}@example.com`,
  messageId: id,
  createdAt: timeAt(hour),
});

const newSubscriber: NewSubscriber = {
  id: 's',
  email: 'S@example.com',
  emailNormal: 's@example.com',
  formVersion: 1,
  noticeVersion: 2,
  receivedAt: timeAt(12),
  quarantine: null,
};

const subscribe = () => store.intake.addSubscriber(newSubscriber);
