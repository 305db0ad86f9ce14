import { fileError, tooLarge } from '#forms/check-file.ts';
import { type FileField, openMsField } from '#forms/define.ts';
import { answerErrors } from '#forms/messages.ts';
import { minBytesPerSecond } from '#forms/timeouts.ts';
import { hideFailureIfFixed } from '#ui/components/failure/show-failure.ts';
import { addSource } from '../device/source.ts';
import { addProof } from './add-proof.ts';
import { controlsOf, labelOf, showFieldError } from './form-dom.ts';
import { type Outcome, openMs, outcomeWithoutReply, readReply, scriptAddress, timeoutMs } from './post.ts';

/** Validates each file as soon as it is chosen, so that the visitor learns of an error before the upload. */
export function validateOnChange(form: HTMLFormElement, fields: readonly FileField[], unreadable: string): void {
  for (const field of fields) {
    const control = controlOf(form, field);
    const check = async () => {
      const file = control.files?.[0];
      const { message } = file ? await readAndValidate(field, file, unreadable) : {};
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
 * @param unreadable the error message for a file that can no longer be read
 * @param onProgress gets the uploaded fraction, from 0 to 1
 */
export async function sendWithFiles(
  form: HTMLFormElement,
  fields: readonly FileField[],
  unreadable: string,
  onProgress: (fraction: number) => void,
): Promise<Outcome> {
  const formId = form.dataset.send ?? '';
  const body = new FormData(form);
  body.set(openMsField, openMs(form));
  addSource(body);
  const fieldErrors = fieldErrorsOf(form);
  let bytes = 0;
  for (const field of fields) {
    const file = controlOf(form, field).files?.[0];
    const { content, message } = file
      ? await readAndValidate(field, file, unreadable)
      : { message: fileError(field, null) };
    if (message) fieldErrors[field.name] = message;
    if (!file || !content) continue;
    body.set(field.name, new File([content], file.name, { type: field.accept }));
    bytes += content.length;
  }
  const [message] = Object.values(fieldErrors);
  if (message !== undefined) return { outcome: 'refused', status: 422, message, fieldErrors };
  if (import.meta.env.PROOF_OF_WORK) await addProof(formId, body);
  return upload(scriptAddress(formId), body, timeoutMs + (bytes / minBytesPerSecond) * 1000, onProgress);
}

/** The errors that the browser finds in the text fields, with the messages of the server. */
function fieldErrorsOf(form: HTMLFormElement): Record<string, string> {
  const invalid = controlsOf(form).filter(({ type, validity }) => type !== 'file' && !validity.valid);
  return Object.fromEntries(
    invalid.map((control) => {
      const message = control.validity.valueMissing ? answerErrors.missing : answerErrors.invalidEmail;
      return [control.name, message(labelOf(control))];
    }),
  );
}

/** Uses `XMLHttpRequest`, because `fetch` reports no upload progress. */
function upload(
  address: string,
  body: FormData,
  timeoutMs: number,
  onProgress: (fraction: number) => void,
): Promise<Outcome> {
  const noReply = outcomeWithoutReply();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve(readReply(request.status, request.response)));
    request.addEventListener('timeout', () => resolve('tooSlow'));
    request.addEventListener('error', () => resolve(noReply));
    request.addEventListener('abort', () => resolve(noReply));
    request.send(body);
  });
}

function controlOf(form: HTMLFormElement, { name }: FileField): HTMLInputElement {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) throw new Error(`send-files: the form has no file field '${name}'`);
  return control;
}

async function readAndValidate(
  field: FileField,
  file: File,
  unreadable: string,
): Promise<{ content?: Uint8Array<ArrayBuffer>; message?: string | undefined }> {
  // Checked before reading, because the file may be very large.
  if (file.size > field.maxBytes) return { message: tooLarge(field) };
  try {
    const content = new Uint8Array(await file.arrayBuffer());
    return { content, message: fileError(field, content) };
  } catch {
    return { message: unreadable };
  }
}
