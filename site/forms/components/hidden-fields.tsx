import { honeypotField, keyField } from '#forms/define.ts';

/** Attributes that stop common password managers from filling in the field; they ignore `autocomplete`. */
const noAutofill = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '', 'data-form-type': 'other' };

/**
 * The hidden fields of every form: its idempotency key and the honeypot, which only a bot fills in.
 * @param honeypot label of the latter, for a browser that shows the page without styles
 */
export function HiddenFields({ honeypot }: { honeypot: string }) {
  return (
    <>
      {/* No `label` is needed: a bot reads the name of the field. */}
      <div className="visually-hidden" aria-hidden="true">
        {honeypot} <input name={honeypotField} autoComplete="off" tabIndex={-1} {...noAutofill} />
      </div>
      <input type="hidden" name={keyField} />
    </>
  );
}
