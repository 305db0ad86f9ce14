import { honeypotField, keyField } from '#forms/define.ts';
import { honeypotLabel } from '#forms/messages.ts';

/** What the usual password managers take for a no: they do not heed `autocomplete`. */
const unfilled = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '', 'data-form-type': 'other' };

/** What a form posts besides answers, wherever it stands: its key, and the field that only a robot fills in. */
export function HiddenFields() {
  return (
    <>
      {/* No question of the form, and so no `label`: a robot looks at the name. */}
      <div className="visually-hidden" aria-hidden="true">
        {honeypotLabel} <input name={honeypotField} autoComplete="off" tabIndex={-1} {...unfilled} />
      </div>
      <input type="hidden" name={keyField} />
    </>
  );
}
