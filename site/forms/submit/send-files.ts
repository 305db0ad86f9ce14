import { fileError, tooLarge } from '#forms/check-file.ts';
import { type FileField, openMsField } from '#forms/define.ts';
import { answerErrors } from '#forms/messages.ts';
import { minBytesPerSecond } from '#forms/timeouts.ts';
import { hideFailureIfFixed } from '#ui/components/failure/show-failure.ts';
import { addProof } from './add-proof.ts';
import { controlsOf, labelOf, showFieldError } from './form-dom.ts';
import { ifUnanswered, type Outcome, openMs, readReply, scriptAddress, timeoutMs } from './post.ts';

/** Says what is wrong with a file as soon as it is chosen: nobody should wait minutes to learn it. */
export function watchChoices(form: HTMLFormElement, fields: readonly FileField[], unreadable: string): void {
  for (const field of fields) {
    const control = controlOf(form, field);
    const check = async () => {
      const file = control.files?.[0];
      const { message } = file ? await examine(field, file, unreadable) : {};
      // Another may have been chosen meanwhile.
      if (control.files?.[0] !== file) return;
      showFieldError(control, message);
      hideFailureIfFixed(form);
    };
    control.addEventListener('change', check);
    void check();
  }
}

/**
 * Sends a form with its files, which are checked first as the server will; no file goes up as long as anything is known to be wrong.
 * What is read here is what is sent: on a phone, a file may go away at any time.
 * @param unreadable said to a file that cannot be read any more
 * @param onProgress is given the part of the whole that has gone up, 0 to 1
 */
export async function sendWithFiles(
  form: HTMLFormElement,
  fields: readonly FileField[],
  unreadable: string,
  onProgress: (part: number) => void,
): Promise<Outcome> {
  const formId = form.dataset.send ?? '';
  const body = new FormData(form);
  body.set(openMsField, openMs(form));
  const fieldErrors = wrongAnswers(form);
  let bytes = 0;
  for (const field of fields) {
    const file = controlOf(form, field).files?.[0];
    const { content, message } = file ? await examine(field, file, unreadable) : { message: fileError(field, null) };
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

/** What the browser itself knows to be wrong of the answers in words, in the words of the server. */
function wrongAnswers(form: HTMLFormElement): Record<string, string> {
  const wrong = controlsOf(form).filter(({ type, validity }) => type !== 'file' && !validity.valid);
  return Object.fromEntries(
    wrong.map((control) => {
      const fault = control.validity.valueMissing ? answerErrors.missing : answerErrors.noEmail;
      return [control.name, fault(labelOf(control))];
    }),
  );
}

/** Not by `fetch`, which cannot say how far it is. */
function upload(
  address: string,
  body: FormData,
  timeoutMs: number,
  onProgress: (part: number) => void,
): Promise<Outcome> {
  const unanswered = ifUnanswered();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve(readReply(request.status, request.response)));
    request.addEventListener('timeout', () => resolve('tooSlow'));
    request.addEventListener('error', () => resolve(unanswered));
    request.addEventListener('abort', () => resolve(unanswered));
    request.send(body);
  });
}

function controlOf(form: HTMLFormElement, { name }: FileField): HTMLInputElement {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) throw new Error(`send-files: the form has no file field '${name}'`);
  return control;
}

async function examine(
  field: FileField,
  file: File,
  unreadable: string,
): Promise<{ content?: Uint8Array<ArrayBuffer>; message?: string | undefined }> {
  // Before it is read: it may be a film.
  if (file.size > field.maxBytes) return { message: tooLarge(field) };
  try {
    const content = new Uint8Array(await file.arrayBuffer());
    return { content, message: fileError(field, content) };
  } catch {
    return { message: unreadable };
  }
}
