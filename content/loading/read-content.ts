import * as z from 'zod';
import { type SampleLeft, takeOutSamples } from './sample.ts';

/** Thrown when content breaks its rules. `faults` has one line each: file, field, what is wrong. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly #faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The content has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.join('\n')}`);
    this.#faults = faults;
    // What is wrong is in the files it names: where it was noticed would only bury them. Node puts a bracket after the last line.
    this.stack = `${this.name}: ${this.message}\n`;
  }

  get faults(): readonly string[] {
    return this.#faults;
  }
}

/** One file as its author wrote it. */
export interface Source {
  /** `content/services/cloud-solutions.ts`: named in every fault. */
  readonly file: string;
  readonly source: unknown;
}

/** One file of a folder of entries; the generated list is made of these. */
export interface EntrySource extends Source {
  /** Name of the file without its ending. */
  readonly slug: string;
}

/** Collects what several files have to say, and every fault in them, before any is used. */
export class ContentReader {
  readonly samples: SampleLeft[] = [];
  /** Every file that kept its rules. */
  readonly files: { readonly file: string; readonly data: unknown }[] = [];
  readonly #faults: string[] = [];
  #words: Readonly<Record<string, string>> = {};

  /**
   * Sets what any text read from now on may use: `{ 'company.name': 'Acme' }` fills the gap `{company.name}`.
   */
  fillIn(words: Readonly<Record<string, string>>): void {
    this.#words = words;
  }

  /**
   * Checks one file.
   * @returns a function that gives its data, to be called after `finish()`
   */
  read<Schema extends z.ZodType>({ file, source }: Source, schema: Schema): () => z.output<Schema> {
    const { plain, samples } = takeOutSamples(file, source);
    this.samples.push(...samples);
    const unknownWords: string[] = [];
    const filled = fillWords(plain, this.#words, [], unknownWords);
    const result = schema.safeParse(filled, { error: explain });
    this.#faults.push(...unknownWords.map((line) => `${file}: ${line}`));
    if (result.success) this.files.push({ file, data: result.data });
    else this.#faults.push(...result.error.issues.flatMap((issue) => describeIssue(file, issue)));
    return () => {
      if (!result.success) throw new ContentError(this.#faults);
      return result.data as z.output<Schema>;
    };
  }

  /** Checks a folder of entries; sorted by `order`, which no two may share. */
  readEntries<Schema extends z.ZodType<{ order: number }>>(
    sources: readonly EntrySource[],
    schema: Schema,
  ): () => (z.output<Schema> & { slug: string; file: string })[] {
    const reads = sources.map((entry) => ({ ...entry, get: this.read(entry, schema) }));
    const files = new Map<unknown, string>();
    for (const { file, source } of reads) {
      const order = typeof source === 'object' && source !== null && 'order' in source ? source.order : undefined;
      const other = files.get(order);
      if (order !== undefined && other) this.#faults.push(`${file}: order: ${String(order)} is taken by ${other}`);
      files.set(order, file);
    }
    return () => reads.map(({ slug, file, get }) => ({ ...get(), slug, file })).sort((a, b) => a.order - b.order);
  }

  /** @throws ContentError naming every fault of every file read, if there is one */
  finish(): void {
    if (this.#faults.length > 0) throw new ContentError(this.#faults);
  }
}

/** `{company.name}` and its like; the gaps that pages fill have no dot and stay. */
const wordGap = /\{([a-z]+\.[a-zA-Z]+)\}/g;

function fillWords(
  value: unknown,
  words: Readonly<Record<string, string>>,
  path: readonly string[],
  unknownWords: string[],
): unknown {
  if (typeof value === 'string') {
    return value.replace(wordGap, (gap, name: string) => {
      const word = words[name];
      if (word === undefined)
        unknownWords.push(`${path.join('.')}: nothing is called ${gap}; ${listOf(Object.keys(words))}`);
      return word ?? gap;
    });
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => fillWords(item, words, [...path, String(index)], unknownWords));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillWords(item, words, [...path, key], unknownWords)]),
  );
}

/** The words for what zod found where the schema gives none of its own. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) {
    const note = issue.inst instanceof z.core.$ZodType ? z.globalRegistry.get(issue.inst)?.description : undefined;
    return note ? `missing. ${note}` : 'missing';
  }
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'not a whole number' : `not ${nameOfType(issue.expected)}`;
    case 'invalid_value':
      return `${JSON.stringify(issue.input)} is not one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `${sizeOf(issue.input)}, at least ${issue.minimum}`;
    case 'too_big':
      return `${sizeOf(issue.input)}, at most ${issue.maximum}`;
    default:
      return undefined;
  }
}

function describeIssue(file: string, issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${file}: ${[...issue.path, key].join('.')}: no such field; check the spelling`);
  }
  const field = issue.path.join('.');
  return [field === '' ? `${file}: ${issue.message}` : `${file}: ${field}: ${issue.message}`];
}

function nameOfType(expected: string): string {
  return { string: 'a text', number: 'a number', array: 'a list', object: 'a group of fields' }[expected] ?? expected;
}

function sizeOf(input: unknown): string {
  if (Array.isArray(input)) return `${input.length} ${input.length === 1 ? 'entry' : 'entries'}`;
  return typeof input === 'string' ? `${input.length} characters` : String(input);
}

function listOf(names: readonly string[]): string {
  return `there is ${names.map((name) => `{${name}}`).join(', ') || 'none'}`;
}
