import { failureWords, refusedSlips } from './failure-words.ts';
import { makeKey } from './make-key.ts';
import type { SendWords } from './send-words.ts';
import type { Telling } from './telling.ts';

/** A form of one line says in one line how it went: the newsletter's. */
export function tellInLine(form: HTMLFormElement, key: HTMLInputElement, words: SendWords, line: HTMLElement): Telling {
  key.value = makeKey();
  const say = (tone: 'good' | 'bad', { title, text }: SendWords['stored']) => {
    line.dataset.answer = tone;
    line.replaceChildren(Object.assign(document.createElement('strong'), { textContent: title }), ` ${text}`);
  };
  return {
    onSend: () => line.replaceChildren(),
    onFailed(failed) {
      say('bad', failureWords(failed, words, 0));
      const [field] = Object.keys(refusedSlips(failed));
      const control = field && form.elements.namedItem(field);
      if (control instanceof HTMLElement) control.focus();
    },
    onStored() {
      form.reset();
      key.value = makeKey();
      say('good', words.stored);
    },
  };
}
