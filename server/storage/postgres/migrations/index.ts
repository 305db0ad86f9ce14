import type { Steps } from '../../sql/steps.ts';
import { up as store } from './0001-store.ts';
import { up as mailboxesAndUntold } from './0002-mailboxes-and-untold.ts';

/** Every step from an empty database to today's tables, in order of name. A step that has shipped is never changed. */
export const migrations: Steps = {
  '0001-store': { up: store, least: '0001-store' },
  '0002-mailboxes-and-untold': { up: mailboxesAndUntold, least: '0001-store' },
};
