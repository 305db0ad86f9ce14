import { data } from 'react-router';
import { siteText } from '#content';
import { contactForm } from '#forms/contact.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import type { Refused, Reply } from '#forms/reply.ts';
import { ButtonLink } from '#ui/parts/button.tsx';
import { ContactForm } from '../forms/contact-form.tsx';
import { intakeContext } from '../intake-context.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/answer.ts';

const { answers } = siteText;

export const meta = () => [...pageMeta({ title: answers.metadataTitle }), { name: 'robots', content: 'noindex' }];

/** A form sent without JavaScript: the same intake, answered with a page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const reply = await context.get(intakeContext).receive(params.form, request);
  return data(reply, { status: reply.status });
}

export default function Answer({ actionData: reply, params }: Route.ComponentProps) {
  return reply ? <AnswerTo formId={params.form} reply={reply} /> : null;
}

function AnswerTo({ formId, reply }: { formId: string; reply: Reply }) {
  const words = wordsOf(formId);
  const { title, text } = words[reply.outcome];
  return (
    <div className="wrap plain-page">
      <h1 className="plain-title">{title}</h1>
      {reply.outcome === 'refused' ? <p className="error-message">{reply.message}</p> : null}
      <p className="lead">{text}</p>
      {reply.outcome === 'refused' && formId === contactForm.id ? <TypedAgain refused={reply} /> : null}
      <div className="actions">
        <ButtonLink href={words.back.href}>{words.back.label}</ButtonLink>
      </div>
    </div>
  );
}

/** The form with every answer as it was typed, where the server could read them. */
function TypedAgain({ refused }: { refused: Refused }) {
  return (
    <div className="contact-panel">
      <ContactForm refused={refused} />
    </div>
  );
}

function wordsOf(formId: string) {
  switch (formId) {
    case contactForm.id:
      return answers.contact;
    case newsletterForm.id:
      return answers.newsletter;
    default: {
      const { back, ...message } = answers.unknownForm;
      return { back, stored: message, refused: message };
    }
  }
}
