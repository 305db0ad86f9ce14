import { indiaDate } from '#server/india-time.ts';
import type { LeadFigures, PageViews } from '#server/storage/ports/desk.ts';
import { type LeadStatus, leadStatuses } from '#server/storage/ports/entries.ts';
import { addDays, answerDue } from './dates.ts';

/** A name with its number. */
export type Count = readonly [name: string, count: number];

export interface Figures {
  /** Leads by week, the oldest first. A week is named by its Monday. */
  readonly weeks: readonly Count[];
  readonly programs: readonly Count[];
  readonly sources: readonly Count[];
  /** How many leads reached each status. Lost leads have a separate line. */
  readonly funnel: readonly Count[];
  /** Median time from the message to the first contact, in hours; null if no lead was contacted. */
  readonly medianHours: number | null;
  /** Messages for which the promised time is over, and how many of them were answered in time. */
  readonly promises: { readonly due: number; readonly kept: number };
  /** Page views, the most viewed page first. */
  readonly pages: readonly Count[];
  /** Views of each step of a registration. */
  readonly steps: readonly Count[];
}

/** The largest number of lines in a list. */
const maxLines = 12;

/** @param weeks number of weeks up to this one */
export function figuresOf(
  leads: readonly LeadFigures[],
  views: readonly PageViews[],
  weeks: number,
  now: Date,
): Figures {
  const monday = mondayOf(now);
  const names = Array.from({ length: weeks }, (_, index) => addDays(monday, 7 * (index - weeks + 1)));
  const byWeek = Map.groupBy(leads, ({ receivedAt }) => mondayOf(new Date(receivedAt)));
  const hours = leads.flatMap(({ receivedAt, contactedAt }) =>
    contactedAt === null ? [] : [(Date.parse(contactedAt) - Date.parse(receivedAt)) / 3_600_000],
  );
  const messages = leads.filter(({ form, receivedAt }) => form === 'contact' && answerDue(receivedAt) < now);
  const kept = messages.filter(
    ({ receivedAt, contactedAt }) => contactedAt !== null && new Date(contactedAt) <= answerDue(receivedAt),
  );
  return {
    weeks: names.map((name) => [name, byWeek.get(name)?.length ?? 0]),
    programs: countBy(leads, ({ program }) => program.replace(/^[^:]*: /, '')),
    sources: countBy(leads, ({ source }) => source ?? 'not known'),
    funnel: funnelOf(leads),
    medianHours: medianOf(hours),
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

/** How many leads reached each status. A lead with a later status also counts for all earlier ones. */
function funnelOf(leads: readonly LeadFigures[]): Count[] {
  const order: readonly LeadStatus[] = leadStatuses.filter((status) => status !== 'lost');
  const reached = ({ status }: LeadFigures, step: LeadStatus) => order.indexOf(status) >= order.indexOf(step);
  return [
    ...order.map((step): Count => [step, leads.filter((lead) => reached(lead, step)).length]),
    ['lost', leads.filter(({ status }) => status === 'lost').length],
  ];
}

function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
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
