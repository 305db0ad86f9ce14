import type { ReactNode } from 'react';
import { data } from 'react-router';
import {
  fill,
  type Message,
  type Position,
  positions,
  profile,
  registrationWords,
  type SiteLink,
  siteText,
} from '#content';
import { applicationForm } from '#forms/application.ts';
import type { Typed } from '#forms/define.ts';
import type { FormId } from '#forms/form-ids.ts';
import { forms } from '#forms/index.ts';
import { errorTitle, refusedPages, sendFaults } from '#forms/messages.ts';
import type { Refused, Reply } from '#forms/reply.ts';
import { ButtonLink } from '#ui/parts/button.tsx';
import { mailWith, type ShownAnswer, whatsappWith } from '#ui/parts/carry-answers.ts';
import { Failure, type FallbackContacts } from '#ui/parts/failure.tsx';
import { intakeContext } from '../../contexts.ts';
import { StylesheetLink } from '../../layout/stylesheet-link.tsx';
import { errorsByField, errorsTitle } from '../../sending/failure.ts';
import { formName, waysOf } from '../../sending/form-words.ts';
import { WithdrawalForm } from '../../sending/inline-form.tsx';
import { ApplicationForm, ContactForm, CourseQuestionForm } from '../../sending/lead-forms.tsx';
import { Receipt } from '../../sending/receipt.tsx';
import { internship, nextWords, placement, type Registration } from '../../sending/registrations.ts';
import { Wizard } from '../../wizard/wizard.tsx';
import type { Route } from './+types/form-result.ts';

const { answers, receipt } = siteText;
const { writeInstead } = siteText.error;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** A form sent without JavaScript: the same intake, answered with a page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const reply = await context.get(intakeContext).receive(params.form, request);
  return data(reply, { status: reply.status });
}

export default function Answer({ actionData: reply, params }: Route.ComponentProps) {
  return reply ? <AnswerTo formId={params.form} reply={reply} /> : null;
}

function AnswerTo({ formId, reply }: { formId: string; reply: Reply }) {
  const words = isFormId(formId) ? pages[formId] : unknownPage;
  const next = nextWords(formId);
  const { title, text } = { ...words[reply.outcome], ...(isUncertain(reply) && sendFaults.uncertain) };
  const pageTitle = fill(answers.pageTitle, { title });
  // What was typed is one step back in the browser: another form here, or a link to it, would be empty.
  const isUnread = reply.outcome === 'refused' && reply.isUnread;
  const again = reply.outcome === 'refused' && !isUnread ? words.again?.(reply) : null;
  return (
    <div className="wrap plain-page">
      {/* React puts it into the head: what `meta` is given knows nothing of the reply. */}
      <title>{reply.outcome === 'stored' ? pageTitle : fill(errorTitle, { title: pageTitle })}</title>
      <h1 className="plain-title">{title}</h1>
      <StylesheetLink />
      {reply.outcome === 'refused' ? <Reason formId={formId} refused={reply} isGivenBack={Boolean(again)} /> : null}
      {isUnread ? null : <p className="lead">{text}</p>}
      {reply.outcome === 'stored' && reply.reference ? (
        <Receipt
          level={2}
          heading={receipt.heading}
          reference={reply.reference}
          text={receipt.text}
          next={next ? { heading: receipt.nextHeading, text: next } : undefined}
        />
      ) : null}
      {again}
      {isUnread ? null : (
        <div className="actions row">
          <ButtonLink href={words.back.href}>{words.back.label}</ButtonLink>
        </div>
      )}
    </div>
  );
}

/** A fault of ours: it may have been stored before. */
const isUncertain = ({ status }: Reply) => status === 500;

/** What is wrong. Of answers that are given back, how many and the ways to them: each says for itself what is wrong with it. */
function Reason({ formId, refused, isGivenBack }: { formId: string; refused: Refused; isGivenBack: boolean }) {
  const fieldErrors = errorsByField(refused);
  const wrong = isGivenBack
    ? (forms.get(formId)?.fields.filter(({ name }) => fieldErrors[name] !== undefined) ?? [])
    : [];
  const ways = waysWith(formId, isGivenBack ? givenAnswers(formId, refused) : []);
  if (wrong.length === 0) return <Failure text={refused.message} ways={ways} />;
  const links = wrong.map(({ name, label }) => ({ label, href: `#${formId}-${name}` }));
  return <Failure title={errorsTitle(wrong.length, sendFaults.fieldErrors)} fieldErrors={links} ways={ways} />;
}

function givenAnswers(formId: string, refused: Refused): ShownAnswer[] {
  const typed = { ...refused.typed, ...inWords(refused) };
  const fields = forms.get(formId)?.fields ?? [];
  return fields.flatMap(({ name, label }) => (typed[name] ? [{ label, answer: typed[name] }] : []));
}

/** The ways that are left, with the answers in them as far as there are any. */
function waysWith(formId: string, answers: readonly ShownAnswer[]): FallbackContacts {
  const { write, whatsapp, ...ways } = waysOf(formId);
  if (answers.length === 0) return { ...ways, write: writeInstead };
  const carried = { name: formName(formId), answers };
  return {
    ...ways,
    write: { ...write, href: mailWith(write.href, carried) },
    whatsapp: { ...whatsapp, href: whatsappWith(whatsapp.href, carried, whatsapp.shortened) },
  };
}

/** A position is posted by the name of its file. */
function inWords(refused: Refused): Typed {
  const position = positionOf(refused);
  return position ? { [applicationForm.fields[0].name]: position.title } : {};
}

/** Without an open position there is nothing to apply for. */
const positionOf = ({ typed }: Refused): Position | undefined =>
  positions.find(({ slug }) => slug === typed?.[applicationForm.fields[0].name]);

/** What is said of each form that may be sent: one that is left out is a fault of types. */
const pages: Readonly<Record<FormId, AnswerPage>> = {
  contact: {
    ...answers.contact,
    refused: refusedWords('contact'),
    again: (refused) => inPanel(<ContactForm refused={refused} />),
  },
  newsletter: { ...answers.newsletter, refused: refusedWords('newsletter') },
  application: {
    ...answers.application,
    refused: refusedWords('application'),
    again: (refused) => {
      const position = positionOf(refused);
      return position ? inPanel(<ApplicationForm position={position} refused={refused} />) : null;
    },
  },
  'course-question': {
    ...answers.courseQuestion,
    refused: refusedWords('courseQuestion'),
    again: (refused) => inPanel(<CourseQuestionForm refused={refused} />),
  },
  'internship-registration': pageOf(internship),
  'placement-training-registration': pageOf(placement),
  withdrawal: {
    ...answers.withdrawal,
    refused: refusedWords('withdrawal'),
    again: (refused) => inPanel(<WithdrawalForm refused={refused} />),
  },
};

interface AnswerPage {
  readonly stored: Message;
  readonly refused: Message;
  readonly back: SiteLink;
  /** The form with every answer as it was typed; null where they are of no use any more. */
  readonly again?: (refused: Refused) => ReactNode;
}

/** Nothing is ever stored of a form that we do not have. */
const unknownPage: AnswerPage = {
  ...answers.unknownForm,
  stored: refusedWords('unknownForm'),
  refused: refusedWords('unknownForm'),
};

const inPanel = (form: ReactNode) => <div className="contact-panel">{form}</div>;

const isFormId = (id: string): id is FormId => Object.hasOwn(pages, id);

function pageOf({ href, page, wizard }: Registration): AnswerPage {
  return {
    stored: page.stored,
    refused: refusedWords('registration'),
    back: { label: registrationWords.back, href },
    again: ({ typed = {}, fieldErrors: errors = {} }) => <Wizard {...wizard} typed={typed} errors={errors} />,
  };
}

function refusedWords(page: keyof typeof refusedPages): Message {
  const { title, text } = refusedPages[page];
  return { title, text: text(profile.email.text) };
}
