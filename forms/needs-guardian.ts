import type { Answers } from './check.ts';
import type { Form } from './define.ts';

/** Whether who filled in the form is under eighteen: a parent or guardian is asked before anything is done with the entry. */
export function needsGuardian({ guardian }: Form, answers: Answers): boolean {
  return guardian !== undefined && answers[guardian] !== undefined;
}
