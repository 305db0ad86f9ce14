import { allKept, forget, type KeptForm, keep, readKept } from './kept-on-device.ts';
import type { SendWords } from './send-words.ts';

/**
 * An entry that is sent by itself once there is a line, because its sender pressed for that: kept on the device for 24 hours, and gone with the
 * draft. Other pages of the site send it too, so it holds all they need. No file can wait.
 */
export interface Waiting {
  /** Last part of the address that it is sent to. */
  readonly formId: string;
  /** As they are posted, with the key. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** How long the page was open when it was to be sent, as it is posted. */
  readonly openMs: string;
  /** What the form asks: by that, the device knows what it has sent. */
  readonly asked: KeptForm['fields'];
  /** Said when it is sent. */
  readonly stored: SendWords['stored'];
}

export interface FoundWaiting extends Waiting {
  readonly form: KeptForm;
}

export const keepWaiting = (form: KeptForm, waiting: Omit<Waiting, 'asked'>, nowMs: number): void =>
  keep('waiting', form, { ...waiting, asked: form.fields.map(({ name, kind }) => ({ name, kind })) }, nowMs);

export const isWaiting = (form: KeptForm, nowMs: number): boolean =>
  readKept('waiting', form, nowMs, wholeOf) !== undefined;

export const forgetWaiting = (form: Pick<KeptForm, 'id'>): void => forget('waiting', form);

/** Of every form. What waits for too long is taken off the device. */
export function allWaiting(nowMs: number): FoundWaiting[] {
  return allKept('waiting').flatMap(({ form: { id }, parts: { version } }) => {
    const form = { id, version: Number(version), fields: [] };
    const waiting = readKept('waiting', form, nowMs, wholeOf);
    return waiting ? [{ ...waiting, form: { ...form, fields: waiting.asked } }] : [];
  });
}

/** Anyone may write into the storage of a device. */
function wholeOf({
  formId,
  fields,
  openMs,
  asked,
  stored,
}: Partial<Record<keyof Waiting, unknown>>): Waiting | undefined {
  const isWhole =
    typeof formId === 'string' &&
    typeof openMs === 'string' &&
    Array.isArray(fields) &&
    fields.every(
      (field) => Array.isArray(field) && field.length === 2 && field.every((each) => typeof each === 'string'),
    ) &&
    Array.isArray(asked) &&
    asked.every((each) => typeof each?.name === 'string') &&
    isMessage(stored);
  return isWhole ? { formId, fields, openMs, asked, stored } : undefined;
}

function isMessage(kept: unknown): kept is Waiting['stored'] {
  const { title, text } = (kept ?? {}) as Partial<Waiting['stored']>;
  return typeof title === 'string' && typeof text === 'string';
}
