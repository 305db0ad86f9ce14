import { indiaDate, isDate } from '#server/india-time.ts';
import type { StaffMember } from '#server/storage/ports/staff.ts';
import type { DeskContext } from '../context.ts';
import { formatDay } from './dates.ts';

const setting = 'away';

/** The last day of absence by id of the member. */
export const readAway = async ({ store }: DeskContext) =>
  ((await store.desk.setting(setting)) ?? {}) as Readonly<Record<string, string>>;

/** @param until such as `2026-12-03`; any other text ends the absence */
export async function saveAway(desk: DeskContext, id: string, until: string): Promise<void> {
  const { [id]: _, ...others } = await readAway(desk);
  await desk.store.desk.changeSetting(setting, isDate(until) ? { ...others, [id]: until } : others);
}

export interface Member extends StaffMember {
  /** The name, with the end of an absence: an owner who is away does not answer. */
  readonly label: string;
}

export async function readMembers(desk: DeskContext): Promise<Member[]> {
  const today = indiaDate(desk.now);
  const [members, away] = await Promise.all([desk.store.staff.members(), readAway(desk)]);
  return members.map((member) => {
    const until = away[member.id] ?? '';
    const { name } = member;
    return { ...member, label: until < today ? name : `${name} (away until ${formatDay(until, today)})` };
  });
}

export const roleNames = { owner: 'Owner', counsellor: 'Counsellor', editor: 'Editor' } as const;
