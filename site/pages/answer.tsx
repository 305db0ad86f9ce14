import { data } from 'react-router';
import { type Position, positions, siteText } from '#content';
import { applicationForm } from '#forms/application.ts';
import { contactForm } from '#forms/contact.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import type { Refused, Reply } from '#forms/reply.ts';
import { ButtonLink } from '#ui/parts/button.tsx';
import { ApplicationForm } from '../forms/application-form.tsx';
import { ContactForm } from '../forms/contact-form.tsx';
import { intakeContext } from '../intake-context.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/answer.ts';
import styles from './company.css?url';

const { answers } = siteText;

export const links = () => [{ rel: 'stylesheet', href: styles }];

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
      {reply.outcome === 'refused' ? <TypedAgain formId={formId} refused={reply} /> : null}
      <div className="actions">
        <ButtonLink href={words.back.href}>{words.back.label}</ButtonLink>
      </div>
    </div>
  );
}

/** The form with every answer as it was typed, where the server could read them. */
function TypedAgain({ formId, refused }: { formId: string; refused: Refused }) {
  const position = formId === applicationForm.id ? positionOf(refused) : undefined;
  if (formId !== contactForm.id && !position) return null;
  return (
    <div className="contact-panel">
      {position ? <ApplicationForm position={position} refused={refused} /> : <ContactForm refused={refused} />}
    </div>
  );
}

/** Without an open position there is nothing to apply for. */
const positionOf = ({ typed }: Refused): Position | undefined =>
  positions.find(({ slug }) => slug === typed?.[applicationForm.fields[0].name]);

function wordsOf(formId: string) {
  switch (formId) {
    case contactForm.id:
      return answers.contact;
    case newsletterForm.id:
      return answers.newsletter;
    case applicationForm.id:
      return answers.application;
    default: {
      const { back, ...message } = answers.unknownForm;
      return { back, stored: message, refused: message };
    }
  }
}
