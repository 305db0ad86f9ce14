import { type home, type Message, siteText } from '#content';
import { type Form, fileFields } from '#forms/define.ts';
import { errorTitle } from '#forms/messages.ts';
import type { Refused } from '#forms/reply.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Failure } from '#ui/components/failure/failure.tsx';
import { fallbackContactsOf } from '../form-words.ts';
import { Receipt, ReceiptDetails } from '../receipt/receipt.tsx';
import { errorsByField } from '../submit/failure.ts';
import { type FieldWords, FormField } from './form-field.tsx';
import { PostForm, SubmitButton } from './post-form.tsx';

const { draft, receipt, sending } = siteText;

type LeadFormWords = Pick<
  (typeof home)['contact']['form'],
  'submit' | 'submitting' | 'next' | 'privacy' | 'privacyLink'
> & {
  /** Around each question, by field name. */
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** While a file goes up. */
  readonly progress?: string;
};

/**
 * A form that asks everything at once: its questions, and around them what was sent last, what went wrong, what is kept of it.
 * @param about what this page's form is about, as the answers it gives itself: it is kept apart from the same form on another page
 * @param fixed which of them are not asked, with the answer in words
 * @param isCheckedByBrowser wrong answers are told by the browser, one at a time
 * @param refused what the server said of the last send, where the page is the answer to it: every answer but a file is given back
 */
export function LeadForm({
  form,
  words,
  stored,
  about = {},
  fixed = {},
  isCheckedByBrowser = false,
  refused,
}: {
  form: Form;
  words: LeadFormWords;
  stored: Message;
  about?: Readonly<Record<string, string>> | undefined;
  fixed?: Readonly<Record<string, string>>;
  isCheckedByBrowser?: boolean;
  refused?: Refused | undefined;
}) {
  const given = refused?.typed ?? about;
  const isAnswer = refused !== undefined;
  const errors = refused ? errorsByField(refused) : {};
  return (
    <>
      {isAnswer || import.meta.env.DELIVERY === 'none' ? null : <WaitingReceipt next={words.next} />}
      <PostForm
        form={form}
        words={{ submitting: words.submitting, progress: words.progress, stored }}
        keptAs={[form.id, ...Object.values(about)].join('/')}
        isAnswer={isAnswer}
        isToldInPlace={!isCheckedByBrowser}
        className="lead-form"
      >
        {isAnswer ? null : <DraftOffer hasFiles={fileFields(form).length > 0} />}
        {form.fields.map((field) =>
          field.name in fixed ? (
            <input
              key={field.name}
              type="hidden"
              className="field-input"
              name={field.name}
              value={given[field.name]}
              data-label={field.label}
              data-in-words={fixed[field.name]}
            />
          ) : (
            <FormField
              key={field.name}
              formId={form.id}
              field={field}
              words={words.fields[field.name]}
              given={given[field.name]}
              error={errors[field.name]}
            />
          ),
        )}
        <p className="fine-print lead-form-privacy">
          {words.privacy} <a href={words.privacyLink.href}>{words.privacyLink.label}</a>
        </p>
        <div>
          {isAnswer ? null : <Failure ways={fallbackContactsOf(form.id)} pageTitle={errorTitle} />}
          <div className="lead-form-buttons">
            <SubmitButton>{words.submit}</SubmitButton>
            {fileFields(form).length > 0 ? <output className="lead-form-progress" data-progress="" /> : null}
          </div>
        </div>
        {isAnswer ? null : <DraftLine />}
      </PostForm>
    </>
  );
}

/** Says that what is typed is kept on the device, and clears it. Only a script keeps anything, so the script shows it. */
function DraftLine() {
  return (
    <p className="fine-print draft" data-draft="" hidden>
      {draft.storageNotice}{' '}
      <button type="button" hidden>
        {draft.clear}
      </button>
    </p>
  );
}

/**
 * Above the first question, where a phone shows it: that what was typed last time is here again, and a button that sends what could not be
 * sent then. Here as well is said what becomes of the draft. In the page from the start, as a region that is read out has to be.
 * @param hasFiles the form asks for a file, which no device keeps
 */
function DraftOffer({ hasFiles }: { hasFiles: boolean }) {
  return (
    <p
      className="draft-offer"
      data-found={draft.restored}
      data-unsent={draft.restoredUnsent}
      data-waits={draft.restoredQueued}
      data-cleared={draft.cleared}
      data-choose-file={hasFiles ? draft.chooseFile : undefined}
    >
      <span role="status" />{' '}
      <button type="button" hidden>
        {sending.fallbackContacts.resend.label}
      </button>
    </p>
  );
}

/** A receipt that waits in the page until something is sent; a script fills it in (form-receipt.ts). */
function WaitingReceipt({ next }: { next: string }) {
  return (
    <Receipt
      level={3}
      heading={receipt.heading}
      sentAt={receipt.sentAt}
      text={receipt.text}
      next={{ heading: receipt.nextHeading, text: next }}
      actions={<Button look="small" data-copy={receipt.copy} data-copied={receipt.copied} hidden />}
    >
      <ReceiptDetails words={receipt} answers={[]} isKept={false} forget={{ 'data-forget': receipt.removed }} />
    </Receipt>
  );
}
