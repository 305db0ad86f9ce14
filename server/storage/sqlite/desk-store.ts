import type { Kysely } from 'kysely';
import type { DeskStore } from '../ports/desk.ts';
import { createLeadReader } from './lead-reader.ts';
import { liftQuarantine } from './quarantine-store.ts';
import type { Tables } from './schema.ts';
import type { Writer } from './writer.ts';

export function createDeskStore(db: Kysely<Tables>, { write }: Writer): DeskStore {
  return {
    ...createLeadReader(db),
    restore: (leadId, outgoing) => write((transaction) => liftQuarantine(transaction, leadId, outgoing)),
  };
}
