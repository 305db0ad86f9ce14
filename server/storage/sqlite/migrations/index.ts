import type { Migration } from 'kysely/migration';
import { up as leadAndSubscriber } from './0001-lead-and-subscriber.ts';
import { up as attachment } from './0002-attachment.ts';
import { up as reference } from './0003-reference.ts';
import { up as phones } from './0004-phones.ts';

/** Every step from an empty store to today's, in order of name. A step that has shipped is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-lead-and-subscriber': { up: leadAndSubscriber },
  '0002-attachment': { up: attachment },
  '0003-reference': { up: reference },
  '0004-phones': { up: phones },
};
