import type { DeskContext } from '../context.ts';

/** A filter of the list of leads that a staff member saved under a name. */
export interface View {
  readonly name: string;
  /** The query of the list's address. */
  readonly query: string;
}

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
