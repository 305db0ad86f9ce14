import { type AdviceTexts, advise } from '#forms/advise.ts';
import { controlsOf, showFieldAdvice } from './form-dom.ts';

/**
 * Shows advice on answers that pass validation but may be mistakes, as the registrations do.
 * @returns a function to call before each submission. It shows advice once for each answer, and returns whether it did
 */
export function createAdvisor(form: HTMLFormElement, texts: AdviceTexts): () => boolean {
  const shown = new Set<string>();
  return () => {
    const controls = controlsOf(form).filter(({ type }) => type === 'email' || type === 'tel');
    for (const control of controls) showFieldAdvice(control);
    for (const control of controls) {
      const kind = control.type === 'email' ? 'email' : 'tel';
      const advice = advise({ kind }, control.value, texts);
      const key = `${control.name} ${control.value}`;
      if (!advice || shown.has(key)) continue;
      shown.add(key);
      showFieldAdvice(control, advice, texts.sendAgain);
      control.focus();
      return true;
    }
    return false;
  };
}
