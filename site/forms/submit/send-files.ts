import { fileError, tooLarge } from '#forms/check-file.ts';
import type { FileField } from '#forms/define.ts';
import { fillMessage } from '#forms/messages.ts';
import { postTimeouts } from '#forms/timeouts.ts';
import { hideFailureIfFixed } from '#ui/components/failure/show-failure.ts';
import type { PageForm, PageFormWords } from '../form-words.ts';
import { controlsOf, labelOf, showFieldError } from './form-dom.ts';
import { baseTimeoutMs, type Outcome, openMs, post } from './post.ts';

type Errors = NonNullable<PageFormWords['errors']>;

/** Validates each file as soon as it is chosen, so that the visitor learns of an error before the upload. */
export function validateOnChange(form: HTMLFormElement, fields: readonly FileField[], errors: Errors): void {
  for (const field of fields) {
    const control = controlOf(form, field);
    const check = async () => {
      const file = control.files?.[0];
      const { message } = file ? await readAndValidate(field, file, errors) : {};
      // The visitor may have chosen another file during the validation.
      if (control.files?.[0] !== file) return;
      showFieldError(control, message);
      hideFailureIfFixed(form);
    };
    control.addEventListener('change', check);
    void check();
  }
}

/**
 * Sends a form with its files after the same validation as on the server; nothing is uploaded while there is an error. It sends the
 * bytes that it validated, because a file on a phone may disappear at any time.
 * @param onProgress gets the uploaded fraction, from 0 to 1
 */
export async function sendWithFiles(
  form: HTMLFormElement,
  definition: PageForm,
  errors: Errors,
  onProgress: (fraction: number) => void,
): Promise<Outcome> {
  const pressedMs = openMs(form);
  const body = new FormData(form);
  const fieldErrors = fieldErrorsOf(form, errors);
  let bytes = 0;
  for (const field of definition.files) {
    const file = controlOf(form, field).files?.[0];
    const { content, message } = file
      ? await readAndValidate(field, file, errors)
      : { message: fileError(field, null, errors.files) };
    if (message) fieldErrors[field.name] = message;
    if (!file || !content) continue;
    body.set(field.name, new File([content], file.name, { type: field.accept }));
    bytes += content.length;
  }
  const [message] = Object.values(fieldErrors);
  if (message !== undefined) return { outcome: 'refused', status: 422, message, fieldErrors };
  const timeoutMs = baseTimeoutMs + (bytes / postTimeouts.minBytesPerSecond) * 1000;
  return post(definition, body, pressedMs, timeoutMs, onProgress);
}

/** The errors that the browser finds in the text fields, with the messages of the server. */
function fieldErrorsOf(form: HTMLFormElement, { answers }: Errors): Record<string, string> {
  const invalid = controlsOf(form).filter(({ type, validity }) => type !== 'file' && !validity.valid);
  return Object.fromEntries(
    invalid.map((control) => {
      const message = control.validity.valueMissing ? answers.missing : answers.invalidEmail;
      return [control.name, fillMessage(message, { label: labelOf(control) })];
    }),
  );
}

function controlOf(form: HTMLFormElement, { name }: FileField): HTMLInputElement {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) throw new Error(`send-files: the form has no file field '${name}'`);
  return control;
}

async function readAndValidate(
  field: FileField,
  file: File,
  { files: errors }: Errors,
): Promise<{ content?: Uint8Array<ArrayBuffer>; message?: string | undefined }> {
  // Checked before reading, because the file may be very large.
  if (file.size > field.maxBytes) return { message: tooLarge(field, errors) };
  try {
    const content = new Uint8Array(await file.arrayBuffer());
    return { content, message: fileError(field, content, errors) };
  } catch {
    return { message: errors.unreadable };
  }
}
