import type { SteppedForm } from '#forms/define.ts';
import type { Typed } from './wizard-state.ts';

/** How long what was typed is kept on the device, counted from the last change: 7 days. */
const draftLifeMs = 7 * 24 * 60 * 60 * 1000;

/** What is kept on the device of a registration that was not sent yet. */
export interface Draft {
  readonly typed: Typed;
  /** From 0. */
  readonly step: number;
  /** Idempotency key: two tabs and a reload send the same registration, not two. */
  readonly key: string;
}

interface Kept extends Draft {
  readonly version: number;
  readonly savedAtMs: number;
}

const nameOf = (form: SteppedForm) => `registration:${form.id}`;

/** What was kept, if it is still good: not too old, and of this version of the form. Anything else is taken off the device. */
export function readDraft(form: SteppedForm, nowMs: number): Draft | undefined {
  const kept = parse(read(nameOf(form)));
  const ageMs = nowMs - (kept?.savedAtMs ?? Number.NaN);
  if (kept?.version !== form.version || !(ageMs >= 0 && ageMs <= draftLifeMs)) {
    forgetDraft(form);
    return undefined;
  }
  const { typed, step, key } = kept;
  const answers = form.fields.flatMap(({ name }) => {
    const answer = typed[name];
    return typeof answer === 'string' ? [[name, answer] as const] : [];
  });
  return { typed: Object.fromEntries(answers), step, key };
}

export function keepDraft(form: SteppedForm, draft: Draft, nowMs: number): void {
  const kept: Kept = { ...draft, version: form.version, savedAtMs: nowMs };
  try {
    localStorage.setItem(nameOf(form), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing (private, full): what is typed is still in the page.
  }
}

export function forgetDraft(form: SteppedForm): void {
  try {
    localStorage.removeItem(nameOf(form));
  } catch {
    // As above: then there is nothing to forget.
  }
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Anyone may write into the storage of a device. */
function parse(text: string | null): Kept | undefined {
  try {
    const kept: Partial<Kept> | null = JSON.parse(text ?? 'null');
    const isWhole =
      kept !== null &&
      typeof kept.typed === 'object' &&
      kept.typed !== null &&
      Number.isInteger(kept.step) &&
      typeof kept.key === 'string' &&
      /^[0-9a-f]{32}$/.test(kept.key) &&
      typeof kept.savedAtMs === 'number';
    return isWhole ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}
