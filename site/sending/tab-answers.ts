import type { ShownAnswer } from '#ui/parts/carry-answers.ts';

/**
 * The answers of an entry that was sent, for as long as its tab is open: a reload still shows what was sent, while the next person at a
 * shared computer does not.
 */
const nameOf = (key: string) => `answers:${key}`;

export function keepAnswers(key: string, answers: readonly ShownAnswer[]): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(answers));
  } catch {
    // A browser that keeps nothing shows them until the page is left.
  }
}

/** Empty once the tab was closed. Anyone may write into the storage of a device. */
export function readAnswers(key: string): ShownAnswer[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(key)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAnswer) : [];
  } catch {
    return [];
  }
}

export function forgetAnswers(key: string): void {
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // Then there is nothing to forget.
  }
}

const isAnswer = (kept: Partial<ShownAnswer> | null): kept is ShownAnswer =>
  typeof kept?.label === 'string' && typeof kept.answer === 'string';
