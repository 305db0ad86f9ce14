import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotStart } from '../server/cannot-start.ts';
import { readSettings, SettingsError } from '../server/config.ts';
import { type Lead, type LeadReader, StoreUnavailable, type Subscriber } from '../server/storage/ports.ts';
import { openLeadReader } from '../server/storage/sqlite/open.ts';

/**
 * `npm run leads [-- --json] [-- --form contact]`: prints what visitors sent, newest first. Also while the site runs.
 * `npm run leads -- --file <lead> --to cv.pdf`: writes the file that came with a lead.
 */
async function main(): Promise<void> {
  const { json, form, file, to } = readOptions();
  const reader = await openLeadReader(readSettings(process.env).dataDir);
  try {
    if (file !== undefined && to !== undefined) {
      await writeFile(reader, file, to);
      return;
    }
    const { leads, subscribers } = await read(reader, form);
    const text = json ? JSON.stringify({ leads, subscribers }, null, 2) : inWords(leads, subscribers);
    process.stdout.write(`${text}\n`);
  } finally {
    await reader.close();
  }
}

/** Whoever asked can mend it; one line for them. */
class WrongOption extends Error {}

function readOptions() {
  const values = parseOptions();
  if ((values.file === undefined) !== (values.to === undefined)) {
    throw new WrongOption('--file needs --to, such as: npm run leads -- --file <lead> --to cv.pdf');
  }
  return values;
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        form: { type: 'string' },
        file: { type: 'string' },
        to: { type: 'string' },
      },
    }).values;
  } catch {
    throw new WrongOption('Options are --json, --form, --file and --to, such as: npm run leads -- --form contact');
  }
}

/** Not to standard output: npm writes lines of its own there, which would be part of the file. */
async function writeFile(reader: LeadReader, leadId: string, to: string): Promise<void> {
  const [file] = await reader.attachments(leadId);
  if (!file)
    throw new WrongOption(`No file came with a lead ${JSON.stringify(leadId)}. npm run leads shows which have one.`);
  // npm runs this in the project's folder; the asker may be in another.
  const path = resolve(process.env.INIT_CWD ?? '.', to);
  try {
    writeFileSync(path, file.content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') throw new WrongOption(`${path} is already there. Name another file after --to.`);
    throw new WrongOption(`${path} cannot be written (${code}). Name another file after --to.`);
  }
  process.stdout.write(`${path}: ${sizeInWords(file.byteSize)}\n`);
}

/** Newsletter addresses are kept as subscribers, everything else as leads. */
async function read(reader: LeadReader, form: string | undefined) {
  return {
    leads: await reader.leads(form),
    subscribers: form === undefined || form === 'newsletter' ? await reader.subscribers() : [],
  };
}

function inWords(leads: readonly Lead[], subscribers: readonly Subscriber[]): string {
  const blocks = leads.map(({ id, reference, receivedAt, form, answers, questions, phones, attachments }) => {
    const lines = Object.entries(answers).flatMap(([name, answer]) => [
      `  ${questions[name] ?? name}:${indent(answer)}`,
      ...phoneInWords(phones[name]),
    ]);
    const files = attachments.flatMap(({ field, fileName, byteSize }) => [
      `  ${questions[field] ?? field}: ${fileName}, ${sizeInWords(byteSize)}`,
      `    npm run leads -- --file ${id} --to ${field}.pdf`,
    ]);
    return [`${receivedAt}  ${form}  ${reference}`, ...lines, ...files].join('\n');
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

/** What we made of a phone number, below what was typed. */
function phoneInWords(phone: string | null | undefined): string[] {
  if (phone === undefined) return [];
  return [phone === null ? '    doubtful: no number in it that can be dialled' : `    to dial: ${phone}`];
}

const indent = (answer: string) => (answer.includes('\n') ? `\n${answer}`.replaceAll('\n', '\n    ') : ` ${answer}`);

const sizeInWords = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en-IN')} KB`;

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
