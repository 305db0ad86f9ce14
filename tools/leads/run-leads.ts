import { readSettings } from '../../server/config/settings.ts';
import { openStoreForCommand } from '../../server/storage/open.ts';
import { outgoingStates } from '../../server/storage/ports/outbox.ts';
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
  const settings = readSettings(env);
  const store = await openStoreForCommand(settings);
  const { desk, outbox } = store;
  const now = new Date();
  const run = async (): Promise<string> => {
    if (values.erase !== undefined) return erase(store, values.erase, values.yes ?? false);
    if (values['send-again'] !== undefined) return sendAgain(store, values['send-again'], settings, now);
    if (values.dismiss !== undefined) return dismiss(store, values.dismiss);
    if (values['notify-staff']) return notifyStaff(store, settings, now);
    if (values['ask-to-confirm']) return askToConfirm(store, settings, now);
    if (values.emails) return formatEmails(store, await outbox.list(values.all ? outgoingStates : openStates), now);
    const [reference] = positionals;
    if (reference !== undefined) return formatFullLead(await findLead(desk, reference), outbox, now);
    return formatList(desk, values.find, values.all ? undefined : listLength);
  };
  return escapeControlCharacters(await run().finally(() => store.close()));
}
