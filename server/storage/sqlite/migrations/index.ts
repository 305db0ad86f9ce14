import type { Migration } from 'kysely/migration';
import { up as leadAndSubscriber } from './0001-lead-and-subscriber.ts';
import { up as attachment } from './0002-attachment.ts';
import { up as reference } from './0003-reference.ts';
import { up as phones } from './0004-phones.ts';
import { up as arrivals } from './0005-arrivals.ts';
import { up as people } from './0006-people.ts';
import { up as outgoing } from './0007-outgoing.ts';
import { up as outboxAndQuarantine } from './0008-outbox-and-quarantine.ts';
import { up as mailboxesAndUntold } from './0009-mailboxes-and-untold.ts';

/** Every step from an empty store to today's, in order of name. A step that has shipped is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-lead-and-subscriber': { up: leadAndSubscriber },
  '0002-attachment': { up: attachment },
  '0003-reference': { up: reference },
  '0004-phones': { up: phones },
  '0005-arrivals': { up: arrivals },
  '0006-people': { up: people },
  '0007-outgoing': { up: outgoing },
  '0008-outbox-and-quarantine': { up: outboxAndQuarantine },
  '0009-mailboxes-and-untold': { up: mailboxesAndUntold },
};
