import { indiaDate, startOfDate } from '#server/india-time.ts';
import type { LeadFilter } from '#server/storage/ports/desk.ts';
import { leadStatuses } from '#server/storage/ports/entries.ts';
import type { DeskContext } from '../context.ts';

/** The parameters of a list in its address. The filter form shows their values. */
const filterNames = [
  'text',
  'form',
  'program',
  'status',
  'owner',
  'source',
  'from',
  'until',
  'due',
  'quarantined',
] as const;

export type FilterValues = Readonly<Partial<Record<(typeof filterNames)[number], string>>>;

/** Reads the parameters that are set. */
export function filterValues(parameters: URLSearchParams): FilterValues {
  const pairs = filterNames.map((name) => [name, parameters.get(name)?.trim() ?? ''] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** @param memberId the signed-in member: the owner filter `me` means this member */
export function toFilter(values: FilterValues, memberId: string, now: Date): LeadFilter {
  const { text, form, program, status, owner, source, from = '', until = '', due, quarantined } = values;
  return {
    text,
    form,
    program,
    source: source?.toLowerCase(),
    status: leadStatuses.find((known) => known === status),
    ownerId: owner === undefined ? undefined : owner === 'none' ? null : owner === 'me' ? memberId : owner,
    from: startOfDate(from),
    until: startOfDate(until, 1),
    followUpUntil: due === 'yes' ? indiaDate(now) : undefined,
    // A search also finds joined leads and leads in quarantine.
    isJoined: text === undefined ? false : undefined,
    isQuarantined: quarantined === 'yes' ? true : text === undefined ? false : undefined,
  };
}

/** The query of a list, with its parameters in a fixed order. */
export const toQuery = (values: FilterValues, more: Readonly<Record<string, string>> = {}): string =>
  String(
    new URLSearchParams([
      ...filterNames.flatMap((name) => (values[name] ? [[name, values[name]] as [string, string]] : [])),
      ...Object.entries(more),
    ]),
  );

/** A filter of the list of leads that a staff member saved under a name. */
export type View = Readonly<Record<'name' | 'query', string>>;

const maxViews = 12;

const settingOf = ({ user }: DeskContext) => `views-${user?.member.id}`;

export const readViews = async (desk: DeskContext): Promise<readonly View[]> =>
  ((await desk.store.desk.setting(settingOf(desk))) as View[] | null) ?? [];

/** Saves a view, or removes the one with this query. */
export async function changeViews(desk: DeskContext, name: string, query: string): Promise<void> {
  const views = await readViews(desk);
  const others = views.filter((view) => view.query !== query);
  const isNew = others.length === views.length && name !== '';
  const changed = isNew ? [...others, { name: name.slice(0, 40), query: query.slice(0, 1000) }] : others;
  await desk.store.desk.changeSetting(settingOf(desk), changed.slice(-maxViews));
}
