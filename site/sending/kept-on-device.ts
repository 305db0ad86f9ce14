import type { Form, Typed } from '#forms/define.ts';

/** `draft`: what is typed. `sent`: what is known of the last one that was sent. `waiting`: what is to be sent once there is a line. */
type Kind = 'draft' | 'sent' | 'waiting';

const dayMs = 24 * 60 * 60 * 1000;

/** How long it is kept, counted from the last change. */
export const keptForMs: Readonly<Record<Kind, number>> = { draft: 7 * dayMs, sent: 7 * dayMs, waiting: dayMs };

/** As much of a form as it takes to keep something of it: every `Form` is one, and a script may read it from its page. */
export interface KeptForm {
  readonly id: string;
  readonly version: number;
  readonly fields: readonly Pick<Form['fields'][number], 'name' | 'kind'>[];
}

type Parts = Readonly<Record<string, unknown>>;

export const keptName = (kind: Kind, { id }: Pick<KeptForm, 'id'>) => `${kind}:${id}`;

/** A browser that keeps nothing (private, full, forbidden) is no fault: what is typed is still in the page. */
export function keep(kind: Kind, form: KeptForm, parts: object, nowMs: number): void {
  try {
    localStorage.setItem(keptName(kind, form), JSON.stringify({ ...parts, version: form.version, keptAtMs: nowMs }));
  } catch {
    // As said above.
  }
}

/**
 * What was kept, if it is still good: not too old, of this version of the form, and whole. Anything else is taken off the device.
 * @param read makes it out of what was found, or nothing of what is not whole: anyone may write into the storage of a device
 */
export function readKept<Kept>(
  kind: Kind,
  form: KeptForm,
  nowMs: number,
  read: (parts: Parts) => Kept | undefined,
): Kept | undefined {
  const parts = partsOf(kind, form);
  if (!parts) return undefined;
  const ageMs = nowMs - (typeof parts.keptAtMs === 'number' ? parts.keptAtMs : Number.NaN);
  const isCurrent = parts.version === form.version && ageMs >= 0 && ageMs <= keptForMs[kind];
  const kept = isCurrent ? read(parts) : undefined;
  if (kept === undefined) forget(kind, form);
  return kept;
}

/** What is kept of a kind, of whatever form: under which names, and what stands there. */
export function allKept(kind: Kind): { readonly form: Pick<KeptForm, 'id'>; readonly parts: Parts }[] {
  try {
    const beginning = keptName(kind, { id: '' });
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

export function forget(kind: Kind, form: Pick<KeptForm, 'id'>): void {
  try {
    localStorage.removeItem(keptName(kind, form));
  } catch {
    // Then there is nothing to forget.
  }
}

/** The answers in words that a form asks for: no file, and nothing it does not ask. */
export function answersOf(form: KeptForm, typed: object): Typed {
  const given = new Map<string, unknown>(Object.entries(typed));
  const answers: [string, string][] = [];
  for (const { name, kind } of form.fields) {
    const answer = given.get(name);
    if (kind !== 'file' && typeof answer === 'string') answers.push([name, answer]);
  }
  return Object.fromEntries(answers);
}

/** @returns nothing where nothing was kept, and an empty record for what is no record */
function partsOf(kind: Kind, form: Pick<KeptForm, 'id'>): Parts | undefined {
  try {
    const text = localStorage.getItem(keptName(kind, form));
    return text === null ? undefined : parse(text);
  } catch {
    return undefined;
  }
}

function parse(text: string): Parts {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
