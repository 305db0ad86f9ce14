import { indiaDate } from '#server/india-time.ts';
import type { LeadFigures, PageViews } from '#server/storage/ports/desk.ts';
import { type LeadStatus, leadStatuses } from '#server/storage/ports/entries.ts';
import { addDays, answerDue } from './dates.ts';

/** A name with its number. */
export type Count = readonly [name: string, count: number];

/** The largest number of lines in a list. */
const maxLines = 12;

/** @param weeks number of weeks up to this one */
export function figuresOf(leads: readonly LeadFigures[], views: readonly PageViews[], weeks: number, now: Date) {
  const monday = mondayOf(now);
  const names = Array.from({ length: weeks }, (_, index) => addDays(monday, 7 * (index - weeks + 1)));
  const byWeek = Map.groupBy(leads, ({ receivedAt }) => mondayOf(new Date(receivedAt)));
  const waits = leads.flatMap(({ receivedAt, contactedAt }) =>
    contactedAt === null ? [] : [Date.parse(contactedAt) - Date.parse(receivedAt)],
  );
  const messages = leads.filter(({ form, receivedAt }) => form === 'contact' && answerDue(receivedAt) < now);
  const kept = messages.filter(
    ({ receivedAt, contactedAt }) => contactedAt !== null && new Date(contactedAt) <= answerDue(receivedAt),
  );
  return {
    /** The oldest first. A week is named by its Monday. */
    weeks: names.map((name): Count => [name, byWeek.get(name)?.length ?? 0]),
    programs: countBy(leads, ({ program }) => program.replace(/^[^:]*: /, '')),
    sources: countBy(leads, ({ source }) => source ?? 'not known'),
    funnel: funnelOf(leads),
    /** Half of the leads that were contacted waited less; null if none was contacted. */
    medianMs: waits.sort((one, other) => one - other)[Math.floor(waits.length / 2)] ?? null,
    /** Messages for which the promised time is over, and how many of them were answered in time. */
    promises: { due: messages.length, kept: kept.length },
    pages: sumViews(views.filter(({ page }) => !page.includes('#'))).slice(0, maxLines),
    steps: stepsOf(views),
  };
}

/** The Monday of the week in India. */
function mondayOf(moment: Date): string {
  const date = indiaDate(moment);
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

function countBy(leads: readonly LeadFigures[], nameOf: (lead: LeadFigures) => string): Count[] {
  const counts = [...Map.groupBy(leads, nameOf)].map(([name, group]): Count => [name, group.length]);
  return counts.sort(([, one], [, other]) => other - one).slice(0, maxLines);
}

/** How many leads reached each status. A lead with a later status also counts for all earlier ones, unless it is lost. */
function funnelOf(leads: readonly LeadFigures[]) {
  const reached = (step: LeadStatus, { status }: LeadFigures) =>
    status === step ||
    (status !== 'lost' && step !== 'lost' && leadStatuses.indexOf(status) > leadStatuses.indexOf(step));
  return leadStatuses.map((step) => [step, leads.filter((lead) => reached(step, lead)).length] as const);
}

function sumViews(views: readonly PageViews[]): Count[] {
  const byPage = Map.groupBy(views, ({ page }) => page);
  const sums = [...byPage].map(([page, days]): Count => [page, days.reduce((sum, day) => sum + day.views, 0)]);
  return sums.sort(([, one], [, other]) => other - one);
}

/** The first step of a registration is the page itself. */
const stepsOf = (views: readonly PageViews[]): Count[] =>
  sumViews(views.filter(({ page }) => /-registration(#\d)?$/.test(page)))
    .map(([page, count]): Count => [page.includes('#') ? page.replace('#', ', step ') : `${page}, step 1`, count])
    .sort(([one], [other]) => (one < other ? -1 : 1));
