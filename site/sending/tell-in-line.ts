import { errorTitle } from '#forms/messages.ts';
import { failureWords, refusedSlips } from './failure-words.ts';
import { makeKey } from './make-key.ts';
import type { SendWords } from './send-words.ts';
import type { Telling } from './telling.ts';

/** A form of one line says in one line how it went: the newsletter's. */
export function tellInLine(form: HTMLFormElement, key: HTMLInputElement, words: SendWords, line: HTMLElement): Telling {
  key.value = makeKey();
  let titleBefore: string | undefined;
  const say = (tone: 'good' | 'bad', { title, text }: SendWords['stored']) => {
    line.dataset.answer = tone;
    line.replaceChildren(Object.assign(document.createElement('strong'), { textContent: title }), ` ${text}`);
  };
  return {
    onSend() {
      line.replaceChildren();
      form.querySelector('[aria-invalid]')?.removeAttribute('aria-invalid');
      document.title = titleBefore ?? document.title;
      titleBefore = undefined;
    },
    onFailed(failed) {
      say('bad', failureWords(failed, words, 0));
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
    },
  };
}
