import type { FormValues } from '#forms/define.ts';
import { isBlank, normalizeAnswer } from '#forms/normalize.ts';
import type { LabelledAnswer } from '#ui/components/failure/contact-links.ts';
import { answersOf, forget, isKey, keep, listStored, readStored, type StoredForm } from './storage.ts';

/** What the device knows of the entry that was sent last: enough to recognise the same answers, but none of them. */
export interface Sent {
  /** What people call the entry. A build that delivers nothing gives none. */
  readonly reference?: string | undefined;
  readonly sentAtMs: number;
  /** Of the answers, by `digestOf`. */
  readonly digest: string;
  /** The key it was sent with: by that, the server recognises the same answers for ever. */
  readonly key: string;
}

export function saveSent(
  form: StoredForm,
  { typed, key, reference }: { typed: FormValues; key: string; reference?: string | undefined },
  nowMs = Date.now(),
): Sent {
  const sent = { reference, sentAtMs: nowMs, digest: digestOf(form, typed), key };
  keep('sent', form, sent, nowMs);
  return sent;
}

export function readSent(form: StoredForm, nowMs = Date.now()): Sent | undefined {
  return readStored('sent', form, nowMs, ({ reference, sentAtMs, digest, key }) => {
    const isWhole =
      (reference === undefined || typeof reference === 'string') &&
      typeof sentAtMs === 'number' &&
      typeof digest === 'string' &&
      isKey(key);
    return isWhole ? { reference, sentAtMs, digest, key } : undefined;
  });
}

/** Forgets what was sent last, with its answers. */
export function deleteSent(form: StoredForm): void {
  const sent = readSent(form);
  if (sent) deleteAnswers(sent.key);
  forget('sent', form);
}

/** Takes the receipt of a withdrawn entry off the device, whichever form it was sent by. */
export function deleteWithdrawn(reference: string): void {
  for (const { form, parts } of listStored('sent')) {
    if (parts.reference !== reference) continue;
    if (isKey(parts.key)) deleteAnswers(parts.key);
    forget('sent', form);
  }
}

/** Whether these answers are those that were sent, as the server compares them: white space around them does not count. */
export const isSent = (form: StoredForm, typed: FormValues, sent: Sent | undefined): boolean =>
  sent !== undefined && sent.digest === digestOf(form, typed);

/**
 * A short hash of the answers (FNV-1a of 64 bits). Not `crypto.subtle`, which a page served over plain http does not have: it only has to tell
 * apart what one person types.
 */
export function digestOf(form: StoredForm, typed: FormValues): string {
  const answers = Object.entries(answersOf(form, typed)).map(
    ([name, answer]) => [name, normalizeAnswer(answer)] as const,
  );
  const text = JSON.stringify(answers.filter(([, answer]) => !isBlank(answer)));
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  }
  return sum.toString(16);
}

/** The answers live as long as the tab: a reload still shows them, and the next person at a shared computer does not see them. */
const answersName = (key: string) => `answers:${key}`;

export function saveAnswers(key: string, answers: readonly LabelledAnswer[]): void {
  try {
    sessionStorage.setItem(answersName(key), JSON.stringify(answers));
  } catch {
    // A browser that keeps nothing shows them until the page is left.
  }
}

/** Empty once the tab was closed. */
export function readAnswers(key: string): LabelledAnswer[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(answersName(key)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAnswer) : [];
  } catch {
    return [];
  }
}

export function deleteAnswers(key: string): void {
  try {
    sessionStorage.removeItem(answersName(key));
  } catch {
    // Then there is nothing to forget.
  }
}

const isAnswer = (kept: Partial<LabelledAnswer> | null): kept is LabelledAnswer =>
  typeof kept?.label === 'string' && typeof kept.answer === 'string';
