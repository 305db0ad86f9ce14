import { Readable } from 'node:stream';
import { redirect } from 'react-router';
import { newsletterForm } from '#forms/newsletter.ts';
import { sheetsOf, streamCsv, toXlsx } from '#server/format/sheets.ts';
import { indiaDate } from '#server/india-time.ts';
import type { DeskStore, LeadFilter } from '#server/storage/ports/desk.ts';
import type { Lead } from '#server/storage/ports/entries.ts';
import { type Args, record, requireRole, signedIn } from '../context.ts';
import { filterValues, toFilter, toQuery } from '../parts/lead-filter.ts';

/** The most leads in one workbook. */
const maxWorkbook = 20_000;

/** Sends the leads of a filter, or the confirmed subscribers of the newsletter, as a file. Only an owner who has just used a code or a passkey may do this. */
export async function loader(args: Args): Promise<Response> {
  const desk = signedIn(args);
  const { store, user, signIn, now } = desk;
  requireRole(desk, 'owner');
  const { pathname, search, searchParams } = new URL(args.request.url);
  if (!signIn.isConfirmed(user)) return redirect(`/sign-in?next=${encodeURIComponent(pathname + search)}`, 303);
  const { text, ...values } = filterValues(searchParams);
  const filter = toFilter({ ...values, ...(text && { text }) }, user.member.id, now);
  // A search may be a name, which the audit does not keep.
  await record(desk, 'exported', `${toQuery(values)}${text === undefined ? '' : '&text'}`);
  const { form } = values;
  if (searchParams.get('format') === 'csv' && form !== undefined) {
    const parts = streamCsv(form, () => readBatches(store.desk, filter));
    const stream = Readable.toWeb(Readable.from(parts)) as ReadableStream<string>;
    return download(stream.pipeThrough(new TextEncoderStream()), 'text/csv; charset=utf-8', 'csv', now);
  }
  // A workbook is made in memory.
  if ((await store.desk.countLeads(filter, maxWorkbook + 1)) > maxWorkbook) throw new Response('', { status: 413 });
  const leads = await store.desk.leads(filter);
  const subscribers = form === newsletterForm.id ? await store.desk.subscribers() : [];
  const workbook = new Uint8Array(await toXlsx(sheetsOf({ leads, subscribers })));
  return download(workbook, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx', now);
}

/** Reads all leads of a filter, newest first. */
async function* readBatches(desk: DeskStore, filter: LeadFilter): AsyncGenerator<readonly Lead[]> {
  let after: Lead | undefined;
  do {
    const leads: Lead[] = await desk.leads(filter, { limit: 1000, after });
    after = leads.at(-1);
    yield leads;
  } while (after !== undefined);
}

function download(content: BodyInit, type: string, extension: string, now: Date): Response {
  const name = `leads-${indiaDate(now)}.${extension}`;
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` };
  return new Response(content, { headers });
}
