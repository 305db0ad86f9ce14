import type { LeadFilter } from '../../server/storage/ports/desk.ts';
import { readOptions, UsageError } from '../command-line/command.ts';
import { startOfIndiaDay } from '../command-line/india-time.ts';

const options = {
  json: { type: 'boolean' },
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
  'notify-staff': { type: 'boolean' },
  expired: { type: 'boolean' },
  'ask-to-confirm': { type: 'boolean' },
} as const;

type Option = keyof typeof options;

/** What is done, and the options that say more about it. Whatever is none of the others lists. */
const goesWith = {
  list: ['json', 'form', 'from', 'until', 'quarantined'],
  show: ['json'],
  file: ['to'],
  export: ['form', 'from', 'until', 'quarantined'],
  erase: ['yes'],
  restore: [],
  emails: ['all', 'json'],
  'send-again': [],
  'notify-staff': ['form', 'from', 'until'],
  expired: [],
  'ask-to-confirm': [],
  help: [],
} as const satisfies Record<string, readonly Option[]>;

type Command = keyof typeof goesWith;

export interface Request extends Pick<Values, 'json' | 'yes' | 'all' | 'to'> {
  readonly command: Command;
  /** Of a lead, an email or a file: what it is done to. */
  readonly subject: string;
  readonly filter: LeadFilter;
}

/** @throws UsageError */
export function readRequest(args?: readonly string[]): Request {
  const { values, positionals } = parse(args);
  const given = Object.keys(values) as Option[];
  const asked = given.filter((name): name is Option & Command => name in goesWith);
  const commands: Command[] = [...asked, ...positionals.map(() => 'show' as const)];
  const command = values.help ? 'help' : (commands[0] ?? 'list');
  if (command !== 'help') refuseMix(values, commands);
  const { form, from, until, quarantined } = values;
  return {
    ...values,
    command,
    subject: positionals[0] ?? subjectIn(values, command),
    filter: { form, from: day('--from', from), until: day('--until', until, 1), isQuarantined: quarantined },
  };
}

/** @throws UsageError where options do not go together */
function refuseMix(values: Values, [command = 'list', other]: readonly Command[]): void {
  if (other) throw new UsageError(`One thing at a time: ${spelt(command)} or ${spelt(other)}. ${seeHelp}`);
  const allowed: readonly string[] = [command, ...goesWith[command]];
  const stray = Object.keys(values).find((name) => !allowed.includes(name));
  if (stray === 'to' || (command === 'file' && values.to === undefined)) throw new UsageError(needsBoth);
  if (stray) throw new UsageError(`--${stray} does not go with ${spelt(command)}. ${seeHelp}`);
  const { from, until } = values;
  if (from !== undefined && until !== undefined && until < from) {
    throw new UsageError(`--from ${from} comes after --until ${until}: no day is in between.`);
  }
}

function subjectIn(values: Values, command: Command): string {
  const value = Object.entries(values).find(([name]) => name === command)?.[1];
  return typeof value === 'string' ? value : '';
}

const seeHelp = 'For help: npm run leads -- --help';

const needsBoth = '--file needs --to, such as: npm run leads -- --file <lead> --to cv.pdf';

const spelt = (command: Command) =>
  command === 'list' ? 'the list' : command === 'show' ? 'a reference' : `--${command}`;

type Values = ReturnType<typeof parse>['values'];

const parse = (args: readonly string[] | undefined) =>
  readOptions('leads', options, { maxPositionals: Number.POSITIVE_INFINITY, ...(args && { args }) });

function day(option: string, text: string | undefined, later = 0): string | undefined {
  if (text === undefined) return undefined;
  const start = startOfIndiaDay(text, later);
  if (start === undefined) throw new UsageError(`${option} ${JSON.stringify(text)} is no day, such as 2026-11-30.`);
  return start;
}
