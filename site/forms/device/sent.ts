import type { FormValues } from '#forms/define.ts';
import { isBlank, normalizeAnswer } from '#forms/normalize.ts';
import type { LabelledAnswer } from '#ui/components/failure/contact-links.ts';
import { attempt } from './attempt.ts';
import { answersOf, isKey, listStored, readStored, removeStored, type StoredForm, writeStored } from './storage.ts';

/** The last submission of a form on this device: enough to recognise the same answers, but not the answers themselves. */
export interface Sent {
  /** The entry's reference number. Undefined in a build that delivers nothing. */
  readonly reference?: string | undefined;
  readonly sentAtMs: number;
  /** The digest of the answers; see `digestOf`. */
  readonly digest: string;
  /** Idempotency key, by which the server recognises a repeated submission. */
  readonly key: string;
}

export function saveSent(
  form: StoredForm,
  { values, key, reference }: { values: FormValues; key: string; reference?: string | undefined },
  nowMs = Date.now(),
): Sent {
  const sent = { reference, sentAtMs: nowMs, digest: digestOf(form, values), key };
  writeStored('sent', form, sent, nowMs);
  return sent;
}

export function readSent(form: StoredForm, nowMs = Date.now()): Sent | undefined {
  return readStored('sent', form, nowMs, ({ reference, sentAtMs, digest, key }) => {
    const isValid =
      (reference === undefined || typeof reference === 'string') &&
      typeof sentAtMs === 'number' &&
      typeof digest === 'string' &&
      isKey(key);
    return isValid ? { reference, sentAtMs, digest, key } : undefined;
  });
}

/** Deletes the record of the last submission, and its answers. */
export function deleteSent(form: StoredForm): void {
  const sent = readSent(form);
  if (sent) deleteAnswers(sent.key);
  removeStored('sent', form);
}

/** Deletes the receipt of a withdrawn entry, of any form. */
export function deleteWithdrawn(reference: string): void {
  for (const { form, item } of listStored('sent')) {
    if (item.reference !== reference) continue;
    if (isKey(item.key)) deleteAnswers(item.key);
    removeStored('sent', form);
  }
}

/** Whether these answers are the ones already sent. As on the server, surrounding white space does not count. */
export const isSent = (form: StoredForm, values: FormValues, sent: Sent | undefined): boolean =>
  sent !== undefined && sent.digest === digestOf(form, values);

/**
 * A hash of the answers (FNV-1a, 64 bits). Not `crypto.subtle`, which is undefined on a page served over plain http. The hash only
 * distinguishes the entries of one person, so it need not be cryptographic.
 */
export function digestOf(form: StoredForm, values: FormValues): string {
  const answers = Object.entries(answersOf(form, values)).map(
    ([name, answer]) => [name, normalizeAnswer(answer)] as const,
  );
  const text = JSON.stringify(answers.filter(([, answer]) => !isBlank(answer)));
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16);
}

/** Answers are in session storage: a reload still shows them, but the next user of a shared computer does not see them. */
const answersName = (key: string) => `answers:${key}`;

export const saveAnswers = (key: string, answers: readonly LabelledAnswer[]): void =>
  attempt(() => sessionStorage.setItem(answersName(key), JSON.stringify(answers)));

/** The saved answers. Empty if the visitor has closed the tab since. */
export function readAnswers(key: string): LabelledAnswer[] {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(answersName(key)) ?? '[]'));
  return Array.isArray(stored) ? stored.filter(isAnswer) : [];
}

export const deleteAnswers = (key: string): void => attempt(() => sessionStorage.removeItem(answersName(key)));

const isAnswer = (value: Partial<LabelledAnswer> | null): value is LabelledAnswer =>
  typeof value?.label === 'string' && typeof value.answer === 'string';
