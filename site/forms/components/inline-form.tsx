import type { ReactNode } from 'react';
import type { Message } from '#content';
import type { Form } from '#forms/define.ts';
import type { Refused } from '#forms/reply.ts';
import { withdrawalFormIn } from '#forms/withdrawal.ts';
import { ArrowLink } from '#ui/components/button/arrow-link.tsx';
import { useContent } from '../../layout/current-page.ts';
import { formLanguageOf } from '../form-words.ts';
import { PostForm } from './post-form.tsx';

/**
 * A form of one line for an email address, with its result in one line. The browser validates nothing (specification, section 5):
 * the line shows the error of the server.
 * @param isLabelled whether the label is visible
 * @param submitted the rejected value and its error, on a page that answers a post
 */
export function InlineForm({
  form,
  words,
  isLabelled = false,
  submitted,
  className,
  children,
}: {
  form: Form;
  words: Readonly<Record<'label' | 'placeholder' | 'submit' | 'submitting', string>> & { readonly stored: Message };
  isLabelled?: boolean;
  submitted?: { readonly value: string | undefined; readonly error: string | undefined };
  className?: string;
  children?: ReactNode;
}) {
  const id = `${form.id}-email`;
  const answerId = `${form.id}-answer`;
  return (
    <PostForm
      form={form}
      words={{ submitting: words.submitting, stored: words.stored }}
      validation="server"
      isReplyPage={submitted !== undefined}
      className={`inline-form stack${className ? ` ${className}` : ''}`}
    >
      {children}
      <label className={isLabelled ? 'field-label' : 'visually-hidden'} htmlFor={id}>
        {words.label}
      </label>
      <div className="inline-form-line">
        <input
          className="field-input"
          id={id}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={words.placeholder}
          defaultValue={submitted?.value}
          aria-invalid={submitted?.error ? true : undefined}
          aria-describedby={submitted?.error ? answerId : undefined}
        />
        <button className="button button-accent" type="submit" data-submit="">
          {words.submit}
        </button>
      </div>
      <output id={answerId} className="inline-form-answer" data-answer={submitted?.error ? 'bad' : ''}>
        {submitted?.error}
      </output>
    </PostForm>
  );
}

/**
 * Requests an email with withdrawal links. A build that delivers nothing shows contact links instead.
 * @param refused the reply of the server, on a page that answers a post
 */
export function WithdrawalForm({ refused }: { refused?: Refused }) {
  const content = useContent();
  const { withdrawal: words, error, sending } = content.siteText;
  const form = withdrawalFormIn(formLanguageOf(content));
  const [email] = form.fields;
  if (import.meta.env.DELIVERY === 'none') {
    return (
      <>
        <p>{words.emailUnavailable}</p>
        {[error.emailUs, sending.fallbackContacts.call].map(({ label, href }) => (
          <p key={href}>
            <ArrowLink href={href}>{label}</ArrowLink>
          </p>
        ))}
      </>
    );
  }
  return (
    <InlineForm
      form={form}
      words={words}
      isLabelled
      {...(refused && {
        submitted: { value: refused.values?.[email.name], error: refused.fieldErrors?.[email.name] },
      })}
    />
  );
}
