/** Saves the draft of a wizard whose own script fails or does not load. */
import { keyField, type SteppedForm } from '#forms/define.ts';
import { answersOf, deleteDraft, makeKey, readDraft, saveDraft } from '../forms/device/storage.ts';

/**
 * Saves the values after a crash. It does as little as possible, because the cause of the crash may also affect this function.
 * @param values the last values of the fields, by name
 */
export function saveAfterCrash(form: SteppedForm, values: object): void {
  const answers = answersOf(form, values);
  if (!isEmpty(answers)) saveDraft(form, { step: 0, key: makeKey(), ...readDraft(form), values: answers });
}

/** Restores the draft of the long form, saves it with each input, and clears it when the visitor presses the button. */
export function bindLongFormDraft(form: SteppedForm, element: HTMLFormElement): void {
  const notice = element.querySelector<HTMLElement>('.wizard-draft');
  const clear = notice?.querySelector('button');
  const draft = readDraft(form);
  let key = draft?.key ?? makeKey();
  const currentAnswers = () => answersOf(form, Object.fromEntries(new FormData(element)));
  const initial = currentAnswers();
  for (const [name, answer] of Object.entries(draft?.values ?? {})) {
    if (answer && !initial[name]) fill(name, answer);
  }
  show();
  element.addEventListener('input', () => {
    if (isEmpty(currentAnswers())) deleteDraft(form);
    else saveDraft(form, { step: 0, values: currentAnswers(), key });
    show();
  });
  clear?.addEventListener('click', () => {
    element.reset();
    deleteDraft(form);
    key = makeKey();
    show();
    element.querySelector<HTMLElement>('.field-input')?.focus();
  });

  function fill(name: string, answer: string): void {
    const control = element.elements.namedItem(name);
    if (control && 'value' in control) control.value = answer;
  }

  function show(): void {
    fill(keyField, key);
    notice?.toggleAttribute('data-shown', true);
    if (clear) clear.hidden = isEmpty(currentAnswers());
  }
}

const isEmpty = (answers: object) => Object.values(answers).join('') === '';
