import { parseArgs } from 'node:util';
import { CannotStart } from '../server/cannot-start.ts';
import { readSettings, SettingsError } from '../server/config.ts';
import { type Lead, type LeadReader, StoreUnavailable, type Subscriber } from '../server/storage/ports.ts';
import { openLeadReader } from '../server/storage/sqlite/open.ts';

/** `npm run leads [-- --json] [-- --form contact]`: prints what visitors sent, newest first. Also while the site runs. */
async function main(): Promise<void> {
  const { json, form } = readOptions();
  const reader = await openLeadReader(readSettings(process.env).dataDir);
  try {
    const { leads, subscribers } = await read(reader, form);
    const text = json ? JSON.stringify({ leads, subscribers }, null, 2) : inWords(leads, subscribers);
    process.stdout.write(`${text}\n`);
  } finally {
    await reader.close();
  }
}

class WrongOption extends Error {}

function readOptions(): { json: boolean; form?: string } {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false }, form: { type: 'string' } } }).values;
  } catch {
    throw new WrongOption('Options are --json and --form, such as: npm run leads -- --form contact');
  }
}

/** Newsletter addresses are kept as subscribers, everything else as leads. */
async function read(reader: LeadReader, form: string | undefined) {
  return {
    leads: await reader.leads(form),
    subscribers: form === undefined || form === 'newsletter' ? await reader.subscribers() : [],
  };
}

function inWords(leads: readonly Lead[], subscribers: readonly Subscriber[]): string {
  const blocks = leads.map(({ receivedAt, form, answers, questions }) => {
    const lines = Object.entries(answers).map(([name, answer]) => `  ${questions[name] ?? name}:${indent(answer)}`);
    return [`${receivedAt}  ${form}`, ...lines].join('\n');
  });
  const addresses = subscribers.map(({ receivedAt, email, state }) => `${receivedAt}  ${email}  (${state})`);
  return harmless(
    [
      ...blocks,
      [`Leads: ${leads.length}`, `Newsletter subscribers: ${subscribers.length}`].join('\n'),
      ...(addresses.length > 0 ? [addresses.join('\n')] : []),
    ].join('\n\n'),
  );
}

const indent = (answer: string) => (answer.includes('\n') ? `\n${answer}`.replaceAll('\n', '\n    ') : ` ${answer}`);

/** A terminal obeys control characters, and shows text in another order after some others: both become visible. */
const harmless = (text: string) =>
  text.replaceAll(
    /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`,
  );

process.stdout.on('error', () => process.exit(0)); // `npm run leads | head` closes early.

await main().catch((error: unknown) => {
  const isWorded =
    error instanceof WrongOption ||
    error instanceof SettingsError ||
    error instanceof CannotStart ||
    error instanceof StoreUnavailable;
  if (!isWorded) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
