import type { LeadFilter } from '../../server/storage/ports/desk.ts';
import { readOptions, UsageError } from '../command-line/command.ts';
import { startOfInputDay } from '../command-line/india-time.ts';

const options = {
  json: { type: 'boolean' },
  find: { type: 'string' },
  form: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  quarantined: { type: 'boolean' },
  file: { type: 'string' },
  to: { type: 'string' },
  export: { type: 'string' },
  erase: { type: 'string' },
  yes: { type: 'boolean' },
  restore: { type: 'string' },
  emails: { type: 'boolean' },
  all: { type: 'boolean' },
  'send-again': { type: 'string' },
  dismiss: { type: 'string' },
  'notify-staff': { type: 'boolean' },
  expired: { type: 'boolean' },
  'ask-to-confirm': { type: 'boolean' },
} as const;

type Option = keyof typeof options;

/** Commands and the options that each one allows. Without a command, the entries are listed. */
const allowedOptions = {
  list: ['json', 'form', 'from', 'until', 'quarantined', 'all'],
  find: ['json', 'form', 'from', 'until', 'quarantined', 'all'],
  show: ['json'],
  file: ['to'],
  export: ['form', 'from', 'until', 'quarantined'],
  erase: ['yes'],
  restore: [],
  emails: ['all', 'json'],
  'send-again': [],
  dismiss: [],
  'notify-staff': ['form', 'from', 'until'],
  expired: [],
  'ask-to-confirm': [],
  help: [],
} as const satisfies Record<string, readonly Option[]>;

type Command = keyof typeof allowedOptions;

export interface Request extends Pick<Values, 'json' | 'yes' | 'all' | 'to'> {
  readonly command: Command;
  /** Reference, id, email address or path that the command works on; empty if it needs none. */
  readonly subject: string;
  readonly filter: LeadFilter;
}

/** @throws UsageError */
export function readRequest(args?: readonly string[]): Request {
  const { values, positionals } = parse(args);
  const names = Object.keys(values) as Option[];
  const optionCommands = names.filter((name): name is Option & Command => name in allowedOptions);
  const commands: Command[] = [...optionCommands, ...positionals.map(() => 'show' as const)];
  const command = values.help ? 'help' : (commands[0] ?? 'list');
  if (command !== 'help') requireCompatible(values, commands);
  const { form, from, until, quarantined } = values;
  return {
    ...values,
    command,
    subject: positionals[0] ?? subjectIn(values, command),
    filter: {
      form,
      from: startOfDay('--from', from),
      until: startOfDay('--until', until, 1),
      isQuarantined: quarantined,
      text: values.find,
    },
  };
}

/** @throws UsageError if options exclude each other */
function requireCompatible(values: Values, [command = 'list', second]: readonly Command[]): void {
  if (second)
    throw new UsageError(
      `Only one command at a time: ${describeCommand(command)} or ${describeCommand(second)}. ${seeHelp}`,
    );
  const allowed: readonly string[] = [command, ...allowedOptions[command]];
  const unexpected = Object.keys(values).find((name) => !allowed.includes(name));
  if (unexpected === 'to' || (command === 'file' && values.to === undefined)) throw new UsageError(fileUsage);
  if (unexpected) throw new UsageError(`--${unexpected} cannot be used with ${describeCommand(command)}. ${seeHelp}`);
  const { from, until, find } = values;
  const [fromTime = '', untilTime = '~'] = [startOfDay('--from', from), startOfDay('--until', until)];
  if (untilTime < fromTime) throw new UsageError(`--from ${from} is after --until ${until}.`);
  if (find !== undefined && find.trim().length < 2) {
    throw new UsageError(
      '--find needs at least two characters of a name, an email address, a phone number or a reference.',
    );
  }
}

function subjectIn(values: Values, command: Command): string {
  const value = Object.entries(values).find(([name]) => name === command)?.[1];
  return typeof value === 'string' ? value : '';
}

const seeHelp = 'For help: npm run leads -- --help';

const fileUsage = '--file needs --to, such as: npm run leads -- --file <lead> --to cv.pdf';

const describeCommand = (command: Command) =>
  command === 'list' ? 'the list' : command === 'show' ? 'a reference' : `--${command}`;

type Values = ReturnType<typeof parse>['values'];

const parse = (args: readonly string[] | undefined) =>
  readOptions('leads', options, { maxPositionals: Number.POSITIVE_INFINITY, ...(args && { args }) });

function startOfDay(option: string, text: string | undefined, daysLater = 0): string | undefined {
  if (text === undefined) return undefined;
  const start = startOfInputDay(text, daysLater);
  if (start === undefined)
    throw new UsageError(
      `${option} ${JSON.stringify(text)} is not a day such as 2026-11-30, 30.11.2026, today or yesterday.`,
    );
  return start;
}
