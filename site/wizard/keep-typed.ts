/** What the guard of an island does for the answers, in the island's place. */
import { keyField, type SteppedForm } from '#forms/define.ts';
import { forgetDraft, keepDraft, readDraft } from '../sending/draft.ts';
import { answersOf } from '../sending/kept-on-device.ts';
import { makeKey } from '../sending/make-key.ts';
import { isEmpty } from './typed.ts';
import { fillEmpty, readTyped, setInput } from './wizard-form.ts';

/** What broke the wizard may break this too: it does the least it can. @param typed what stood in the inputs last, by field name */
export function keepTyped(form: SteppedForm, typed: object): void {
  const answers = answersOf(form, typed);
  if (Object.values(answers).join('') === '') return;
  const nowMs = Date.now();
  keepDraft(form, { step: 0, key: makeKey(), ...readDraft(form, nowMs), typed: answers }, nowMs);
}

/** The memory of the long form: gives back what the device has kept, keeps what is typed, clears both when asked to. */
export function keepLongForm(form: SteppedForm, inputs: HTMLFormElement): void {
  const line = inputs.querySelector<HTMLElement>('.wizard-draft');
  const clear = line?.querySelector('button');
  const draft = readDraft(form, Date.now());
  let key = draft?.key ?? makeKey();
  if (draft) fillEmpty(form, inputs, draft.typed);
  show();
  inputs.addEventListener('input', () => {
    const typed = readTyped(form, inputs);
    if (isEmpty(typed)) forgetDraft(form);
    else keepDraft(form, { step: 0, typed, key }, Date.now());
    show();
  });
  clear?.addEventListener('click', () => {
    inputs.reset();
    forgetDraft(form);
    key = makeKey();
    show();
    inputs.querySelector<HTMLElement>('.field-input')?.focus();
  });

  function show(): void {
    setInput(inputs, keyField, key);
    line?.toggleAttribute('data-kept', true);
    if (clear) clear.hidden = isEmpty(readTyped(form, inputs));
  }
}
