/**
 * The local storage of the forms. If the browser refuses storage (private, full, disabled), the functions do nothing: the values are
 * still in the page. Other scripts and extensions can write to it, so everything read is validated.
 */
import type { Form, FormValues } from '#forms/define.ts';

/** `draft`: unsent values. `sent`: the last receipt. `waiting`: a submission queued until the device is online. */
type Kind = 'draft' | 'sent' | 'waiting';

const dayMs = 24 * 60 * 60 * 1000;

/** How long each kind is stored, in milliseconds since its last change. */
export const retentionMs: Readonly<Record<Kind, number>> = { draft: 7 * dayMs, sent: 7 * dayMs, waiting: dayMs };

/** What storage needs to know of a form. Every `Form` fits; a script can also read it from the page. */
export interface StoredForm {
  readonly id: string;
  readonly version: number;
  readonly fields: readonly Pick<Form['fields'][number], 'name' | 'kind'>[];
}

type Parts = Readonly<Record<string, unknown>>;

export const storageKey = (kind: Kind, { id }: Pick<StoredForm, 'id'>) => `${kind}:${id}`;

export function keep(kind: Kind, form: StoredForm, parts: object, nowMs: number): void {
  try {
    localStorage.setItem(storageKey(kind, form), JSON.stringify({ ...parts, version: form.version, keptAtMs: nowMs }));
  } catch {
    // The browser refuses storage.
  }
}

/**
 * Reads an item. An item that is too old, invalid or of another version of the form is removed.
 * @param read validates the item; returns undefined if it is invalid
 */
export function readStored<Kept>(
  kind: Kind,
  form: StoredForm,
  nowMs: number,
  read: (parts: Parts) => Kept | undefined,
): Kept | undefined {
  const parts = partsOf(kind, form);
  if (!parts) return undefined;
  const ageMs = nowMs - (typeof parts.keptAtMs === 'number' ? parts.keptAtMs : Number.NaN);
  const isCurrent = parts.version === form.version && ageMs >= 0 && ageMs <= retentionMs[kind];
  const kept = isCurrent ? read(parts) : undefined;
  if (kept === undefined) forget(kind, form);
  return kept;
}

/** All items of one kind, of every form. */
export function listStored(kind: Kind): { readonly form: Pick<StoredForm, 'id'>; readonly parts: Parts }[] {
  try {
    const beginning = storageKey(kind, { id: '' });
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return names.flatMap((name) => {
      const form = { id: name.slice(beginning.length) };
      const parts = name.startsWith(beginning) ? partsOf(kind, form) : undefined;
      return parts ? [{ form, parts }] : [];
    });
  } catch {
    return [];
  }
}

export function forget(kind: Kind, form: Pick<StoredForm, 'id'>): void {
  try {
    localStorage.removeItem(storageKey(kind, form));
  } catch {
    // Then there is nothing to forget.
  }
}

/** The answers in words to the questions of a form: no file, and nothing that it does not ask. */
export function answersOf(form: StoredForm, typed: object): FormValues {
  const given = new Map<string, unknown>(Object.entries(typed));
  return Object.fromEntries(
    form.fields.flatMap(({ name, kind }) => {
      const answer = given.get(name);
      return kind !== 'file' && typeof answer === 'string' ? [[name, answer]] : [];
    }),
  );
}

/** @returns nothing where nothing was kept, and an empty record for what is no record */
function partsOf(kind: Kind, form: Pick<StoredForm, 'id'>): Parts | undefined {
  let text: string | null = null;
  try {
    text = localStorage.getItem(storageKey(kind, form));
    return text === null ? undefined : { ...JSON.parse(text) };
  } catch {
    return text === null ? undefined : {};
  }
}

/** An idempotency key of 128 random bits. Not `crypto.randomUUID`, which a page served over plain http does not have. */
export function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const isKey = (kept: unknown): kept is string => typeof kept === 'string' && /^[0-9a-f]{32}$/.test(kept);

/** What was typed into a form and not sent yet. */
export interface Draft {
  readonly typed: FormValues;
  /** In a form of several steps, from 0. */
  readonly step?: number;
  /** Idempotency key: two tabs and a reload send the same entry, not two. */
  readonly key: string;
  /** A send of it failed. */
  readonly isUnsent?: boolean | undefined;
}

export function readDraft(form: StoredForm, nowMs = Date.now()): Draft | undefined {
  return readStored('draft', form, nowMs, ({ typed, step, key, isUnsent }) => {
    if (typeof typed !== 'object' || typed === null || !isKey(key)) return undefined;
    const draft = { typed: answersOf(form, typed), key, ...(isUnsent === true && { isUnsent }) };
    if (step === undefined) return draft;
    return Number.isInteger(step) ? { ...draft, step: Number(step) } : undefined;
  });
}

export function saveDraft(form: StoredForm, { typed, ...place }: Draft, nowMs = Date.now()): void {
  keep('draft', form, { ...place, typed: answersOf(form, typed) }, nowMs);
}

/** What waits to be sent goes with it: it is the same entry. */
export function deleteDraft(form: StoredForm): void {
  forget('draft', form);
  forget('waiting', form);
}
