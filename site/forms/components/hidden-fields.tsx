import { honeypotField, keyField } from '#forms/define.ts';
import { honeypotLabel } from '#forms/messages.ts';

/** Attributes that stop common password managers from filling in the field; they ignore `autocomplete`. */
const noAutofill = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '', 'data-form-type': 'other' };

/** The hidden fields of every form: its idempotency key and the honeypot, which only a bot fills in. */
export function HiddenFields() {
  return (
    <>
      {/* No `label` is needed: a bot reads the name of the field. */}
      <div className="visually-hidden" aria-hidden="true">
        {honeypotLabel} <input name={honeypotField} autoComplete="off" tabIndex={-1} {...noAutofill} />
      </div>
      <input type="hidden" name={keyField} />
    </>
  );
}
