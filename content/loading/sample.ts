/** Values that must be replaced before launch. Authors mark them with `sample()`; the marks are removed before validation. */

const mark = Symbol('sample');

export interface Sample<T> {
  readonly [mark]: true;
  readonly value: T;
  /** What the owner of the site should put here instead. */
  readonly hint: string;
}

/**
 * Marks one field as a sample. Works at any field of any file; the site shows the value until it is replaced.
 * @param value what the site shows for now; must satisfy the field's own rules
 * @param hint what to put there: 'the 21 characters of the certificate of incorporation'
 */
export function sample<const T>(value: T, hint: string): Sample<T> {
  return { [mark]: true, value, hint };
}

/** Marks an invented text about how a figure was counted. */
export const sampleEvidence = (text: string): Sample<string> => sample(text, 'who counted this figure, when and how');

/**
 * What an author may write for `T`: values or samples, at every level.
 * An object may also have `sample: 'what to put here'`, which marks the whole entry. Files of data, which cannot call `sample()`, mark
 * single fields by `samples: { field: 'what to put here' }` in the same object.
 */
export type Authored<T> =
  | Sample<T>
  | (T extends readonly (infer Item)[]
      ? readonly Authored<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Authored<T[Key]> } & { readonly sample?: string }
        : T);

/** One value that must still be replaced. */
export interface SampleLeft {
  /** `content/facts/company.json` */
  readonly file: string;
  /** `registration.cin`; `3 (whole entry)` or `3 (whole entry: Asha Rao)` if the whole entry is a sample. */
  readonly field: string;
  readonly hint: string;
}

/**
 * Replaces samples by their values and removes the marks of entries.
 * @param file path for the list of samples
 * @returns plain data, and its samples in source order
 */
export function extractSamples(file: string, source: unknown): { plain: unknown; samples: SampleLeft[] } {
  const samples: SampleLeft[] = [];
  const walk = (value: unknown, path: readonly string[]): unknown => {
    if (isSample(value)) {
      samples.push({ file, field: path.join('.'), hint: value.hint });
      return walk(value.value, path);
    }
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, String(index)]));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const hint = entries.find(([key]) => key === 'sample')?.[1];
    if (typeof hint === 'string') {
      const name = 'name' in value && typeof value.name === 'string' ? `: ${value.name}` : '';
      samples.push({ file, field: `${path.join('.')} (whole entry${name})`.trimStart(), hint });
    }
    const marked = entries.find(([key]) => key === 'samples')?.[1];
    const hints = isHints(marked, value) ? marked : {};
    for (const [key, text] of Object.entries(hints))
      samples.push({ file, field: [...path, key].join('.'), hint: text });
    return Object.fromEntries(
      // A mark that is not a text stays, so that the strict schema refuses it.
      entries
        .filter(([key]) => !(key === 'sample' && typeof hint === 'string') && !(key === 'samples' && marked === hints))
        .map(([key, item]) => [key, walk(item, [...path, key])]),
    );
  };
  return { plain: walk(source, []), samples };
}

/** Whether a value of `samples` marks fields that exist. Another value stays, so that the strict schema refuses it. */
function isHints(marked: unknown, fields: object): marked is Record<string, string> {
  if (typeof marked !== 'object' || marked === null || Array.isArray(marked)) return false;
  return Object.entries(marked).every(([key, text]) => key in fields && typeof text === 'string');
}

function isSample(value: unknown): value is Sample<unknown> {
  return typeof value === 'object' && value !== null && mark in value;
}
