import type { ReactNode } from 'react';
import { siteText } from '#content';
import { type Form, fileFields, keyField } from '#forms/define.ts';
import type { SendWords } from './send-words.ts';

const { sending } = siteText;

/**
 * A form that works as plain HTML: it posts to `/send/<id>` and is answered with a page. The shell script sends it in place
 * instead (site/client/send-form.ts) and says how it went with the words carried here.
 * @param isUnchecked the browser checks nothing before sending
 */
export function SendForm({
  form,
  stored = sending.stored,
  submitting,
  progress,
  isUnchecked = false,
  className,
  children,
}: {
  form: Form;
  stored?: SendWords['stored'];
  submitting: string;
  progress?: string;
  isUnchecked?: boolean;
  className: string;
  children: ReactNode;
}) {
  const files = fileFields(form);
  const words: SendWords = {
    submitting,
    progress,
    stored,
    refused: sending.refused,
    unreachable: sending.unreachable,
    tooSlow: sending.tooSlow,
    ...(files.length > 0 && { unreadableFile: sending.unreadableFile }),
    writeInstead: sending.writeInstead,
  };
  return (
    <form
      // Where nothing is delivered, no post may leave either: a form of method `dialog` outside a dialog does nothing.
      {...(import.meta.env.DELIVERY === 'none' ? { method: 'dialog' } : { method: 'post', action: `/send/${form.id}` })}
      className={className}
      noValidate={isUnchecked}
      encType={files.length > 0 ? 'multipart/form-data' : undefined}
      data-send={form.id}
      data-files={files.length > 0 ? JSON.stringify(files) : undefined}
      data-words={JSON.stringify(words)}
    >
      {children}
      <input type="hidden" name={keyField} />
    </form>
  );
}
