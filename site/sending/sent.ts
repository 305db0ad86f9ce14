import type { Typed } from '#forms/define.ts';
import { isBlank, tidy } from '#forms/tidy.ts';
import { answersOf, forget, type KeptForm, keep, readKept } from './kept-on-device.ts';
import { isKey } from './make-key.ts';

/** What is known on the device, for 7 days, of the entry that was sent last: enough to know the same answers again, but none of them. */
export interface Sent {
  /** What people call the entry. A build that delivers nothing gives none. */
  readonly reference?: string | undefined;
  readonly sentAtMs: number;
  /** Of the answers, by `digestOf`. */
  readonly digest: string;
  /** The key it was sent with: with that, the server knows the same answers again for ever. */
  readonly key: string;
}

export function rememberSent(
  form: KeptForm,
  { typed, key, reference }: { typed: Typed; key: string; reference?: string | undefined },
  nowMs: number,
): Sent {
  const sent = { reference, sentAtMs: nowMs, digest: digestOf(form, typed), key };
  keep('sent', form, sent, nowMs);
  return sent;
}

export function readSent(form: KeptForm, nowMs: number): Sent | undefined {
  return readKept('sent', form, nowMs, ({ reference, sentAtMs, digest, key }) => {
    const isWhole =
      (reference === undefined || typeof reference === 'string') &&
      typeof sentAtMs === 'number' &&
      typeof digest === 'string' &&
      isKey(key);
    return isWhole ? { reference, sentAtMs, digest, key } : undefined;
  });
}

export const forgetSent = (form: KeptForm): void => forget('sent', form);

/** Whether these answers are those that were sent, as the server compares them: white space around them does not count. */
export const isSent = (form: KeptForm, typed: Typed, sent: Sent | undefined): boolean =>
  sent !== undefined && sent.digest === digestOf(form, typed);

/**
 * A short sum of the answers (FNV-1a of 64 bits). Not `crypto.subtle`, which a page served over plain http does not have: it has to tell
 * apart what one person types, and nobody gains by two that are alike.
 */
export function digestOf(form: KeptForm, typed: Typed): string {
  const answers = Object.entries(answersOf(form, typed)).map(([name, answer]) => [name, tidy(answer)] as const);
  const text = JSON.stringify(answers.filter(([, answer]) => !isBlank(answer)));
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  }
  return sum.toString(16);
}
