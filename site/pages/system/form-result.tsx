import type { ReactNode } from 'react';
import { type ActionFunctionArgs, data, useActionData, useParams } from 'react-router';
import { type Content, fill, type Message, type Position, positions, type SiteLink } from '#content';
import { applicationForm } from '#forms/application.ts';
import { labelAnswers } from '#forms/define.ts';
import type { FormId } from '#forms/form-ids.ts';
import { formIn } from '#forms/index.ts';
import type { Refused, Reply } from '#forms/reply.ts';
import { ButtonLink } from '#ui/components/button/button.tsx';
import { type LabelledAnswer, mailtoLink, whatsappLink } from '#ui/components/failure/contact-links.ts';
import { Failure, type FallbackContacts } from '#ui/components/failure/failure.tsx';
import { intakeContext } from '../../contexts.ts';
import { WithdrawalForm } from '../../forms/components/inline-form.tsx';
import { ApplicationForm, ContactForm, CourseQuestionForm } from '../../forms/components/lead-forms.tsx';
import { fallbackContactsOf, formLanguageOf, formName } from '../../forms/form-words.ts';
import { Receipt } from '../../forms/receipt/receipt.tsx';
import { internshipIn, nextStepsText, placementIn, type Registration } from '../../forms/registrations.ts';
import { countText } from '../../forms/submit/failure.ts';
import { useContent } from '../../layout/current-page.ts';
import { StylesheetLink } from '../../layout/stylesheet-link.tsx';
import { Wizard } from '../../wizard/wizard.tsx';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** Receives a form that is sent without JavaScript, and renders the reply as a page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const reply = await context.get(intakeContext).receive(request);
  return data(reply, { status: reply.status });
}

export default function FormResult() {
  const reply = useActionData<typeof action>();
  const { form = '' } = useParams();
  return reply ? <Result formId={form} reply={reply} /> : null;
}

function Result({ formId, reply }: { formId: string; reply: Reply }) {
  const content = useContent();
  const { formMessages, siteText } = content;
  const { answers, receipt } = siteText;
  const page = resultPageOf(formId, content);
  const next = nextStepsText(formId, content);
  const { title, text } = { ...page[reply.outcome], ...(isUncertain(reply) && formMessages.send.uncertain) };
  const pageTitle = fill(answers.pageTitle, { title });
  // The server did not read the answers. The visitor still has them in the form, one step back in the browser history.
  const isUnread = reply.outcome === 'refused' && reply.isUnread;
  const filledForm = reply.outcome === 'refused' && !isUnread ? page.renderForm?.(reply) : null;
  return (
    <div className="wrap plain-page">
      {/* React hoists it into the head. `meta` does not know the reply. */}
      <title>{reply.outcome === 'stored' ? pageTitle : fill(formMessages.errorTitle, { title: pageTitle })}</title>
      <h1 className="plain-title">{title}</h1>
      <StylesheetLink />
      {reply.outcome === 'refused' ? (
        <Failures formId={formId} refused={reply} hasFilledForm={Boolean(filledForm)} />
      ) : null}
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
      {filledForm}
      {isUnread ? null : (
        <div className="actions row">
          <ButtonLink href={page.back.href}>{page.back.label}</ButtonLink>
        </div>
      )}
    </div>
  );
}

/** After a server error it is unknown whether the entry was stored. */
const isUncertain = ({ status }: Reply) => status === 500;

/** Why the form was refused. If the page shows the filled form, it links to each wrong field, which has its own message. */
function Failures({ formId, refused, hasFilledForm }: { formId: string; refused: Refused; hasFilledForm: boolean }) {
  const content = useContent();
  const form = hasFilledForm ? formOf(formId, content) : undefined;
  const wrongFields = form?.fields.filter(({ name }) => refused.fieldErrors?.[name] !== undefined) ?? [];
  const answers = form ? labelAnswers(form, refused.values ?? {}) : [];
  const contacts = contactsWithAnswers(formId, answers, content);
  if (wrongFields.length === 0) return <Failure text={refused.message} contacts={contacts} />;
  const links = wrongFields.map(({ name, label }) => ({ label, href: `#${formId}-${name}` }));
  return (
    <Failure
      title={countText(wrongFields.length, content.formMessages.send.fieldErrors)}
      fieldErrors={links}
      contacts={contacts}
    />
  );
}

const formOf = (formId: string, content: Content) => formIn(formLanguageOf(content), formId);

/** Contacts to use instead of the form. The answers are prefilled in the email and the WhatsApp message. */
function contactsWithAnswers(formId: string, answers: readonly LabelledAnswer[], content: Content): FallbackContacts {
  const { email, whatsapp, ...others } = fallbackContactsOf(formId, content);
  if (answers.length === 0) return { ...others, email: content.siteText.error.emailUs };
  const message = { name: formName(formId, content), answers };
  return {
    ...others,
    email: { ...email, href: mailtoLink(email.href, message) },
    whatsapp: { ...whatsapp, href: whatsappLink(whatsapp.href, message, whatsapp.truncated) },
  };
}

/** The open position of an application; undefined if it is closed or unknown. */
const positionOf = ({ values }: Refused): Position | undefined =>
  positions.find(({ slug }) => slug === values?.[applicationForm.fields[0].name]);

/** The result page of a form. The type requires an entry for every form. */
function resultPageOf(formId: string, content: Content): ResultPage {
  const { answers } = content.siteText;
  const { refusedPages } = content.formMessages;
  const pageOf = (
    name: Exclude<keyof typeof refusedPages, 'registration' | 'unknownForm'>,
    renderForm?: ResultPage['renderForm'],
  ) => ({
    ...answers[name],
    refused: refusedPages[name],
    renderForm: (refused: Refused) => {
      const form = renderForm?.(refused);
      return form ? <div className="contact-panel">{form}</div> : null;
    },
  });
  const pages: Readonly<Record<FormId, ResultPage>> = {
    contact: pageOf('contact', (refused) => <ContactForm refused={refused} />),
    newsletter: pageOf('newsletter'),
    application: pageOf('application', (refused) => {
      const position = positionOf(refused);
      return position && <ApplicationForm position={position} refused={refused} />;
    }),
    'course-question': pageOf('courseQuestion', (refused) => <CourseQuestionForm refused={refused} />),
    'internship-registration': registrationPage(internshipIn(content), content),
    'placement-training-registration': registrationPage(placementIn(content), content),
    withdrawal: pageOf('withdrawal', (refused) => <WithdrawalForm refused={refused} />),
  };
  if (Object.hasOwn(pages, formId)) return pages[formId as FormId];
  // Such a form is always refused; `stored` only completes the type.
  const { unknownForm } = refusedPages;
  return { ...answers.unknownForm, stored: unknownForm, refused: unknownForm };
}

interface ResultPage {
  readonly stored: Message;
  readonly refused: Message;
  readonly back: SiteLink;
  /** Renders the form with the submitted answers; null if the form can no longer be sent. */
  readonly renderForm?: (refused: Refused) => ReactNode;
}

function registrationPage(
  { href, page, wizard }: Registration,
  { formMessages, registrationWords }: Content,
): ResultPage {
  return {
    stored: page.stored,
    refused: formMessages.refusedPages.registration,
    back: { label: registrationWords.back, href },
    renderForm: ({ values = {}, fieldErrors: errors = {} }) => <Wizard {...wizard} values={values} errors={errors} />,
  };
}
