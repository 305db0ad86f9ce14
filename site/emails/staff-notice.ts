import { emails, fill, positions, registrationWords } from '#content';
import { applicationForm } from '#forms/application.ts';
import { emailOf, needsGuardian } from '#forms/check.ts';
import type { EmailInput, EmailLead } from '#forms/email.ts';
import { forms } from '#forms/index.ts';
import { modeField } from '#forms/registrations.ts';
import { inIndia } from '../sending/in-india.ts';
import { type Answered, type Email, type EmailLink, kindOf } from './email.ts';
import { cleanLine, cleanLines, shorten } from './untrusted-text.tsx';

const { staffNotice: words } = emails;

/** So that form, name and reference stand in the subject as a phone shows it. */
const nameInSubject = 30;

/** To who answers: all of a lead, and the ways to whoever sent it under the thumb. */
export function staffNotice({ lead }: Extract<EmailInput, { kind: 'staff-notice' }>): Email {
  const { staff } = kindOf(lead.form);
  const { reference } = lead;
  const name = cleanLine(lead.answers.name ?? '') || words.nameless;
  const date = inIndia(lead.receivedAt);
  const about = aboutOf(lead);
  const ways = waysTo(lead);
  return {
    subject: fill(words.subject, { kind: staff, name: shorten(name, nameInSubject), reference }),
    preheader: fill(words.preheader, { about: shorten(about?.value ?? staff, 60), date }),
    eyebrow: staff,
    title: name,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ...(about ? [about] : []),
          { label: words.reference, value: reference },
          { label: words.received, value: date },
          ...(lead.duplicateOf === null
            ? []
            : [{ label: words.earlier, value: fill(words.earlierText, { reference: lead.duplicateOf }) }]),
        ],
      },
      ...guardianFirst(lead),
      ...(ways.length > 0 ? [{ kind: 'buttons', links: ways } as const] : []),
      { kind: 'heading', text: words.answersHeading },
      { kind: 'answers', answers: answersOf(lead) },
      ...filesOf(lead),
    ],
    reason: words.reason,
  };
}

/** What comes before everything else where the sender is under eighteen. */
function guardianFirst({ form: formId, reference, answers, phones }: EmailLead): Email['blocks'] {
  const form = forms.get(formId);
  if (!form?.guardian || !needsGuardian(form, answers)) return [];
  const phone = phones[form.guardian];
  return [
    { kind: 'heading', text: words.guardian.heading },
    ...(isNumber(phone)
      ? [{ kind: 'buttons', links: [{ label: words.guardian.call, href: `tel:${phone}`, plain: phone }] } as const]
      : []),
    { kind: 'text', text: words.guardian.text },
    { kind: 'command', command: `npm run leads -- --erase ${reference}` },
  ];
}

/** In normal form, and nothing else in it. */
const isNumber = (phone: string | null | undefined): phone is string =>
  typeof phone === 'string' && /^\+\d{6,15}$/.test(phone);

/**
 * Made of what was checked, never of what was typed: a number in normal form, an address that holds nothing but one. None where a parent
 * or guardian is asked first: nothing is sent to the student then.
 */
function waysTo({ form: formId, reference, answers, phones }: EmailLead): EmailLink[] {
  const form = forms.get(formId);
  if (form && needsGuardian(form, answers)) return [];
  const phone = Object.values(phones).find(isNumber);
  const email = addressOf(form ? emailOf(form, answers) : null);
  const subject = fill(words.replySubject, { entry: kindOf(formId).entry, reference });
  return [
    ...(phone
      ? [
          { label: words.call, href: `tel:${phone}`, plain: phone },
          { label: words.whatsapp, href: `https://wa.me/${phone.slice(1)}` },
        ]
      : []),
    ...(email
      ? [{ label: words.write, href: `${mailtoOf(email)}?subject=${encodeURIComponent(subject)}`, plain: email }]
      : []),
  ];
}

/** Where it is one address and nothing else. */
function addressOf(typed: string | null): string | undefined {
  const email = cleanLine(typed ?? '');
  return /^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\?&#/]+$/.test(email) ? email : undefined;
}

/** A `?` before the `@` would begin what a mailbox takes for further recipients. */
const mailtoOf = (email: string) => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

/** The program, the position: what the form says it is about. */
function aboutOf({ form, answers, questions }: EmailLead) {
  const subject = forms.get(form)?.subject ?? '';
  const answer = cleanLine(inWords(subject, answers[subject] ?? ''));
  return answer === '' ? undefined : { label: questions[subject] ?? subject, value: answer };
}

const answersOf = ({ answers, questions, phones }: EmailLead): Answered[] =>
  Object.entries(answers)
    .filter(([, answer]) => answer !== '')
    .map(([name, answer]) => ({
      question: questions[name] ?? name,
      answer: inWords(name, answer),
      ...(phones[name] === null && { note: words.noNumber }),
    }));

const position = applicationForm.fields[0].name;

/** Some answers are kept by a name that no question shows. */
function inWords(name: string, answer: string): string {
  if (name === position) return positions.find(({ slug }) => slug === answer)?.title ?? cleanLines(answer);
  if (name === modeField.name) {
    return registrationWords.modes.find(({ value }) => value === answer)?.label ?? cleanLines(answer);
  }
  return cleanLines(answer);
}

function filesOf({ reference, fileNames }: EmailLead): Email['blocks'] {
  if (fileNames.length === 0) return [];
  return [
    { kind: 'heading', text: words.filesHeading },
    { kind: 'list', items: fileNames.map(cleanLine) },
    { kind: 'text', text: words.filesText, isQuiet: true },
    { kind: 'command', command: `npm run leads -- ${reference}` },
  ];
}
