import { newsletterForm } from '#forms/newsletter.ts';
import { daysBefore, retentionJob } from '../../server/retention/retention.ts';
import type { OpenLeadReader } from '../../server/storage/ports/store.ts';
import { howMany } from '../../server/words/how-many.ts';
import { inIndia } from '../words/india-time.ts';
import { findUnasked } from './ask-to-confirm.ts';

const soonDays = 30;

/** What retention would erase now, and within a month: nothing is changed. */
export async function expiredInWords(
  reader: Pick<OpenLeadReader, 'subscribers' | 'retention'>,
  retentionDays: Readonly<Record<string, number>>,
  now: Date,
): Promise<string> {
  const { retention } = reader;
  const rows = await Promise.all(
    Object.entries(retentionDays).map(async ([form, days]) => {
      const name = form === newsletterForm.id ? `${form} (not confirmed)` : form;
      if (days === 0) return row(name, 'for ever', '-', '-');
      const due = await retention.countOlder(form, daysBefore(now, days));
      const soon = await retention.countOlder(form, daysBefore(now, Math.max(0, days - soonDays)));
      return row(name, howMany(days, 'day'), String(due), String(soon - due));
    }),
  );
  const doneAt = await retention.jobDoneAt(retentionJob);
  const last = doneAt === null ? 'was not done yet' : `was last done ${inIndia(doneAt)}`;
  const unasked = (await findUnasked(reader)).length;
  return [
    [row('', 'kept for', 'too old', `in ${soonDays} days`), ...rows].join('\n'),
    `What is too old is erased once a day while the site runs; that ${last}.\nRETENTION_DAYS_... in .env say how long each form is kept (.env.example).`,
    ...(unasked === 0
      ? []
      : [
          `Of the newsletter, ${howMany(unasked, 'address was', 'addresses were')} never asked to confirm, and kept until then.\nWhere mail is sent: npm run leads -- --ask-to-confirm`,
        ]),
  ].join('\n\n');
}

const row = (name: string, kept: string, due: string, soon: string) =>
  `${name.padEnd(34)}${kept.padStart(12)}${due.padStart(10)}${soon.padStart(14)}`;
