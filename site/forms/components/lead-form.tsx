import type { home, Message } from '#content';
import { type Form, fileFields } from '#forms/define.ts';
import type { Refused } from '#forms/reply.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Failure } from '#ui/components/failure/failure.tsx';
import { useContent } from '../../layout/current-page.ts';
import { fallbackContactsOf } from '../form-words.ts';
import { EmptyReceipt } from '../receipt/receipt.tsx';
import { type FieldWords, FormField } from './form-field.tsx';
import { LegalLinks } from './legal-links.tsx';
import { PostForm } from './post-form.tsx';

type LeadFormWords = Pick<(typeof home)['contact']['form'], 'submit' | 'submitting' | 'next' | 'privacy'> & {
  /** The words around each field, by field name. */
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** The progress text during the upload of a file. */
  readonly progress?: string;
};

/**
 * A form without steps: its fields, the receipt of the last submission, the failure message and the draft.
 * @param presets the values that this page sets, by field name; each set of presets has its own draft
 * @param hiddenPresets the presets that are hidden fields, by field name, as text for the visitor
 * @param refused the reply of the server, on a page that answers a post; all values except files are filled in again
 */
export function LeadForm({
  form,
  words,
  stored,
  presets = {},
  hiddenPresets = {},
  validation = 'script',
  refused,
}: {
  form: Form;
  words: LeadFormWords;
  stored: Message;
  presets?: Readonly<Record<string, string>> | undefined;
  hiddenPresets?: Readonly<Record<string, string>>;
  validation?: 'browser' | 'script';
  refused?: Refused | undefined;
}) {
  const content = useContent();
  const { siteText, formMessages } = content;
  const values = refused?.values ?? presets;
  const isReplyPage = refused !== undefined;
  return (
    <>
      {isReplyPage || import.meta.env.DELIVERY === 'none' ? null : (
        <EmptyReceipt level={3} words={siteText.receipt} next={words.next} />
      )}
      <PostForm
        form={form}
        words={{ submitting: words.submitting, progress: words.progress, stored }}
        draftId={[form.id, ...Object.values(presets)].join('/')}
        isReplyPage={isReplyPage}
        validation={validation}
        className="lead-form"
      >
        {/* In the page from the start, because screen readers ignore live regions that are added later. */}
        {isReplyPage ? null : <p className="draft-status" role="status" />}
        {form.fields.map((field) =>
          field.name in hiddenPresets ? (
            <input
              key={field.name}
              type="hidden"
              className="field-input"
              name={field.name}
              value={values[field.name]}
              data-label={field.label}
              data-display-value={hiddenPresets[field.name]}
            />
          ) : (
            <FormField
              key={field.name}
              formId={form.id}
              field={field}
              words={words.fields[field.name]}
              optional={siteText.form.optional}
              defaultValue={values[field.name]}
              error={refused?.fieldErrors?.[field.name]}
            />
          ),
        )}
        <p className="fine-print lead-form-privacy">
          {words.privacy} <LegalLinks links={siteText.form.legalLinks} />
        </p>
        <div>
          {isReplyPage ? null : (
            <Failure contacts={fallbackContactsOf(form.id, content)} pageTitle={formMessages.errorTitle} />
          )}
          <div className="lead-form-buttons row">
            <Button variant="accent" type="submit" data-submit="">
              {words.submit}
            </Button>
            {import.meta.env.DELIVERY === 'none' ? (
              <p className="needs-script">{siteText.sending.needsScript}</p>
            ) : null}
            {fileFields(form).length > 0 ? (
              <output className="lead-form-progress soft tabular" data-progress="" />
            ) : null}
          </div>
        </div>
        {/* A script shows it, because only a script stores drafts. */}
        {isReplyPage ? null : (
          <p className="fine-print draft" data-draft="" hidden>
            {siteText.draft.storageNotice}{' '}
            <button type="button" hidden>
              {siteText.draft.clear}
            </button>
          </p>
        )}
      </PostForm>
    </>
  );
}
