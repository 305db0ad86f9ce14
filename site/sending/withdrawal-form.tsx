import { siteText } from '#content';
import type { Refused } from '#forms/reply.ts';
import { withdrawalForm } from '#forms/withdrawal.ts';
import { ArrowLink } from '#ui/parts/arrow-link.tsx';
import { refusedSlips } from './failure-words.ts';
import { LineForm } from './line-form.tsx';

const { withdrawal: words, error, sending } = siteText;
const [email] = withdrawalForm.fields;

/**
 * Has links to withdraw sent to an address; where nothing is delivered, says what to do instead.
 * @param refused what the server said of the last send, where the page is the answer to it
 */
export function WithdrawalForm({ refused }: { refused?: Refused }) {
  if (import.meta.env.DELIVERY === 'none') {
    return (
      <>
        <p>{words.instead}</p>
        {[error.writeInstead, sending.ways.call].map(({ label, href }) => (
          <p key={href}>
            <ArrowLink href={href}>{label}</ArrowLink>
          </p>
        ))}
      </>
    );
  }
  return (
    <LineForm
      form={withdrawalForm}
      words={{ ...words, label: email.label }}
      isLabelled
      {...(refused && { given: { typed: refused.typed?.[email.name], error: refusedSlips(refused)[email.name] } })}
    />
  );
}
