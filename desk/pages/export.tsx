import { redirect } from 'react-router';
import { sheetsOf, toCsv, toXlsx } from '#server/format/sheets.ts';
import { indiaDate } from '#server/india-time.ts';
import { type Args, record, requireRole, signedIn } from '../context.ts';
import { filterValues, toFilter, toQuery } from '../parts/lead-filter.ts';

/** Sends the leads of a filter as a file. Only an owner who typed a code a short time ago may do this. */
export async function loader(args: Args): Promise<Response> {
  const desk = signedIn(args);
  const { store, user, signIn, now } = desk;
  requireRole(desk, 'owner');
  const { pathname, search, searchParams } = new URL(args.request.url);
  if (!signIn.isConfirmed(user)) return redirect(`/sign-in?next=${encodeURIComponent(pathname + search)}`, 303);
  const { text, ...values } = filterValues(searchParams);
  const leads = await store.desk.leads(toFilter({ ...values, ...(text && { text }) }, user.member.id, now));
  const [first, second] = sheetsOf({ leads, subscribers: [] });
  // A search may be a name, which the audit does not keep.
  await record(desk, 'exported', `${toQuery(values)}${text === undefined ? '' : '&text'}`);
  const isCsv = searchParams.get('format') === 'csv' && first !== undefined && second === undefined;
  const name = `leads-${indiaDate(now)}.${isCsv ? 'csv' : 'xlsx'}`;
  const type = isCsv ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const content = isCsv ? toCsv(first) : new Uint8Array(await toXlsx(sheetsOf({ leads, subscribers: [] })));
  return new Response(content, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  });
}
