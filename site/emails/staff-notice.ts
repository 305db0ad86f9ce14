import { emails, fill } from '#content';
import { emailOf, needsGuardian } from '#forms/check.ts';
import { originalLanguage } from '#forms/define.ts';
import type { EmailInput, EmailLead } from '#forms/email.ts';
import { displayedAnswerOf, forms } from '#forms/index.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { type AnsweredQuestion, type Block, type EmailLink, type EmailWords, entryLabels } from './email.ts';
import { cleanLine, cleanLines, truncate } from './untrusted-text.tsx';

const { staffNotice: words } = emails;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Longest name in a subject, in grapheme clusters. Form, name and reference then fit on a phone. */
const maxNameLength = 30;

/** To the staff: a whole lead, with buttons to call or write to the sender. */
export function staffNotice({ lead }: Extract<EmailInput, { kind: 'staff-notice' }>): EmailWords {
  const { subjectLabel } = entryLabels(lead.form);
  const { reference } = lead;
  const name = cleanLine(lead.answers.name ?? '') || words.unnamed;
  const date = formatDateTime(lead.receivedAt);
  const subject = subjectOf(lead);
  const links = replyLinks(lead);
  return {
    subject: fill(words.subject, { kind: subjectLabel, name: truncate(name, maxNameLength), reference }),
    preheader: fill(words.preheader, { about: truncate(subject?.value ?? subjectLabel, 60), date }),
    eyebrow: subjectLabel,
    title: name,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ...(subject ? [subject] : []),
          { label: words.reference, value: reference },
          { label: words.received, value: date },
          ...(lead.language === originalLanguage
            ? []
            : [{ label: words.language, value: languageNames.of(lead.language) ?? lead.language }]),
          ...(lead.duplicateOf === null
            ? []
            : [{ label: words.earlier, value: fill(words.earlierText, { reference: lead.duplicateOf }) }]),
        ],
      },
      ...guardianBlocks(lead),
      ...(links.length > 0 ? [{ kind: 'buttons', links } as const] : []),
      { kind: 'heading', text: words.answersHeading },
      { kind: 'answers', answers: answersOf(lead) },
      ...fileBlocks(lead),
    ],
    reason: words.reason,
  };
}

/** To the staff: a parent or guardian has not agreed, and the registration will be erased. */
export function guardianReminder({ lead }: Extract<EmailInput, { kind: 'guardian-reminder' }>): EmailWords {
  const { subjectLabel } = entryLabels(lead.form);
  const name = cleanLine(lead.answers.name ?? '') || words.unnamed;
  const { reference } = lead;
  return {
    subject: fill(words.guardian.reminder, { name: truncate(name, maxNameLength), reference }),
    preheader: words.guardian.reminderText,
    eyebrow: subjectLabel,
    title: name,
    blocks: [
      { kind: 'text', text: words.guardian.reminderText },
      {
        kind: 'facts',
        facts: [
          { label: words.reference, value: reference },
          { label: words.received, value: formatDateTime(lead.receivedAt) },
        ],
      },
      ...guardianBlocks(lead),
    ],
    reason: words.reason,
  };
}

/** For a sender under eighteen: how to reach the parent or guardian. */
function guardianBlocks({ form: formId, answers, phones }: EmailLead): Block[] {
  const form = forms.get(formId);
  if (!form?.guardian || !needsGuardian(form, answers)) return [];
  const phone = phones[form.guardian];
  return [
    { kind: 'heading', text: words.guardian.heading },
    ...(isDialable(phone)
      ? [{ kind: 'buttons', links: [{ label: words.guardian.call, href: `tel:${phone}`, plainText: phone }] } as const]
      : []),
    { kind: 'text', text: words.guardian.text },
    { kind: 'text', text: words.guardian.refused },
  ];
}

/** Whether a value is one phone number in E.164 form. */
const isDialable = (phone: string | null | undefined): phone is string =>
  typeof phone === 'string' && /^\+\d{6,15}$/.test(phone);

/**
 * Links to call or write to the sender, made only of validated values: an E.164 number and a single email address. Empty if
 * a parent or guardian must agree first: until then nobody contacts the student.
 */
function replyLinks({ form: formId, reference, answers, phones }: EmailLead): EmailLink[] {
  const form = forms.get(formId);
  if (form && needsGuardian(form, answers)) return [];
  const phone = Object.values(phones).find(isDialable);
  const email = singleAddress(form ? emailOf(form, answers) : null);
  const subject = fill(words.replySubject, { entry: entryLabels(formId).entry, reference });
  return [
    ...(phone
      ? [
          { label: words.call, href: `tel:${phone}`, plainText: phone },
          { label: words.whatsapp, href: `https://wa.me/${phone.slice(1)}` },
        ]
      : []),
    ...(email
      ? [{ label: words.email, href: `${mailtoOf(email)}?subject=${encodeURIComponent(subject)}`, plainText: email }]
      : []),
  ];
}

/** The email address in a text. Undefined if the text is not exactly one address. */
function singleAddress(text: string | null): string | undefined {
  const email = cleanLine(text ?? '');
  return /^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\?&#/]+$/.test(email) ? email : undefined;
}

/** Percent-encodes the address: a `?` in it would start header fields, such as further recipients. */
const mailtoOf = (email: string) => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

/** The answer that a lead is about, such as the program or the position. */
function subjectOf(lead: EmailLead) {
  const subject = forms.get(lead.form)?.subject ?? '';
  const value = cleanLine(displayed(lead, subject));
  return value === '' ? undefined : { label: lead.questions[subject] ?? subject, value };
}

const answersOf = (lead: EmailLead): AnsweredQuestion[] =>
  Object.keys(lead.answers)
    .filter((name) => lead.answers[name] !== '')
    .map((name) => ({
      question: lead.questions[name] ?? name,
      answer: displayed(lead, name),
      ...(lead.phones[name] === null && { note: words.invalidPhone }),
    }));

const displayed = ({ form, answers }: EmailLead, name: string): string =>
  cleanLines(displayedAnswerOf(form, name, answers[name] ?? ''));

function fileBlocks({ fileNames }: EmailLead): Block[] {
  if (fileNames.length === 0) return [];
  return [
    { kind: 'heading', text: words.filesHeading },
    { kind: 'list', items: fileNames.map(cleanLine) },
    { kind: 'text', text: words.filesText, isMuted: true },
  ];
}
