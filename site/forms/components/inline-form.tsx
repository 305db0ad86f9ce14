import type { ReactNode } from 'react';
import { type Message, siteText } from '#content';
import type { Form } from '#forms/define.ts';
import type { Refused } from '#forms/reply.ts';
import { withdrawalForm } from '#forms/withdrawal.ts';
import { ArrowLink } from '#ui/components/button/arrow-link.tsx';
import { errorsByField } from '../submit/failure.ts';
import { PostForm } from './post-form.tsx';

/**
 * A form of one line that asks for an e-mail address, and says in one line how it went. The browser checks nothing (specification,
 * section 5); the server answers in words, in place.
 * @param isLabelled the label is seen; otherwise what stands above says the same
 * @param given what was typed, and what is wrong with it, where the page is the answer to a post
 */
export function InlineForm({
  form,
  words,
  isLabelled = false,
  given,
  className,
  children,
}: {
  form: Form;
  words: Readonly<Record<'label' | 'placeholder' | 'submit' | 'submitting', string>> & { readonly stored: Message };
  isLabelled?: boolean;
  given?: { readonly typed: string | undefined; readonly error: string | undefined };
  className?: string;
  children?: ReactNode;
}) {
  const id = `${form.id}-email`;
  const answerId = `${form.id}-answer`;
  return (
    <PostForm
      form={form}
      words={{ submitting: words.submitting, stored: words.stored }}
      isUnchecked
      isAnswer={given !== undefined}
      className={`inline-form${className ? ` ${className}` : ''}`}
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
          defaultValue={given?.typed}
          aria-invalid={given?.error ? true : undefined}
          aria-describedby={given?.error ? answerId : undefined}
        />
        <button className="button button-accent" type="submit" data-submit="">
          {words.submit}
        </button>
      </div>
      <output id={answerId} className="inline-form-answer" data-answer={given?.error ? 'bad' : ''}>
        {given?.error}
      </output>
    </PostForm>
  );
}

/**
 * Has links to withdraw sent to an address; where nothing is delivered, says what to do instead.
 * @param refused what the server said of the last send, where the page is the answer to it
 */
export function WithdrawalForm({ refused }: { refused?: Refused }) {
  const { withdrawal: words, error, sending } = siteText;
  const [email] = withdrawalForm.fields;
  if (import.meta.env.DELIVERY === 'none') {
    return (
      <>
        <p>{words.emailUnavailable}</p>
        {[error.writeInstead, sending.fallbackContacts.call].map(({ label, href }) => (
          <p key={href}>
            <ArrowLink href={href}>{label}</ArrowLink>
          </p>
        ))}
      </>
    );
  }
  return (
    <InlineForm
      form={withdrawalForm}
      words={{ ...words, label: email.label }}
      isLabelled
      {...(refused && { given: { typed: refused.typed?.[email.name], error: errorsByField(refused)[email.name] } })}
    />
  );
}
