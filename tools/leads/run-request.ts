import type { Settings } from '../../server/config/settings.ts';
import { retentionRules } from '../../server/retention/retention-rules.ts';
import { openLeadReader, openStoreForCommand } from '../../server/storage/open.ts';
import { outgoingStates } from '../../server/storage/ports/outbox.ts';
import type { OpenLeadReader, Store } from '../../server/storage/ports/store.ts';
import { escapeControlCharacters } from '../command-line/command.ts';
import { type Ask, askToConfirm, erase, notifyStaff, restore } from './changes.ts';
import { dismiss, formatEmails, openStates, sendAgain } from './emails.ts';
import { findEntries, findLead } from './entries.ts';
import { exportEntries, writeAttachment } from './exports.ts';
import { formatEntries, formatExpired, formatFullLead } from './format.ts';
import type { Request } from './options.ts';

/**
 * Runs a request of the staff, even while the server has the store open.
 * @returns the text to print, with control characters escaped, or JSON
 * @throws UsageError, StartupError or StoreUnavailable
 */
export async function runRequest(request: Request, settings: Settings, ask: Ask): Promise<string> {
  const change = changes[request.command];
  const text = change
    ? await withOpen(openStoreForCommand(settings), (store) => change(store, request, settings, ask))
    : await withOpen(openLeadReader(settings), (reader) => read(reader, request, settings));
  return request.json ? text : escapeControlCharacters(text);
}

/** Commands that write. */
const changes: {
  [C in Request['command']]?: (store: Store, request: Request, settings: Settings, ask: Ask) => Promise<string>;
} = {
  erase: (store, { subject, yes = false }, _, ask) => erase(store, subject, ask, yes),
  restore: (store, { subject }, settings) => restore(store, subject, settings, new Date()),
  dismiss: (store, { subject }) => dismiss(store, subject),
  'send-again': (store, { subject }, settings) => sendAgain(store, subject, settings, new Date()),
  'notify-staff': (store, { filter }, settings) => notifyStaff(store, filter, settings, new Date()),
  'ask-to-confirm': (store, _, settings) => askToConfirm(store, settings, new Date()),
};

async function read(reader: OpenLeadReader, request: Request, settings: Settings): Promise<string> {
  const { command, subject, filter, json: isJson } = request;
  const now = new Date();
  if (command === 'file') return writeAttachment(reader, subject, request.to ?? '');
  if (command === 'export') return exportEntries(reader, subject, filter);
  if (command === 'expired') return formatExpired(reader, retentionRules(settings), now);
  if (command === 'emails') {
    const emails = await reader.outbox.list(request.all ? outgoingStates : openStates);
    return isJson ? json(emails) : formatEmails(reader, emails, now);
  }
  if (command === 'show') {
    const lead = await findLead(reader, subject);
    return isJson ? json(lead) : formatFullLead(lead, reader.outbox, now);
  }
  const limit = isJson || request.all ? undefined : listLength;
  const found = await findEntries(reader, filter, limit);
  return isJson ? json(found) : formatEntries(found, filter);
}

/** A longer list scrolls the newest leads out of sight. */
const listLength = 50;

const json = (value: object) => JSON.stringify(value, null, 2);

async function withOpen<T extends { close(): Promise<void> }>(
  opening: Promise<T>,
  work: (opened: T) => Promise<string>,
) {
  const opened = await opening;
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}
