import { controlsOf } from './form-controls.ts';
import type { KeptForm } from './kept-on-device.ts';

/** Under what the draft and the receipt of a form are kept, as its page says it. @throws Error if it says nothing */
export function keptFormOf(form: HTMLFormElement): KeptForm {
  const { kept: id, version } = form.dataset;
  if (id === undefined) throw new Error('kept-form: the form says nothing of how it is kept');
  const fields = controlsOf(form).map(({ name, type }) => ({ name, kind: type === 'file' ? 'file' : 'text' }) as const);
  return { id, version: Number(version), fields };
}
