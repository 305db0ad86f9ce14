import type { Typed } from '#forms/define.ts';
import { answersOf, forget, type KeptForm, keep, readKept } from './kept-on-device.ts';
import { isKey } from './make-key.ts';
import { forgetWaiting } from './waiting.ts';

/** What was typed into a form and not sent yet, kept on the device for 7 days. Files never are. */
export interface Draft {
  readonly typed: Typed;
  /** Where one was in a form of several steps, from 0. */
  readonly step?: number;
  /** Idempotency key: two tabs and a reload send the same entry, not two. */
  readonly key: string;
  /** A send of it came to nothing. */
  readonly isUnsent?: boolean | undefined;
}

/** The draft of a form, if there is a good one. Names the form lacks are left out. */
export function readDraft(form: KeptForm, nowMs: number): Draft | undefined {
  return readKept('draft', form, nowMs, ({ typed, step, key, isUnsent }) => {
    if (typeof typed !== 'object' || typed === null || !isKey(key)) return undefined;
    const draft = { typed: answersOf(form, typed), key, ...(isUnsent === true && { isUnsent }) };
    if (step === undefined) return draft;
    return Number.isInteger(step) ? { ...draft, step: Number(step) } : undefined;
  });
}

export function keepDraft(form: KeptForm, { typed, ...place }: Draft, nowMs: number): void {
  keep('draft', form, { ...place, typed: answersOf(form, typed) }, nowMs);
}

/** With it goes what waits for a line: it is the same entry. */
export function forgetDraft(form: KeptForm): void {
  forget('draft', form);
  forgetWaiting(form);
}
