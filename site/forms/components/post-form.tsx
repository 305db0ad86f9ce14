import type { ReactNode } from 'react';
import { siteText } from '#content';
import { type Form, fileFields } from '#forms/define.ts';
import { fileErrors, sendErrors } from '#forms/messages.ts';
import { Button } from '#ui/components/button/button.tsx';
import { formName, type SendWords } from '../form-words.ts';
import { postTarget } from '../submit/post.ts';
import { HiddenFields } from './hidden-fields.tsx';

/**
 * A form that works as plain HTML: it posts to `/send/<id>` and is answered with a page. The layout script sends it in place
 * instead (site/forms/submit/send-in-place.ts) and says how it went with the words carried here.
 * @param isUnchecked the browser checks nothing before sending
 * @param isToldInPlace nor does it once the script is there, which names every wrong answer at its question, all at once
 * @param keptAs on the device, what is typed is kept under this name until it is sent
 * @param isAnswer stands in the answer to a post that had no script: each further one is answered with a page, too
 */
export function PostForm({
  form,
  words: ownWords,
  isUnchecked = false,
  isToldInPlace = false,
  keptAs,
  isAnswer = false,
  className,
  children,
}: {
  form: Form;
  words: Pick<SendWords, 'submitting' | 'progress' | 'stored'>;
  isUnchecked?: boolean;
  isToldInPlace?: boolean;
  keptAs?: string;
  isAnswer?: boolean;
  className: string;
  children: ReactNode;
}) {
  const files = fileFields(form);
  const hasFiles = files.length > 0;
  const words: SendWords = {
    name: formName(form.id),
    ...ownWords,
    ...sendErrors,
    ...(hasFiles && { unreadableFile: fileErrors.unreadable }),
  };
  const forScript = {
    'data-send': form.id,
    'data-check': isToldInPlace ? 'ours' : undefined,
    'data-kept': keptAs,
    'data-version': form.version,
    'data-files': hasFiles ? JSON.stringify(files) : undefined,
    'data-words': JSON.stringify(words),
  };
  return (
    <form
      {...postTarget(form.id)}
      className={className}
      noValidate={isUnchecked}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      {...(isAnswer ? {} : forScript)}
    >
      {children}
      <HiddenFields />
    </form>
  );
}

/** The button that sends a form. A build that delivers nothing says beside it why it may do nothing: the script is off, or does not come. */
export function SubmitButton({ children }: { children: ReactNode }) {
  return (
    <>
      <Button look="accent" type="submit" data-submit="">
        {children}
      </Button>
      {import.meta.env.DELIVERY === 'none' ? <p className="needs-script">{siteText.sending.needsScript}</p> : null}
    </>
  );
}
