import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashAddressWith } from '../../server/storage/address-hash.ts';
import { attachmentOf, leadAt } from '../../server/storage/contract/fixtures.ts';
import type { NewSubscriber } from '../../server/storage/ports/entries.ts';
import type { NewOutgoing } from '../../server/storage/ports/outbox.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { openStore } from '../../server/storage/sqlite/open.ts';
import { runLeads } from './run-leads.ts';

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

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runLeads({ DATA_DIR: dataDir, LINK_SECRET, ...env }, args);

describe('the list', () => {
  it('shows the newest 50, the newest last, and says how to see the others', async () => {
    for (let index = 0; index < 52; index += 1) {
      await store.intake.addLead(leadAt(noon + index * 60_000, { reference: `R${index}`, digest: `${index}` }));
    }
    const text = await leads();
    const shown = [...text.matchAll(/ {2}contact {2}(R\d+)$/gm)].map(([, reference]) => reference);
    expect(shown).toEqual(Array.from({ length: 50 }, (_, index) => `R${index + 2}`));
    expect(text).toContain('\n\nLeads: 52. The newest 50 are above. For all of them add --all;');
    expect(await leads('--all')).toMatch(/\n\nLeads: 52\n/);
  });

  it('finds leads and subscribers by a part of a name or an email address', async () => {
    await store.intake.addLead(leadAt(noon, { answers: { name: 'Rina' }, reference: 'R1' }));
    await store.intake.addLead(leadAt(noon, { answers: { name: 'Bina' }, reference: 'R2', digest: 'd2' }));
    await subscribe();
    expect(await leads('--find', 'rina')).toMatch(/Full Name: Rina\n\nLeads: 1\nNewsletter subscribers: 0$/);
    expect(await leads('--find', 'S@EXAMPLE')).toMatch(/^Leads: 0\nNewsletter subscribers: 1\n\n.+S@example\.com/);
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

it('shows the name and size of a file', async () => {
  const file = attachmentOf(70_000, { fileName: "cv$(x)'\u202e.pdf" });
  await store.intake.addLead(leadAt(noon, { questions: { resume: 'Résumé' }, attachments: [file] }));
  expect(await leads()).toContain("\n  Résumé: cv$(x)'<U+202E>.pdf, 69 KB\n");
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
    await expect(leads('9ZZZ-ZZZZ')).rejects.toThrow(
      'No lead has, or ever had, the reference "9ZZZ-ZZZZ". To search names, email addresses and phone numbers: npm run leads -- --find "9ZZZ-ZZZZ"',
    );
  });
});

it('lists a lead in quarantine with the reason', async () => {
  await store.intake.addLead(leadAt(noon, { quarantine: 'no-proof' }));
  const list = await leads();
  expect(list).toContain(
    '\n  In quarantine, no email was sent:\n    it came without a proof of work, as from a browser without JavaScript\n',
  );
  expect(list).toContain('\n\nLeads: 1\nIn quarantine: 1 of those above\n');
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

Emails: 2
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

Emails: 2
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
    expect(await leads('--emails')).toContain('\n\nEmails: 1\n');
    expect(await store.outbox.list(['cancelled'])).toMatchObject([{ id: 'a', lastCode: '550 5.1.1' }]);
    await expect(leads('--dismiss', 'b')).rejects.toThrow(/^No email "b" has failed\. /);
  });

  it('that are sent or cancelled are listed with --all', async () => {
    await leads('--send-again', 'a');
    expect((await leads('--emails', '--all')).match(/ about 3CCC-DDDD, to /g)).toHaveLength(2);
  });
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
  expect(await run(['--notify-staff'], both)).toBe(
    'The staff will get an email about 3 leads. 6 emails now wait to be sent.',
  );
  expect(await run(['--notify-staff'], mail)).toBe('The staff have an email about every lead already.');
  const emails = await store.outbox.list(['queued']);
  expect(emails.map(({ kind, reference }) => `${kind} ${reference}`).toSorted()).toEqual(
    ['notified', 'r1', 'r1', 'r2', 'r2', 'r3', 'r3'].map((reference) => `staff-notice ${reference}`),
  );
  // Emails as old as their leads would expire at once.
  expect(emails.filter(({ createdAt }) => Date.now() - Date.parse(createdAt) < 60_000)).toHaveLength(6);
  expect(await leads('--emails')).not.toContain('--notify-staff');
});

describe('newsletter addresses from a time without emails', () => {
  beforeEach(async () => {
    await subscribe();
  });

  it('are asked once after email is enabled', async () => {
    await expect(leads('--ask-to-confirm')).rejects.toThrow(
      'No email was queued. The site sends no email: SMTP_URL is not set.',
    );
    expect(await run(['--ask-to-confirm'], mail)).toBe(
      '1 address will be asked to confirm the newsletter. 1 email now waits to be sent.',
    );
    expect(await store.outbox.list(['queued'])).toMatchObject([{ kind: 'confirmation', recipient: 'S@example.com' }]);
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

describe('erasing', () => {
  beforeEach(async () => {
    await store.intake.addLead(leadAt(noon, { reference: '3CCC-DDDD', attachments: [attachmentOf(9)] }));
  });

  it('first describes what would be erased', async () => {
    await expect(leads('--erase', '3CCC-DDDD')).rejects.toThrow(
      '3CCC-DDDD, contact, received 2026-11-20 17:30, with 1 file\nNothing is erased yet.',
    );
    expect(await store.desk.leads()).toHaveLength(1);
    expect(await leads('--erase', '3CCC-DDDD', '--yes')).toMatch(/^Erased: /);
    expect(await store.desk.leads()).toHaveLength(0);
    await expect(leads('--erase', '3CCC-DDDD', '--yes')).rejects.toThrow(/^3CCC-DDDD \(contact\) was erased 20/);
  });

  it('by the sender is reported to the staff with its date', async () => {
    const [lead] = await store.desk.leads();
    await store.people.eraseLead(lead?.id ?? '', '2026-11-21T19:00:00.000Z');
    await expect(leads('3cccdddd')).rejects.toThrow(
      '3CCC-DDDD (contact) was erased 2026-11-22 00:30: its sender withdrew it. Nothing else is left of it.',
    );
  });

  it('removes all entries of an email address, after a description that lists them', async () => {
    const person = { email: 'riya@example.com', phone: null };
    await store.intake.addLead(leadAt(noon, { reference: '4FFF-GGGG', digest: 'd2', person }));
    await store.intake.addLead(leadAt(noon, { reference: '5HHH-JJJJ', digest: 'd3', form: 'application', person }));
    await store.intake.addSubscriber({ ...newSubscriber, email: 'Riya@example.com', emailNormal: 'riya@example.com' });
    await expect(leads('--erase', 'RIYA@example.com')).rejects.toThrow(
      /^(?:(?:4FFF-GGGG, contact|5HHH-JJJJ, application), .+\n){2}Riya@example\.com, newsletter, .+\nNothing/,
    );
    await leads('--erase', 'RIYA@example.com', '--yes');
    expect((await store.desk.leads()).map(({ reference }) => reference)).toEqual(['3CCC-DDDD']);
    expect(await store.desk.subscribers()).toEqual([]);
    expect(await store.people.find('s')).toMatchObject({ state: 'erased', cause: 'staff' });
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

it.each([
  [['--xml'], /^The options are .+ For help: npm run leads -- --help$/],
  [['--erase'], /^--erase needs a value\. For help: /],
  [['--erase', 'a', '--dismiss', 'b'], /^Only one command at a time\./],
  [['--emails', '3CCC-DDDD'], /^Only one command at a time\./],
])('reports in one line why %j is wrong', async (args, message) => {
  await expect(leads(...args)).rejects.toThrow(message);
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
