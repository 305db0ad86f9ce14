import { data } from 'react-router';
import { type Position, positions, registrationWords, siteText } from '#content';
import { applicationForm } from '#forms/application.ts';
import { contactForm } from '#forms/contact.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import type { Refused, Reply } from '#forms/reply.ts';
import { ButtonLink } from '#ui/parts/button.tsx';
import { ApplicationForm } from '../forms/application-form.tsx';
import { ContactForm } from '../forms/contact-form.tsx';
import { intakeContext } from '../intake-context.ts';
import { pageMeta } from '../page-meta.ts';
import { registrations } from '../registrations.ts';
import wizardStyles from '../wizard/wizard.css?url';
import { Wizard } from '../wizard/wizard.tsx';
import type { Route } from './+types/answer.ts';
import companyStyles from './company.css?url';

const { answers } = siteText;

export const links = () => [companyStyles, wizardStyles].map((href) => ({ rel: 'stylesheet', href }));

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
      {reply.outcome === 'refused' ? <Reasons formId={formId} refused={reply} /> : null}
      <p className="lead">{text}</p>
      {reply.outcome === 'stored' && reply.reference ? <Reference reference={reply.reference} /> : null}
      {reply.outcome === 'refused' ? <TypedAgain formId={formId} refused={reply} /> : null}
      <div className="actions">
        <ButtonLink href={words.back.href}>{words.back.label}</ButtonLink>
      </div>
    </div>
  );
}

/** What is wrong; of several wrong answers each, with a way to it. */
function Reasons({ formId, refused: { message, slips = {} } }: { formId: string; refused: Refused }) {
  const all = Object.entries(slips);
  if (all.length < 2) return <p className="error-message">{message}</p>;
  return (
    <ul className="error-message error-messages">
      {all.map(([field, slip]) => (
        <li key={field}>
          <a href={`#${formId}-${field}`}>{slip}</a>
        </li>
      ))}
    </ul>
  );
}

/** What people call the entry when they ask about it. */
function Reference({ reference }: { reference: string }) {
  const { heading, text } = registrationWords.reference;
  return (
    <section className="card wizard-reference" aria-labelledby="reference-heading">
      <div className="card-body">
        <h2 id="reference-heading">{heading}</h2>
        <p className="wizard-reference-number">{reference}</p>
        <p>{text}</p>
      </div>
    </section>
  );
}

/** The form with every answer as it was typed, where the server could read them. */
function TypedAgain({ formId, refused }: { formId: string; refused: Refused }) {
  const registration = registrationOf(formId);
  if (registration) {
    return <Wizard {...registration.wizard} typed={refused.typed ?? {}} slips={refused.slips ?? {}} />;
  }
  const position = formId === applicationForm.id ? positionOf(refused) : undefined;
  if (formId !== contactForm.id && !position) return null;
  return (
    <div className="contact-panel">
      {position ? <ApplicationForm position={position} refused={refused} /> : <ContactForm refused={refused} />}
    </div>
  );
}

const registrationOf = (formId: string) => registrations.find(({ wizard }) => wizard.form.id === formId);

/** Without an open position there is nothing to apply for. */
const positionOf = ({ typed }: Refused): Position | undefined =>
  positions.find(({ slug }) => slug === typed?.[applicationForm.fields[0].name]);

function wordsOf(formId: string) {
  const registration = registrationOf(formId);
  if (registration) {
    const { answer } = registrationWords;
    return {
      stored: registration.page.stored,
      refused: { title: answer.refusedTitle, text: answer.refused },
      back: { label: answer.back, href: registration.href },
    };
  }
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
