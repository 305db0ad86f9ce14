/**
 * The local storage of the forms. If the browser refuses storage (private, full, disabled), the functions do nothing: the values are
 * still in the page. Other scripts and extensions can write to it, so everything read is validated.
 */

import type { Form, FormValues } from '#forms/define.ts';
import { dayMs } from '#forms/durations.ts';
import { attempt } from './attempt.ts';

/** `draft`: unsent values. `sent`: the last receipt. `waiting`: a submission queued until the device is online. */
type Kind = 'draft' | 'sent' | 'waiting';

/** How long each kind is stored, in milliseconds since its last change. */
export const retentionMs: Readonly<Record<Kind, number>> = { draft: 7 * dayMs, sent: 7 * dayMs, waiting: dayMs };

/** The properties of a form that storage needs. Every `Form` has them; a script can also read them from the page. */
export interface StoredForm {
  readonly id: string;
  readonly version: number;
  readonly fields: readonly Pick<Form['fields'][number], 'name' | 'kind'>[];
}

type Item = Readonly<Record<string, unknown>>;

export const storageKey = (kind: Kind, { id }: Pick<StoredForm, 'id'>) => `${kind}:${id}`;

export function writeStored(kind: Kind, form: StoredForm, item: object, nowMs: number): void {
  const text = JSON.stringify({ ...item, version: form.version, keptAtMs: nowMs });
  attempt(() => localStorage.setItem(storageKey(kind, form), text));
}

/**
 * Reads an item. An item that is too old, invalid or of another version of the form is removed.
 * @param read validates the item; returns undefined if it is invalid
 */
export function readStored<Valid>(
  kind: Kind,
  form: StoredForm,
  nowMs: number,
  read: (item: Item) => Valid | undefined,
): Valid | undefined {
  const item = readItem(kind, form);
  if (!item) return undefined;
  const isCurrent = item.version === form.version && isFresh(kind, item, nowMs);
  const valid = isCurrent ? read(item) : undefined;
  if (valid === undefined) removeStored(kind, form);
  return valid;
}

/** All items of one kind, of every form. */
export function listStored(kind: Kind): { readonly form: Pick<StoredForm, 'id'>; readonly item: Item }[] {
  const prefix = storageKey(kind, { id: '' });
  const names = attempt(() => Object.keys(localStorage)) ?? [];
  return names.flatMap((name) => {
    const form = { id: name.slice(prefix.length) };
    const item = name.startsWith(prefix) ? readItem(kind, form) : undefined;
    return item ? [{ form, item }] : [];
  });
}

/** Removes the items of every form that are too old, even of a form that the visitor never opens again. */
export function removeExpired(nowMs = Date.now()): void {
  for (const kind of ['draft', 'sent', 'waiting'] as const) {
    for (const { form, item } of listStored(kind)) {
      if (!isFresh(kind, item, nowMs)) removeStored(kind, form);
    }
  }
}

export const removeStored = (kind: Kind, form: Pick<StoredForm, 'id'>): void =>
  attempt(() => localStorage.removeItem(storageKey(kind, form)));

function isFresh(kind: Kind, { keptAtMs }: Item, nowMs: number): boolean {
  const ageMs = nowMs - (typeof keptAtMs === 'number' ? keptAtMs : Number.NaN);
  return ageMs >= 0 && ageMs <= retentionMs[kind];
}

/** The text values of the form's own fields, without files. */
export function answersOf(form: StoredForm, values: object): FormValues {
  const byName = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(
    form.fields.flatMap(({ name, kind }) => {
      const answer = byName.get(name);
      return kind !== 'file' && typeof answer === 'string' ? [[name, answer]] : [];
    }),
  );
}

/** @returns undefined if nothing is stored; an empty item if the stored text is not valid JSON */
function readItem(kind: Kind, form: Pick<StoredForm, 'id'>): Item | undefined {
  const text = attempt(() => localStorage.getItem(storageKey(kind, form))) ?? undefined;
  return text && { ...attempt(() => JSON.parse(text)) };
}

/** An idempotency key of 128 random bits. Not `crypto.randomUUID`, which is undefined on a page served over plain http. */
export function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const isKey = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** The values of a form that are not sent yet. */
export interface Draft {
  readonly values: FormValues;
  /** The step of a stepped form, from 0. */
  readonly step?: number;
  /** Idempotency key: two tabs, or a reload, do not create a second entry. */
  readonly key: string;
  /** Whether sending it failed. */
  readonly isUnsent?: boolean | undefined;
}

export function readDraft(form: StoredForm, nowMs = Date.now()): Draft | undefined {
  return readStored('draft', form, nowMs, ({ typed, step, key, isUnsent }) => {
    if (typeof typed !== 'object' || typed === null || !isKey(key)) return undefined;
    const draft = { values: answersOf(form, typed), key, ...(isUnsent === true && { isUnsent }) };
    if (step === undefined) return draft;
    return Number.isInteger(step) ? { ...draft, step: Number(step) } : undefined;
  });
}

/** The values are stored as `typed`. */
export function saveDraft(form: StoredForm, { values, ...rest }: Draft, nowMs = Date.now()): void {
  writeStored('draft', form, { ...rest, typed: answersOf(form, values) }, nowMs);
}

/** Deletes the draft, and the queued submission of the same values. */
export function deleteDraft(form: StoredForm): void {
  removeStored('draft', form);
  removeStored('waiting', form);
}
