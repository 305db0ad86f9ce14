import { hash } from 'node:crypto';
import type * as z from 'zod';
import { type Facts, factFiles, findBrokenFacts } from '#content';
import { type Choices, inWords, type Json, labelOf, nameOf, type Shape } from './schema-form.tsx';

type Values = ReadonlyMap<string, string>;

/**
 * Reads the value of a submitted form. An empty optional field is absent. The keys keep the order of the base, so that a diff shows only
 * changed values.
 * @param base the value that the form showed. Its marks of samples stay, except for changed fields
 */
export function readValue(shape: Shape, form: Values, path: string, base: Json | undefined): Json | undefined {
  const text = (form.get(path) ?? '').replaceAll('\r\n', '\n').trim();
  if (shape.type === 'object') return readObject(shape, form, path, base);
  if (shape.items?.enum) {
    const chosen = shape.items.enum.filter((item) => form.has(join(path, item)));
    const before = Array.isArray(base) ? base : [];
    return [...before.filter((item) => chosen.includes(item)), ...chosen.filter((item) => !before.includes(item))];
  }
  if (shape.type === 'array' && shape.items?.type === 'string') {
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }
  if (shape.type === 'array') {
    const length = Math.min(Number(form.get(join(path, 'length')) ?? 0), 200);
    const items = Array.isArray(base) ? (base as readonly Json[]) : [];
    return Array.from(
      { length },
      (_, index) => readValue(shape.items ?? {}, form, join(path, index), items[index]) ?? {},
    );
  }
  if (shape.format === 'photo') return text || (form.has(join(path, 'remove')) ? undefined : base);
  if (text === '') return undefined;
  // A text that is not a number stays a text, and the schema refuses it.
  if (shape.type === 'number' || shape.type === 'integer') {
    const number = Number(text.replaceAll(',', ''));
    return Number.isFinite(number) ? number : text;
  }
  return text;
}

const join = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

function readObject(
  { properties = {}, required = [] }: Shape,
  form: Values,
  path: string,
  base: Json | undefined,
): Json | undefined {
  const before = isRecord(base) ? base : {};
  const keys = [...new Set([...Object.keys(before), ...Object.keys(properties)])];
  const entries = keys.flatMap((key): [string, Json][] => {
    if (key === 'sample') {
      const sample = form.get(join(path, key));
      return sample ? [[key, sample]] : [];
    }
    const part = properties[key];
    if (!part) return [];
    const value = readValue(part, form, join(path, key), before[key]);
    const isAbsent = value === undefined || (isRecord(value) && !required.includes(key) && isBlank(value));
    if (isAbsent) return required.includes(key) && part.type === 'string' ? [[key, '']] : [];
    return [[key, value]];
  });
  const value = Object.fromEntries(entries);
  const marks = isRecord(before.samples) ? Object.entries(before.samples) : [];
  const left = marks.filter(([key]) => JSON.stringify(value[key]) === JSON.stringify(before[key]));
  return left.length > 0 ? { ...value, samples: Object.fromEntries(left) } : value;
}

const isBlank = (value: Json | undefined): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isBlank));

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies the command of a list button: `up 2 batches`, `remove 0 ` or `add 5 `. */
export function changeList(value: Json | undefined, command: string): Json | undefined {
  const [operation = '', position = '', path = ''] = command.split(' ');
  const index = Number(position);
  const change = (items: readonly Json[]): Json => {
    const item = items[index];
    if (operation === 'add') return [...items, {}];
    if (item === undefined) return items;
    const rest = items.toSpliced(index, 1);
    if (operation === 'remove') return rest;
    return rest.toSpliced(operation === 'up' ? Math.max(0, index - 1) : index + 1, 0, item);
  };
  const walk = (part: Json | undefined, keys: readonly string[]): Json | undefined => {
    const [key, ...others] = keys;
    if (key === undefined) return Array.isArray(part) ? change(part as readonly Json[]) : part;
    if (Array.isArray(part)) return part.map((item, at) => (String(at) === key ? (walk(item, others) ?? {}) : item));
    return isRecord(part) ? { ...part, [key]: walk(part[key], others) ?? null } : part;
  };
  return walk(value, path === '' ? [] : path.split('.'));
}

/** @returns the message of each wrong field, by its path; with the path ``, a problem of the whole file */
export function checkFact(name: keyof Facts, value: Json | undefined): Map<string, string> {
  const schema: z.ZodType = factFiles[name][2];
  const result = schema.safeParse(withoutMarks(value));
  const errors = new Map<string, string>();
  if (!result.success) {
    for (const { path, message, code } of result.error.issues) {
      errors.set(path.join('.'), code === 'invalid_type' ? 'Fill in this field.' : message);
    }
    return errors;
  }
  for (const line of findBrokenFacts({ [name]: result.data })) {
    const [, file, field = '', message = line] = /^(\S+): ([\w.]+): (.*)$/.exec(line) ?? [];
    // A field of another file is not in this form.
    if (file === factFiles[name][0]) errors.set(field, message);
    else errors.set('', `The site does not work with this: ${line}`);
  }
  return errors;
}

/** The data without the marks of samples, as the schemas expect it. */
export const withoutMarks = (value: Json | undefined): unknown =>
  value === undefined
    ? undefined
    : JSON.parse(JSON.stringify(value), (key, item) => (key === 'sample' || key === 'samples' ? undefined : item));

export interface Difference {
  /** The entry of the field, such as `C/C++ Programming, 9 January 2027`; empty for a field of the whole file. */
  readonly entry: string;
  /** The label of the field, such as `Seats`. */
  readonly field: string;
  /** Null: the field was absent. */
  readonly before: string | null;
  readonly after: string | null;
}

type Leaf = Pick<Difference, 'entry' | 'field'> & { readonly text: string };

/**
 * The fields that differ between two versions of a file, as JSON.
 * @param choices the labels of values that refer to other content
 */
export function differences(before: string, after: string, choices: Choices = {}): Difference[] {
  const fieldsOf = (json: string) => new Map(leavesOf(JSON.parse(json), choices));
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)];
    const { entry = '', field = '' } = was ?? is ?? {};
    return was?.text === is?.text ? [] : [{ entry, field, before: was?.text ?? null, after: is?.text ?? null }];
  });
}

/** The fields of a value, by their path. A list of texts is one field; an empty list may also be one of entries, so it is none. */
function leavesOf(value: Json, choices: Choices, path = '', names: readonly string[] = []): [string, Leaf][] {
  const isList = Array.isArray(value);
  if (typeof value === 'object' && value !== null && !(isList && typeof value[0] === 'string')) {
    return Object.entries(value).flatMap(([key, item]) =>
      leavesOf(item, choices, join(path, key), [...names, isList ? nameOf(item, Number(key)) : labelOf(key)]),
    );
  }
  const key = path.split('.').at(-1) ?? '';
  const text = isList ? value.join('\n') : inWords(key, value, choices);
  // A hash represents a photograph.
  const shown = text.length > 2000 ? `picture ${hash('sha1', text).slice(0, 6)}` : text;
  return [[path, { entry: names.slice(0, -1).join(' › '), field: names.at(-1) ?? '', text: shown }]];
}
