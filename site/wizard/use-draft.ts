import { useEffect, useRef } from 'react';
import type { SteppedForm, Typed } from '#forms/define.ts';
import { forgetDraft, keepDraft, readDraft } from '../sending/draft.ts';
import { makeKey } from '../sending/make-key.ts';
import { isSent } from '../sending/sent.ts';
import { isEmpty, isSame } from './typed.ts';
import type { WizardState } from './wizard-state.ts';

/**
 * Keeps on the device what is typed, as long as it is worth keeping: not what a link filled in alone, nor what was sent.
 * @returns the idempotency key to send these answers with: those that were sent already keep theirs
 */
export function useDraft(form: SteppedForm, state: WizardState): (answers: Typed) => string {
  const { isLive, step, typed, linked, sent, isUnsent } = state;
  const key = useRef<string>(undefined);

  useEffect(() => {
    if (!isLive) return;
    if (isEmpty(typed) || isSame(typed, linked) || isSent(form, typed, sent)) {
      key.current = undefined;
      forgetDraft(form);
      return;
    }
    // A second tab of the same wizard takes the key of the first.
    key.current ??= readDraft(form, Date.now())?.key ?? makeKey();
    keepDraft(form, { typed, step, key: key.current, isUnsent }, Date.now());
  }, [isLive, form, typed, linked, sent, step, isUnsent]);

  return (answers) => {
    if (sent && isSent(form, answers, sent)) return sent.key;
    key.current ??= makeKey();
    return key.current;
  };
}
