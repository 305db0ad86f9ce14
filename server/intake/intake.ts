import { checkForm } from '#forms/check.ts';
import { fileError } from '#forms/check-file.ts';
import { type Form, type FormValues, fileFields, keyField, proofField } from '#forms/define.ts';
import { forms } from '#forms/index.ts';
import { needsProof } from '#forms/proof-of-work.ts';
import type { Refused, Reply, Stored } from '#forms/reply.ts';
import { withdrawalForm } from '#forms/withdrawal.ts';
import { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { ProofOfWork } from '../proof-of-work/proof-of-work.ts';
import { OutcomeUnknown, StoreUnavailable, type UnavailableReason } from '../storage/ports/errors.ts';
import type { IntakeStore } from '../storage/ports/intake.ts';
import { decodeBody, decodePartial, type UploadedFile, visibleAnswers } from './body/decode-body.ts';
import { formTimeouts, maxBodyBytes, maxTextBytes, readBody, type Timeouts } from './body/read-body.ts';
import { nameFileField, type Origins, refuseByHeaders } from './check-headers.ts';
import { noRecipients, type Recipients } from './outgoing-messages.ts';
import { failed, refuse, refuseDamaged, refuseFieldErrors } from './refusals.ts';
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
  /** The form needs an email, and mail is disabled by the settings. The 503 is then no error. */
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
  readonly uploads?: typeof defaultUploads | undefined;
}

/** Nine of the largest uploads at once, or a hundred of usual size; two thirds of that for one client. See docs/decisions/0005. */
const defaultUploads = {
  /** The memory for all uploads in progress. */
  roomBytes: 48 * 1024 * 1024,
  /** The part of it that one client may use. */
  mostOfOneBytes: 32 * 1024 * 1024,
  /** How long an upload may wait for memory before it is refused. */
  waitMs: 10_000,
};

export interface PostIntake {
  /** The refusal of a post by its headers alone, or null; see `check-headers.ts`. */
  refuseByHeaders(formId: string, headers: Headers): Refused | null;
  /** `Intake.receive` of `forms/reply.ts` with an observer. It always resolves to a reply and never throws. */
  take(formId: string, request: Request, observer: RequestObserver): Promise<Reply>;
}

export function createIntake({ store, origins, now, ...options }: IntakeOptions): PostIntake {
  const { recipients = noRecipients, proof, timeouts = formTimeouts, uploads = defaultUploads } = options;
  const room = new ConcurrencyLimit({ capacity: uploads.roomBytes, share: uploads.mostOfOneBytes });

  return {
    refuseByHeaders: (formId, headers) => refuseByHeaders(formId, headers, origins),
    async take(formId, request, observer) {
      const refused = refuseByHeaders(formId, request.headers, origins);
      const form = forms.get(formId);
      if (refused || !form) return refused ?? refuse(404);
      const wait = { weight: reservedBytes(form, request), timeoutMs: uploads.waitMs, client: observer.client };
      const reply = await room.run(() => takeIn(form, request, observer), wait);
      if (reply) return reply;
      observer.onOverload('uploads');
      return refuse(503, await readBeginning(form, request));
    },
  };

  async function takeIn(form: Form, request: Request, observer: RequestObserver): Promise<Reply> {
    let values: FormValues | undefined;
    try {
      const hasFile = fileFields(form).length > 0;
      const limits = { maxBytes: maxBodyBytes(form), beginningBytes: hasFile ? maxTextBytes : 0, timeouts };
      const { bytes, refusal } = await readBody(request, limits);
      if (refusal) {
        const refused = refuse(refusal, decodePartial(bytes, request.headers, form));
        return refusal === 413 ? nameFileField(refused, form) : refused;
      }
      const decoded = decodeBody(bytes, request.headers, form);
      if (typeof decoded === 'number') return refuse(decoded);
      const { [keyField]: key = '', [proofField]: sentProof = '' } = decoded.values;
      if (!/^[\x21-\x7e]{0,100}$/.test(key)) return refuse(400);
      values = visibleAnswers(decoded.values);
      const files = chosen(decoded.files);
      const checked = checkForm(form, values);
      if ('fieldErrors' in checked) return refuseFieldErrors(checked.fieldErrors, values);
      for (const field of fileFields(form)) {
        const message = fileError(field, files[field.name]?.content ?? null);
        if (message) return refuseFieldErrors([{ field: field.name, message }], values);
      }
      // The proof can be used once. It is verified last, so that a corrected form can be sent again with the same proof.
      const verifyProof = proof && needsProof(form.id) ? () => proof.verify(sentProof) : () => null;
      const quarantine = findSpamReason(form, decoded.values) ?? (await verifyProof());
      const entry = { form, key: key || null, answers: checked.answers, files, receivedAt: now(), quarantine };
      const reply =
        form.id === withdrawalForm.id
          ? await sendWithdrawalLinks(store, entry, recipients)
          : storedReply(await storeEntry(store, entry, { recipients }));
      if (reply.outcome === 'refused') observer.onMailDisabled();
      if (quarantine !== null) observer.onQuarantined(quarantine);
      return reply;
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        observer.onStoreUnavailable(error.reason, error.code);
        return error.reason === 'damaged' ? refuseDamaged(values) : refuse(503, values);
      }
      if (error instanceof OutcomeUnknown) {
        observer.onStoreUnavailable('outcome-unknown');
        return failed(values);
      }
      observer.onError(error);
      return failed(values, observer.reference);
    }
  }

  /** The answers of a form that is refused unread. Without JavaScript, the next page has to fill them in again. */
  async function readBeginning(form: Form, request: Request): Promise<FormValues | undefined> {
    const { bytes } = await readBody(request, { maxBytes: maxTextBytes, beginningBytes: maxTextBytes, timeouts });
    return decodePartial(bytes, request.headers, form);
  }
}

const storedReply = (reference: string | undefined): Stored => ({
  outcome: 'stored',
  status: 200,
  ...(reference !== undefined && { reference }),
});

/** Drops the empty files that browsers send where none was chosen. */
const chosen = (files: Readonly<Record<string, UploadedFile>>) =>
  Object.fromEntries(Object.entries(files).filter(([, { name, content }]) => name !== '' || content.length > 0));

/** Forms without a file are small and never wait. */
function reservedBytes(form: Form, request: Request): number {
  if (fileFields(form).length === 0) return 0;
  const announced = request.headers.get('content-length');
  return announced === null ? maxBodyBytes(form) : Math.min(Number(announced), maxBodyBytes(form));
}
