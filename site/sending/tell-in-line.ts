import { errorTitle } from '#forms/messages.ts';
import { failureWords, isLineLost, refusedSlips } from './failure-words.ts';
import { makeKey } from './make-key.ts';
import type { SendWords } from './send-words.ts';
import type { Telling } from './telling.ts';

/** A form of one line says in one line how it went: the newsletter's. */
export function tellInLine(form: HTMLFormElement, key: HTMLInputElement, words: SendWords, line: HTMLElement): Telling {
  key.value = makeKey();
  let titleBefore: string | undefined;
  // A press too many, on a line that is empty again, would take the good word away.
  let isDone = false;
  let isWaiting = false;
  form.addEventListener('input', () => {
    isDone = false;
  });
  // Nothing is sent by itself: the button stands beside it.
  addEventListener('online', () => {
    if (isWaiting) say('good', words.lineBack);
    isWaiting = false;
  });
  form.addEventListener('submit', (event) => {
    if (!isDone) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  const say = (tone: 'good' | 'bad', { title, text }: SendWords['stored']) => {
    line.dataset.answer = tone;
    line.replaceChildren(Object.assign(document.createElement('strong'), { textContent: title }), ` ${text}`);
  };
  return {
    onSend() {
      isWaiting = false;
      line.replaceChildren();
      form.querySelector('[aria-invalid]')?.removeAttribute('aria-invalid');
      document.title = titleBefore ?? document.title;
      titleBefore = undefined;
    },
    onFailed(failed) {
      say('bad', failureWords(failed, words, 0));
      isWaiting = isLineLost(failed);
      titleBefore = document.title;
      document.title = errorTitle.replace('{title}', titleBefore);
      const [field] = Object.keys(refusedSlips(failed));
      const control = field && form.elements.namedItem(field);
      if (!(control instanceof HTMLElement)) return;
      control.setAttribute('aria-invalid', 'true');
      control.setAttribute('aria-describedby', line.id);
      control.focus();
    },
    onStored() {
      form.reset();
      key.value = makeKey();
      say('good', words.stored);
      isDone = true;
    },
  };
}
