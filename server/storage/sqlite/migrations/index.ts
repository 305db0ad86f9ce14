import type { Steps } from '../../sql/steps.ts';
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
export const migrations: Steps = {
  '0001-lead-and-subscriber': { up: leadAndSubscriber, least: '0001-lead-and-subscriber' },
  '0002-attachment': { up: attachment, least: '0002-attachment' },
  '0003-reference': { up: reference, least: '0003-reference' },
  '0004-phones': { up: phones, least: '0004-phones' },
  '0005-arrivals': { up: arrivals, least: '0005-arrivals' },
  '0006-people': { up: people, least: '0006-people' },
  '0007-outgoing': { up: outgoing, least: '0007-outgoing' },
  '0008-outbox-and-quarantine': { up: outboxAndQuarantine, least: '0008-outbox-and-quarantine' },
  // It only adds.
  '0009-mailboxes-and-untold': { up: mailboxesAndUntold, least: '0008-outbox-and-quarantine' },
};
