import { contentIn } from '#content';
import { checkForm } from '#forms/check.ts';
import { fileError } from '#forms/check-file.ts';
import { type Form, type FormValues, fileFields, keyField, proofField, sourceField } from '#forms/define.ts';
import { formAt } from '#forms/index.ts';
import { needsProof } from '#forms/proof-of-work.ts';
import type { Refused, Reply, Stored } from '#forms/reply.ts';
import { postTimeouts, type Timeouts } from '#forms/timeouts.ts';
import { withdrawalForm } from '#forms/withdrawal.ts';
import { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { ProofOfWork } from '../proof-of-work/proof-of-work.ts';
import { OutcomeUnknown, StoreUnavailable, type UnavailableReason } from '../storage/ports/errors.ts';
import type { IntakeStore } from '../storage/ports/intake.ts';
import { decodeBody, decodePartial, type UploadedFile, visibleValues } from './body/decode-body.ts';
import { maxBodyBytes, maxTextBytes, readBody } from './body/read-body.ts';
import { type Origins, refuseByHeaders, withFileField } from './check-headers.ts';
import { pageOf, readSource } from './origin.ts';
import { noRecipients, type Recipients } from './outgoing-messages.ts';
import { refusalsIn, refuseFieldErrors } from './refusals.ts';
import { findSpamReason, type SpamReason } from './spam-check.ts';
import { storeEntry } from './store-entry.ts';
import { sendWithdrawalLinks } from './withdrawal-links.ts';

/** Gets the events of one request, for the log. No event contains what a visitor typed. */
export interface RequestObserver {
  readonly reference: string;
  readonly client?: string | undefined;
  onError(error: unknown): void;
  /** @param code the error code of the database engine */
  onStoreUnavailable(reason: UnavailableReason | 'outcome-unknown', code?: string): void;
  /** A form was refused because too many uploads are in progress or too many pages wait to be rendered. */
  onOverload(by: 'uploads' | 'pages'): void;
  /** The form needs an email, and mail is disabled by the settings. The 503 is then not logged as an error. */
  onMailDisabled(): void;
  onQuarantined(reason: SpamReason): void;
}

export interface IntakeOptions {
  readonly store: IntakeStore;
  readonly origins: Origins;
  readonly now: () => Date;
  readonly recipients?: Recipients | undefined;
  /** Verifies the proof of work of a post. If omitted, no proof is required. */
  readonly proof?: Pick<ProofOfWork, 'verify'> | undefined;
  readonly timeouts?: Timeouts | undefined;
  readonly uploads?: typeof uploadLimits | undefined;
}

/** They fit nine of the largest uploads, or a hundred of usual size; one client may use two thirds. See docs/decisions/0005. */
const uploadLimits = {
  capacityBytes: 48 * 1024 * 1024,
  bytesPerClient: 32 * 1024 * 1024,
  timeoutMs: 10_000,
};

interface ReceiveOptions {
  /** The network has sent very many entries, so this one is put in quarantine. */
  readonly isOverLimit?: boolean;
  /** Called with the size of the added entry, in bytes. It is not called for a refused or repeated entry. */
  readonly onAdded?: ((bytes: number) => void) | undefined;
}

export interface PostIntake {
  /** The refusal of a post by its headers alone, or null; see `check-headers.ts`. */
  refuseByHeaders(request: Request): Refused | null;
  /**
   * Validates and stores one post. It always resolves to a reply and never throws.
   * @param request its address names the form and the language
   */
  receive(request: Request, observer: RequestObserver, options?: ReceiveOptions): Promise<Reply>;
}

export function createIntake({ store, origins, now, ...options }: IntakeOptions): PostIntake {
  const { recipients = noRecipients, proof, timeouts = postTimeouts, uploads = uploadLimits } = options;
  const uploadMemory = new ConcurrencyLimit({ capacity: uploads.capacityBytes, share: uploads.bytesPerClient });

  return {
    refuseByHeaders(request) {
      const { form, language } = formAt(new URL(request.url).pathname);
      return refuseByHeaders(form, request.headers, origins, refusalsIn(language));
    },
    async receive(request, observer, options = {}) {
      const { form, language } = formAt(new URL(request.url).pathname);
      const refusals = refusalsIn(language);
      const refused = refuseByHeaders(form, request.headers, origins, refusals);
      if (refused || !form) return refused ?? refusals.refuse(404);
      const { client } = observer;
      const reservation = { weight: reservedBytes(form, request), timeoutMs: uploads.timeoutMs, client };
      const reply = await uploadMemory.run(() => receiveForm(form, request, observer, options), reservation);
      if (reply) return reply;
      observer.onOverload('uploads');
      return refusals.refuse(503, await readPartial(form, request));
    },
  };

  async function receiveForm(
    form: Form,
    request: Request,
    observer: RequestObserver,
    { isOverLimit = false, onAdded }: ReceiveOptions,
  ): Promise<Reply> {
    const { refuse, refuseAfterError, refuseDamaged } = refusalsIn(form.language);
    let values: FormValues | undefined;
    try {
      const hasFile = fileFields(form).length > 0;
      const limits = { maxBytes: maxBodyBytes(form), partialBytes: hasFile ? maxTextBytes : 0, timeouts };
      const { bytes, refusal } = await readBody(request, limits);
      if (refusal) {
        const refused = refuse(refusal, decodePartial(bytes, request.headers, form));
        return refusal === 413 ? withFileField(refused, form) : refused;
      }
      const decoded = decodeBody(bytes, request.headers, form);
      if (typeof decoded === 'number') return refuse(decoded);
      const { [keyField]: key = '', [proofField]: sentProof = '', [sourceField]: source = '' } = decoded.values;
      if (!/^[\x21-\x7e]{0,100}$/.test(key)) return refuse(400);
      values = visibleValues(decoded.values);
      const files = withoutEmptyFiles(decoded.files);
      const checked = checkForm(form, values);
      if ('fieldErrors' in checked) return refuseFieldErrors(checked.fieldErrors, values);
      for (const field of fileFields(form)) {
        const message = fileError(
          field,
          files[field.name]?.content ?? null,
          contentIn(form.language).formMessages.files,
        );
        if (message) return refuseFieldErrors({ [field.name]: message }, values);
      }
      // The proof can be used once. It is verified last, so that a corrected form can be sent again with the same proof.
      const verifyProof = proof && needsProof(form.id) ? () => proof.verify(sentProof) : () => null;
      const suspicion = findSpamReason(form, decoded.values) ?? (isOverLimit ? 'too-many-posts' : null);
      const quarantine = suspicion ?? (await verifyProof());
      const origin = { source: readSource(source), page: pageOf(request) };
      const entry = { form, key: key || null, answers: checked.answers, files, receivedAt: now(), quarantine, origin };
      const reply =
        form.id === withdrawalForm.id
          ? await sendWithdrawalLinks(store, entry, recipients)
          : storedReply(await storeEntry(store, entry, { recipients, onAdded }));
      if (reply.outcome === 'refused') observer.onMailDisabled();
      else if (form.id === withdrawalForm.id) onAdded?.(0);
      if (quarantine !== null) observer.onQuarantined(quarantine);
      return reply;
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        observer.onStoreUnavailable(error.reason, error.code);
        return error.reason === 'damaged' ? refuseDamaged(values) : refuse(503, values);
      }
      if (error instanceof OutcomeUnknown) {
        observer.onStoreUnavailable('outcome-unknown');
        return refuseAfterError(values);
      }
      observer.onError(error);
      return refuseAfterError(values, observer.reference);
    }
  }

  /** The answers of a form that is refused unread. Without JavaScript, the page of the refusal fills them in again. */
  async function readPartial(form: Form, request: Request): Promise<FormValues | undefined> {
    const { bytes } = await readBody(request, { maxBytes: maxTextBytes, partialBytes: maxTextBytes, timeouts });
    return decodePartial(bytes, request.headers, form);
  }
}

const storedReply = (reference: string | undefined): Stored => ({
  outcome: 'stored',
  status: 200,
  ...(reference !== undefined && { reference }),
});

/** Browsers send an empty file if none was chosen. */
const withoutEmptyFiles = (files: Readonly<Record<string, UploadedFile>>) =>
  Object.fromEntries(Object.entries(files).filter(([, { name, content }]) => name !== '' || content.length > 0));

/** The memory that a body may take; 0 for a form without a file, which is small and never waits. */
function reservedBytes(form: Form, request: Request): number {
  if (fileFields(form).length === 0) return 0;
  const contentLength = request.headers.get('content-length');
  return contentLength === null ? maxBodyBytes(form) : Math.min(Number(contentLength), maxBodyBytes(form));
}
