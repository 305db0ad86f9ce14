import { randomInt, randomUUID } from 'node:crypto';
import { addresses } from '#content';
import { type Answers, checkForm } from '#forms/check.ts';
import { type Form, type ValueField, valueFields } from '#forms/define.ts';
import { dayMs } from '#forms/durations.ts';
import { formIn } from '#forms/index.ts';
import { indiaDate, indiaOffsetMs } from '../../server/india-time.ts';
import { storeEntry } from '../../server/intake/store-entry.ts';
import type { LeadEventKind } from '../../server/storage/ports/desk.ts';
import type { Lead, LeadState } from '../../server/storage/ports/entries.ts';
import type { Store } from '../../server/storage/ports/store.ts';

const firstNames =
  'Rina,Biplab,Anita,Subrata,Priya,Sourav,Moumita,Rahul,Sanchita,Dipankar,Lalrin,Bishal,Nandini,Abhijit,Ruma,Suman,Tania,Partha,Ishita,Bikram,অনন্যা,সুমন,Mizanur,Farhana'.split(
    ',',
  );
const lastNames =
  'Debbarma,Das,Saha,Reang,Chakraborty,Roy,Deb,Jamatia,Nath,Begum,Tripura,Paul,Bhowmik,Noatia,Sarkar,Majumder,চক্রবর্তী,Hossain'.split(
    ',',
  );
const institutes = ['Tripura University', 'NIT Agartala', 'Women’s College, Agartala', 'TIT Narsingarh'];
const companies = ['Hotel Welcome Palace', 'Agartala Diagnostics', 'Sonartari Tea', ''];
const messages = [
  'We need a website with online booking for 24 rooms. When could you start, and what would it cost?',
  'Please send me a quotation for a school management system with about 800 students.',
  'Our billing software is slow and the vendor no longer answers. Can you take over the maintenance?',
  'I want to know whether the classes are in the evening. I work until five.',
  'Is the fee payable in instalments? My father asks whether a receipt is given.',
];
const notes = [
  'Wants to know the fee in instalments.',
  'Father decides; call after 7 pm.',
  'Sent the brochure by WhatsApp.',
  'Comes to the centre on Saturday.',
  'Asked for a quotation by Friday.',
];

const replies = [
  'Please call me on Saturday after 11.',
  'Thank you. Is there a hostel near the centre?',
  'I can come to the office on Monday with my mother.',
];

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

/** A valid, made-up answer. */
function answerOf(field: ValueField, person: { name: string; number: number }): string {
  const { name, kind, options, autocomplete, isRequired } = field;
  if (options) return pick(options);
  if (autocomplete === 'name' || name === 'name') return person.name;
  if (kind === 'email') return `person${person.number}@example.com`;
  if (name === 'guardianPhone') return '';
  if (kind === 'tel')
    return `+91 ${pick(['98123', '94361', '70055'])} ${String(10_000 + (person.number % 90_000)).padStart(5, '0')}`;
  if (kind === 'paragraph') return pick(messages);
  if (name === 'instituteName') return pick(institutes);
  if (name === 'instituteId') return `TU-${1000 + person.number}`;
  if (name === 'company') return pick(companies);
  return isRequired ? 'A sample answer' : '';
}

const kinds = ['contact', 'course-question', 'internship-registration', 'placement-training-registration'];

/** Every third form is in Bengali, if that exists. */
const languages = ['en', 'en', 'bn'];

/** When people write: mostly by day, more in recent weeks. */
function receivedAt(now: Date): Date {
  const daysAgo = Math.floor(90 * Math.random() ** 2);
  const startOfDay = Math.floor((now.getTime() + indiaOffsetMs) / dayMs) * dayMs - indiaOffsetMs;
  const at = startOfDay - daysAgo * dayMs + (7 + randomInt(15)) * 60 * 60 * 1000 + randomInt(3_600_000);
  return new Date(Math.min(at, now.getTime() - randomInt(20 * 60_000)));
}

/**
 * Adds made-up leads with notes, owners and follow-up dates.
 * @param staffIds their owners
 */
export async function addDemoLeads(
  store: Store,
  staffIds: readonly string[],
  count: number,
  now = new Date(),
): Promise<void> {
  await addPageViews(store, now);
  for (let number = 0; number < count; number += 1) {
    const form = formIn(pick(languages), pick(kinds)) as Form;
    const person = { name: `${pick(firstNames)} ${pick(lastNames)}`, number: number % Math.ceil(count * 0.95) };
    const values = Object.fromEntries(valueFields(form).map((field) => [field.name, answerOf(field, person)]));
    const checked = checkForm(form, values);
    if ('fieldErrors' in checked) throw new Error(`A made-up lead is wrong: ${JSON.stringify(checked.fieldErrors)}`);
    await addLead(store, form, checked.answers, { staffIds, at: receivedAt(now), now });
  }
}

async function addLead(
  store: Store,
  form: Form,
  answers: Answers,
  { staffIds, at, now }: { readonly staffIds: readonly string[]; readonly at: Date; readonly now: Date },
): Promise<void> {
  const quarantine = randomInt(60) === 0 ? 'too-fast' : null;
  const source =
    randomInt(3) === 0 ? pick(['poster-udaipur', 'facebook / admissions', 'newspaper', 'college-fair']) : null;
  const origin = { source, page: pick(['/', addresses.internship, addresses.placementTraining]) };
  const entry = { form, answers, key: randomUUID(), files: {}, receivedAt: at, quarantine, origin };
  const reference = await storeEntry(store.intake, entry);
  const ageDays = (now.getTime() - at.getTime()) / dayMs;
  const [lead] = await store.desk.leads({ reference });
  // Recent leads are still new.
  if (!lead || quarantine !== null || ageDays < 0.4 || randomInt(100) < 4) return;
  const change = (hours: number, kind: LeadEventKind, set: Partial<LeadState>, text = '') => {
    const changedAt = new Date(Math.min(at.getTime() + hours * 3_600_000, now.getTime())).toISOString();
    const event = { id: randomUUID(), leadId: lead.id, staffId: pick(staffIds), at: changedAt };
    return store.desk.change({ ...event, kind, text, set, seenVersion: null });
  };
  await change(1, 'changed', { ownerId: pick(staffIds) });
  if (randomInt(3) === 0) await change(2, 'no-answer', {});
  await change(
    3,
    'reached',
    { status: 'contacted', contactedAt: new Date(at.getTime() + 3 * 3_600_000).toISOString() },
    pick(notes),
  );
  if (answers.email && randomInt(4) === 0)
    await addEmails(store, lead, Math.min(at.getTime() + 5 * 3_600_000, now.getTime()));
  const followUpOn = new Date(now.getTime() + indiaOffsetMs + (randomInt(14) - 1) * dayMs).toISOString().slice(0, 10);
  const lostReason = pick(['Too expensive', 'Chose another institute', 'No answer three times']);
  const outcomes: Partial<LeadState>[] = [
    { status: 'won', followUpOn: null },
    { status: 'lost', followUpOn: null, lostReason },
    { status: 'counselling', followUpOn },
    { followUpOn: ageDays < 10 ? followUpOn : null },
  ];
  await change(20, 'changed', pick(outcomes));
}

/** Page views of the last weeks, fewer for each step of a registration. */
async function addPageViews({ desk }: Store, now: Date): Promise<void> {
  const registration = addresses.internshipRegistration;
  const pages = ['/', addresses.placementTraining, addresses.internship, registration];
  const steps = [2, 3].map((step) => `${registration}#${step}`);
  for (let daysAgo = 0; daysAgo < 84; daysAgo += 1) {
    const views = [...pages, ...steps].map(
      (page, index) => [page, 10 + randomInt(Math.ceil(600 / (index + 1)))] as const,
    );
    await desk.addPageViews(indiaDate(new Date(now.getTime() - daysAgo * dayMs)), new Map(views));
  }
}

/** An email by the staff, and the answer of the sender. */
async function addEmails({ desk }: Store, { id, answers, reference }: Lead, atMs: number): Promise<void> {
  const messageId = `${randomUUID()}@example.com`;
  const subject = `Your message (${reference})`;
  const at = new Date(atMs).toISOString();
  const event = { id: randomUUID(), leadId: id, staffId: null, at, set: {}, seenVersion: null };
  const email = { subject, messageId, inReplyTo: null, replyTo: null };
  await desk.change({ ...event, kind: 'emailed', text: `Dear ${answers.name},\n\nwhen may we call you?`, email });
  const reply = { subject: `Re: ${subject}`, messageId: `${randomUUID()}@example.com`, references: [messageId] };
  const answer = { ...reply, from: answers.email ?? '', text: pick(replies), leadReferences: [] };
  await desk.receive(answer, { id: randomUUID(), at, today: at.slice(0, 10) });
}
