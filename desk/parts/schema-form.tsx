import type { ReactNode } from 'react';
import * as z from 'zod';
import { courses } from '#content';
import { formatDate } from '#ui/format-time.ts';
import { Input, Select, Submit, TextArea } from './field.tsx';

/** The part of a JSON Schema that the schemas of facts use. */
export interface Shape {
  readonly type?: 'string' | 'number' | 'integer' | 'array' | 'object' | 'boolean';
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
}

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** Labels that are not the words of the key. */
const labels: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  cin: 'CIN',
  duns: 'D-U-N-S number',
  github: 'GitHub',
  gstin: 'GSTIN',
  gstPercent: 'GST, %',
  hue: 'Colour',
  linkedin: 'LinkedIn',
  monogram: 'Initials',
  textMiOfficers: 'TextMi officers',
  webp: 'Picture',
  whatsapp: 'WhatsApp',
};

/** The label of a field, such as “Discounted, ₹” for `discountedInr`. */
export function labelOf(name: string): string {
  const label = labels[name];
  if (label !== undefined) return label;
  const words = name
    .replace(/Inr$/, ', ₹')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The choices of fields that refer to other content, by the name of the field. */
export type Choices = Readonly<Record<string, readonly (readonly [value: string, label: string])[]>>;

/** A value in words: a date, the label of a choice, or the value itself. @param key the name of the field */
export function inWords(key: string, value: Json, choices: Choices): string {
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  return choices[key]?.find(([choice]) => choice === text)?.[1] ?? text;
}

/** The choices of a field that names a course. */
export const courseChoices = courses.map(({ slug, name }) => [slug, name] as const);

/** The name of an entry of a list, such as “C/C++ Programming, 9 January 2027”. */
export function nameOf(value: Json | undefined, index: number): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return String(index + 1);
  const entry = value as Readonly<Record<string, Json>>;
  const parts = ['name', 'title', 'course', 'label', 'starts', 'from']
    .map((key) => inWords(key, entry[key] ?? '', { course: courseChoices }))
    .filter(Boolean);
  return parts.slice(0, 2).join(', ') || String(index + 1);
}

interface FieldsProps {
  readonly shape: Shape;
  readonly value: Json | undefined;
  /** The name of the field in the form: `0.days`. */
  readonly path: string;
  /** The message of each wrong field, by its path. */
  readonly errors: ReadonlyMap<string, string>;
  readonly choices?: Choices;
  readonly isRequired?: boolean;
}

const join = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

/** A list of short texts, or of choices: one in each line. */
const isLines = ({ items }: Shape) => items?.type === 'string';

/** The fields of a value. */
export function Fields({ shape, value, path, errors, choices = {}, isRequired = true }: FieldsProps): ReactNode {
  const key = path.split('.').at(-1) ?? '';
  const label = `${labelOf(key)}${isRequired ? '' : ' (optional)'}`;
  // One control can hold a list, and each of its entries can have an error.
  const [, error] = [...errors].find(([name]) => name === path || name.startsWith(`${path}.`)) ?? [];
  const common = { label, name: path, error };
  if (shape.type === 'object') return <ObjectFields {...{ shape, value, path, errors, choices }} />;
  if (shape.type === 'array' && !isLines(shape)) return <ListFields {...{ shape, value, path, errors, choices }} />;
  const options = shape.enum?.map((item) => [item, item] as const) ?? choices[key];
  // The list of choices says more than the hint.
  const hint = shape.description && !options && <p className="hint soft">{shape.description}</p>;
  let control: ReactNode;
  if (shape.items?.enum) {
    const chosen = Array.isArray(value) ? value : [];
    control = (
      <fieldset>
        <legend>{label}</legend>
        {shape.items.enum.map((item) => (
          <label key={item}>
            <input type="checkbox" name={join(path, item)} defaultChecked={chosen.includes(item)} /> {item}{' '}
          </label>
        ))}
        {error !== undefined && <span className="error">{error}</span>}
      </fieldset>
    );
  } else if (isLines(shape)) {
    const lines = Array.isArray(value) ? value : [];
    control = (
      <TextArea
        {...common}
        label={`${label}: one in each line`}
        rows={Math.max(2, lines.length)}
        defaultValue={lines.join('\n')}
      />
    );
  } else if (options) {
    // A choice that no longer exists must not become another one.
    const isKnown = options.some(([item]) => item === value);
    const empty = isRequired && isKnown ? {} : { empty: 'None' };
    control = <Select {...common} {...empty} options={options} defaultValue={isKnown ? String(value) : ''} />;
  } else if (shape.format === 'photo') {
    control = <Photo {...common} value={typeof value === 'string' ? value : undefined} />;
  } else if ((shape.maxLength ?? 0) > 100 && shape.pattern === undefined) {
    control = <TextArea {...common} rows={4} defaultValue={String(value ?? '')} />;
  } else {
    const type = shape.format === 'date' ? 'date' : 'text';
    const inputMode = shape.type === 'string' ? undefined : ('decimal' as const);
    control = <Input {...common} type={type} inputMode={inputMode} defaultValue={String(value ?? '')} />;
  }
  return (
    <>
      {control}
      {hint}
    </>
  );
}

interface PhotoProps {
  readonly label: string;
  readonly name: string;
  readonly error: string | undefined;
  /** WebP, as base64. */
  readonly value: string | undefined;
}

function Photo({ value, ...common }: PhotoProps) {
  const input = <Input {...common} type="file" accept="image/jpeg,image/png,image/webp" />;
  if (!value) return input;
  return (
    <>
      <img src={`data:image/webp;base64,${value}`} alt="" width={96} height={96} />
      {input}
      <label>
        <input type="checkbox" name={join(common.name, 'remove')} /> Remove the picture
      </label>
    </>
  );
}

function ObjectFields({ shape, value, path, errors, choices }: FieldsProps) {
  const entry = (value ?? {}) as Readonly<Record<string, Json>>;
  const fields = Object.entries(shape.properties ?? {}).map(([key, part]) => (
    <Fields
      key={key}
      shape={part}
      value={entry[key]}
      path={join(path, key)}
      errors={errors}
      choices={choices ?? {}}
      isRequired={shape.required?.includes(key) ?? false}
    />
  ));
  const sample = typeof entry.sample === 'string' && (
    <p className="field">
      <label>
        <input type="checkbox" name={join(path, 'sample')} value={entry.sample} defaultChecked /> This is a sample.
        Untick it when this is {entry.sample}.
      </label>
    </p>
  );
  const error = errors.has(path) && path !== '' && <p className="error">{errors.get(path)}</p>;
  if (path === '' || /(^|\.)\d+$/.test(path)) {
    return (
      <>
        {error}
        {fields}
        {sample}
      </>
    );
  }
  return (
    <fieldset>
      <legend>{labelOf(path.split('.').at(-1) ?? '')}</legend>
      {error}
      {fields}
      {sample}
    </fieldset>
  );
}

function ListFields({ shape, value, path, errors, choices = {} }: FieldsProps) {
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  const button = (operation: string, index: number, text: string, name = '') => (
    <Submit name="list" value={`${operation} ${index} ${path}`} formNoValidate>
      {text}
      <span className="visually-hidden">{` ${name}`}</span>
    </Submit>
  );
  return (
    <fieldset>
      <legend>{path === '' ? 'Entries' : labelOf(path.split('.').at(-1) ?? '')}</legend>
      <input type="hidden" name={join(path, 'length')} value={items.length} />
      {items.map((item, index) => {
        const own = join(path, index);
        const hasError = [...errors.keys()].some((key) => key === own || key.startsWith(`${own}.`));
        const isNew = JSON.stringify(item) === '{}';
        const name = nameOf(item, index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity of an entry in the form
          <details key={index} className="panel" open={hasError || isNew || items.length === 1}>
            <summary>
              <bdi>{name}</bdi>
            </summary>
            <Fields shape={shape.items ?? {}} value={item} path={own} errors={errors} choices={choices} />
            <p className="row">
              {index > 0 && button('up', index, 'Move up', name)}
              {index < items.length - 1 && button('down', index, 'Move down', name)}
              {button('remove', index, 'Remove', name)}
            </p>
          </details>
        );
      })}
      {errors.has(path) && <p className="error">{errors.get(path)}</p>}
      <p>{button('add', items.length, 'Add an entry')}</p>
    </fieldset>
  );
}
