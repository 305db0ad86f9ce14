/** What the guard of an island does for the answers, in the island's place. */
import { keyField, type SteppedForm } from '#forms/define.ts';
import { answersOf, deleteDraft, makeKey, readDraft, saveDraft } from '../forms/device/storage.ts';

/** What broke the wizard may break this too: it does the least it can. @param typed what stood in the fields last, by name */
export function saveAfterCrash(form: SteppedForm, typed: object): void {
  const answers = answersOf(form, typed);
  if (!isEmpty(answers)) saveDraft(form, { step: 0, key: makeKey(), ...readDraft(form), typed: answers });
}

/** The draft of the long form: gives back what the device has kept, keeps what is typed, clears both when asked to. */
export function bindLongFormDraft(form: SteppedForm, element: HTMLFormElement): void {
  const line = element.querySelector<HTMLElement>('.wizard-draft');
  const clear = line?.querySelector('button');
  const draft = readDraft(form);
  let key = draft?.key ?? makeKey();
  const typed = () => answersOf(form, Object.fromEntries(new FormData(element)));
  const before = typed();
  for (const [name, answer] of Object.entries(draft?.typed ?? {})) {
    if (answer && !before[name]) fill(name, answer);
  }
  show();
  element.addEventListener('input', () => {
    if (isEmpty(typed())) deleteDraft(form);
    else saveDraft(form, { step: 0, typed: typed(), key });
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
    line?.toggleAttribute('data-kept', true);
    if (clear) clear.hidden = isEmpty(typed());
  }
}

const isEmpty = (answers: object) => Object.values(answers).join('') === '';
