import * as z from 'zod';
import { extractSamples, type SampleLeft } from './sample.ts';

/** Thrown when content breaks its rules. Each line of `problems` names the file, the field and what to change. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`The content has ${count}:\n${problems.join('\n')}`);
    this.problems = problems;
    // Authors need the files named in the message, not a stack trace. The line break separates the text that Node adds.
    this.stack = `${this.name}: ${this.message}\n`;
  }
}

/** One file as its author wrote it. */
export interface Source {
  /** Path that is part of every problem: `content/services/cloud-solutions.ts` */
  readonly file: string;
  readonly source: unknown;
}

/** One file of a folder of entries. `.generated/entries.ts` lists these. */
export interface EntrySource extends Source {
  /** The file name without its extension. */
  readonly slug: string;
}

/** Checks files one by one and collects all problems, so that an author sees them at once. */
export class ContentReader {
  readonly samples: SampleLeft[] = [];
  /** Every file that passed its checks. */
  readonly files: { readonly file: string; readonly data: unknown }[] = [];
  readonly problems: string[] = [];
  #values: Readonly<Record<string, string>> = {};

  /** Sets the values of placeholders for all files that are read later: `{ 'company.name': 'Acme' }` fills `{company.name}`. */
  fillIn(values: Readonly<Record<string, string>>): void {
    this.#values = values;
  }

  /**
   * Checks one file.
   * @returns a getter for its data; call it after `finish()`
   */
  read<Schema extends z.ZodType>({ file, source }: Source, schema: Schema): () => z.output<Schema> {
    const { plain, samples } = extractSamples(file, source);
    this.samples.push(...samples);
    const unknownPlaceholders: string[] = [];
    const filled = fillPlaceholders(plain, this.#values, [], unknownPlaceholders);
    // Each schema reads few values, so compiling it would take longer than reading them without.
    const result = schema.safeParse(filled, { error: explain, jitless: true });
    this.problems.push(...unknownPlaceholders.map((line) => `${file}: ${line}`));
    if (result.success) this.files.push({ file, data: result.data });
    else this.problems.push(...result.error.issues.flatMap((issue) => describeIssue(file, issue)));
    return () => {
      if (!result.success) throw new ContentError(this.problems);
      return result.data as z.output<Schema>;
    };
  }

  /**
   * Checks a folder of entries. Two entries with the same `order` are a problem.
   * @returns a getter for the entries, sorted by `order`; call it after `finish()`
   */
  readEntries<Schema extends z.ZodType<{ order: number }>>(
    sources: readonly EntrySource[],
    schema: Schema,
  ): () => (z.output<Schema> & { slug: string; file: string })[] {
    const entries = sources.map((entry) => ({ ...entry, get: this.read(entry, schema) }));
    const files = new Map<unknown, string>();
    for (const { file, source } of entries) {
      const order = typeof source === 'object' && source !== null && 'order' in source ? source.order : undefined;
      const other = files.get(order);
      if (order !== undefined && other) {
        this.problems.push(`${file}: order: ${String(order)} is used by ${other}; choose another number`);
      }
      files.set(order, file);
    }
    return () => entries.map(({ slug, file, get }) => ({ ...get(), slug, file })).sort((a, b) => a.order - b.order);
  }

  /** @throws ContentError with the problems of all files read so far, if there are any */
  finish(): void {
    if (this.problems.length > 0) throw new ContentError(this.problems);
  }
}

/** `{company.name}`. Pages fill the placeholders without a dot. */
const placeholderPattern = /\{([a-z]+\.[a-zA-Z]+)\}/g;

function fillPlaceholders(
  value: unknown,
  values: Readonly<Record<string, string>>,
  path: readonly string[],
  unknownPlaceholders: string[],
): unknown {
  if (typeof value === 'string') {
    return value.replace(placeholderPattern, (placeholder, name: string) => {
      const text = values[name];
      if (text === undefined) {
        unknownPlaceholders.push(`${path.join('.')}: ${placeholder} is unknown; use ${listOf(Object.keys(values))}`);
      }
      return text ?? placeholder;
    });
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => fillPlaceholders(item, values, [...path, String(index)], unknownPlaceholders));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      fillPlaceholders(item, values, [...path, key], unknownPlaceholders),
    ]),
  );
}

/** The message for an issue that the schema has no message for. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) {
    const note = issue.inst instanceof z.core.$ZodType ? z.globalRegistry.get(issue.inst)?.description : undefined;
    return note ? `missing; add it. ${note}` : 'missing; add it';
  }
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'not a whole number' : `not ${nameOfType(issue.expected)}`;
    case 'invalid_value':
      return `${JSON.stringify(issue.input)} is not allowed; choose one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `${sizeOf(issue.input)}; at least ${issue.minimum} required`;
    case 'too_big':
      return `${sizeOf(issue.input)}; at most ${issue.maximum} allowed`;
    default:
      return undefined;
  }
}

function describeIssue(file: string, issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) => `${file}: ${[...issue.path, key].join('.')}: no such field; check the spelling or remove it`,
    );
  }
  const field = issue.path.join('.');
  return [field === '' ? `${file}: ${issue.message}` : `${file}: ${field}: ${issue.message}`];
}

function nameOfType(expected: string): string {
  const names: Record<string, string> = {
    string: 'a text; put it in quotes',
    number: 'a number; write it without quotes',
    array: 'a list; write [ ... ]',
    object: 'a group of fields; write { ... }',
  };
  return names[expected] ?? expected;
}

function sizeOf(input: unknown): string {
  if (Array.isArray(input)) return `${input.length} ${input.length === 1 ? 'entry' : 'entries'}`;
  return typeof input === 'string' ? `${input.length} characters` : String(input);
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ') || 'none';
}
