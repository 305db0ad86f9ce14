import type { ReactNode } from 'react';
import { type Form, fileFields } from '#forms/define.ts';
import { useContent } from '../../layout/current-page.ts';
import { formName, type PageFormWords } from '../form-words.ts';
import { postTarget } from '../submit/post.ts';
import { HiddenFields } from './hidden-fields.tsx';

/**
 * A form that works as plain HTML: it posts to `/send/<id>`, and the reply is a page. With a script, it is submitted in place
 * (site/forms/submit/send-in-place.ts), with the messages in `data-words`.
 * @param validation who shows the errors: the browser, one at a time; the script, all at once and each at its field; or only the server
 * @param draftId the id of the draft in local storage
 * @param isReplyPage whether the page answers a post without a script; then the form is posted without a script again
 */
export function PostForm({
  form,
  words: ownWords,
  validation,
  draftId,
  isReplyPage = false,
  className,
  children,
}: {
  form: Form;
  words: Pick<PageFormWords, 'submitting' | 'progress' | 'stored'>;
  validation: 'browser' | 'script' | 'server';
  draftId?: string;
  isReplyPage?: boolean;
  className: string;
  children: ReactNode;
}) {
  const { id, language, version, atLeastOne } = form;
  const files = fileFields(form);
  const hasFiles = files.length > 0;
  const content = useContent();
  const { answers, advice, files: fileErrors, send, errorTitle, honeypot } = content.formMessages;
  const words: PageFormWords = {
    form: { id, language, version, atLeastOne, files },
    name: formName(id, content),
    ...ownWords,
    ...send,
    errorTitle,
    ...(draftId !== undefined && { advice, draft: content.siteText.draft }),
    ...(hasFiles && { errors: { answers, files: fileErrors } }),
  };
  const scriptAttributes = {
    'data-send': id,
    'data-validation': validation,
    'data-draft-id': draftId,
    'data-words': JSON.stringify(words),
  };
  return (
    <form
      {...postTarget(form)}
      className={className}
      noValidate={validation === 'server'}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      {...(isReplyPage ? {} : scriptAttributes)}
    >
      {children}
      <HiddenFields honeypot={honeypot} />
    </form>
  );
}
