import { readSettings } from '../../server/config/settings.ts';
import { openStoreForCommand } from '../../server/storage/open.ts';
import { outgoingStates } from '../../server/storage/ports/outbox.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { escapeControlCharacters, readOptions, UsageError } from '../command-line/command.ts';
import { askToConfirm, erase, notifyStaff } from './changes.ts';
import { dismiss, formatEmails, openStates, sendAgain } from './emails.ts';
import { findLead } from './find-lead.ts';
import { formatFullLead, formatList } from './format.ts';

const help = `Lists and changes what visitors sent. Times are in India. The site can run at
the same time. The desk does more: it filters, exports, gives out files, and
moves entries out of quarantine.

List
  npm run leads                         the newest 50 leads, the newest last,
                                        and the newsletter subscribers
  npm run leads -- --all                everything
  npm run leads -- --find rina          a name, email address, phone number or
                                        reference, or a part of one
  npm run leads -- 3CCC-DDDD            one lead in full, by its reference

Erase
  npm run leads -- --erase 3CCC-DDDD    shows what would be erased, with
                                        files and emails; --yes erases it. An
                                        email address selects all of a person

Emails
  npm run leads -- --emails             waiting or failed; --all: also sent
  npm run leads -- --send-again <id of an email>
  npm run leads -- --dismiss <id>       one that failed, so it is listed no more
  npm run leads -- --notify-staff       about leads received while the site sent
                                        no email
  npm run leads -- --ask-to-confirm     newsletter subscribers who came while
                                        the site sent no email`;

const commands = {
  find: { type: 'string' },
  erase: { type: 'string' },
  emails: { type: 'boolean' },
  'send-again': { type: 'string' },
  dismiss: { type: 'string' },
  'notify-staff': { type: 'boolean' },
  'ask-to-confirm': { type: 'boolean' },
} as const;

/** A longer list scrolls the newest leads out of sight. */
const listLength = 50;

/**
 * Runs `npm run leads`, even while the server has the store open.
 * @returns the text to print, with control characters escaped
 * @throws UsageError, SettingsError, StartupError or StoreUnavailable
 */
export async function runLeads(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<string> {
  const options = { ...commands, all: { type: 'boolean' }, yes: { type: 'boolean' } } as const;
  const { values, positionals } = readOptions('leads', options, { maxPositionals: 1, args });
  if (values.help) return help;
  const given = [...Object.keys(values).filter((name) => name in commands), ...positionals];
  if (given.length > 1) throw new UsageError('Only one command at a time. For help: npm run leads -- --help');
  const {
    all: isAll = false,
    yes: isConfirmed = false,
    erase: erased,
    'send-again': sentAgain,
    dismiss: done,
  } = values;
  const [reference] = positionals;
  const settings = readSettings(env);
  const now = new Date();
  const withStore = async (work: (store: Store) => Promise<string>) => {
    const store = await openStoreForCommand(settings);
    try {
      return escapeControlCharacters(await work(store));
    } finally {
      await store.close();
    }
  };
  if (erased !== undefined) return withStore((store) => erase(store, erased, isConfirmed));
  if (sentAgain !== undefined) return withStore((store) => sendAgain(store, sentAgain, settings, now));
  if (done !== undefined) return withStore((store) => dismiss(store, done));
  if (values['notify-staff']) return withStore((store) => notifyStaff(store, settings, now));
  if (values['ask-to-confirm']) return withStore((store) => askToConfirm(store, settings, now));
  return withStore(async (store) => {
    const { desk, outbox } = store;
    if (values.emails) return formatEmails(store, await outbox.list(isAll ? outgoingStates : openStates), now);
    if (reference !== undefined) return formatFullLead(await findLead(desk, reference), outbox, now);
    return formatList(desk, values.find, isAll ? undefined : listLength);
  });
}
