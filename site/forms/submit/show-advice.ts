import { advise } from '#forms/advise.ts';
import { adviceTexts } from '#forms/messages.ts';
import { controlsOf, showFieldAdvice } from './form-dom.ts';

/**
 * Shows advice on answers that pass validation but may be mistakes, as the registrations do.
 * @returns a function to call before each submission. It returns whether it has shown advice, which happens once for each answer
 */
export function createAdvisor(form: HTMLFormElement): () => boolean {
  const asked = new Set<string>();
  return () => {
    const controls = controlsOf(form).filter(({ type }) => type === 'email' || type === 'tel');
    for (const control of controls) showFieldAdvice(control);
    for (const control of controls) {
      const kind = control.type === 'email' ? 'email' : 'tel';
      const advice = advise({ kind }, control.value);
      const key = `${control.name} ${control.value}`;
      if (!advice || asked.has(key)) continue;
      asked.add(key);
      showFieldAdvice(control, advice, adviceTexts.sendAgain);
      control.focus();
      return true;
    }
    return false;
  };
}
