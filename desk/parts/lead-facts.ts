import { emails } from '#content';
import { emailOf } from '#forms/check.ts';
import { displayedAnswer, valueFields } from '#forms/define.ts';
import { displayedAnswerOf, forms } from '#forms/index.ts';
import { programOf } from '#server/intake/store-entry.ts';
import { type Lead, type LeadStatus, leadStatuses } from '#server/storage/ports/entries.ts';
import type { Member } from './members.ts';

export const statusLabels: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  counselling: 'Counselling',
  won: 'Enrolled or won',
  lost: 'Lost',
};

export const statusOptions = leadStatuses.map((status) => [status, statusLabels[status]] as const);

/** Members for a select, without suspended ones. @param current id of the one that is selected, even if suspended */
export const memberOptions = (members: readonly Member[], current: string | null = null) =>
  members
    .filter(({ id, suspendedAt }) => suspendedAt === null || id === current)
    .map(({ id, label }) => [id, label] as const);

/** Forms that staff filter by, with their names. */
export const formLabels: ReadonlyMap<string, string> = new Map(
  Object.entries(emails.kinds).map(([id, { subjectLabel }]) => [id, subjectLabel]),
);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** `Bengali`. @param code as in `Lead.language` */
export const languageName = (code: string): string =>
  // ICU says Bangla.
  code === 'bn' ? 'Bengali' : (languageNames.of(code) ?? code);

export const formLabel = (form: string): string => formLabels.get(form) ?? form;

/** The programs that staff filter by, each as it is stored and as it is shown. */
export const programs: readonly (readonly [program: string, label: string])[] = [...forms.values()].flatMap((form) => {
  const field = valueFields(form).find(({ name }) => name === form.subject);
  return (field?.options ?? []).map((option) => {
    const label = displayedAnswer(field, option);
    return [programOf(form, { [field?.name ?? '']: option }), `${formLabel(form.id)}: ${label}`] as const;
  });
});

/** The name of the sender, or another answer that tells the staff which lead it is. */
export const nameOf = ({ answers, reference }: Lead): string => answers.name || answers.email || reference;

/** The answer that a lead is about, such as the program or the position; undefined if the form has no such question. */
export function subjectOf({ form, answers }: Lead): string | undefined {
  const field = forms.get(form)?.subject ?? '';
  const answer = displayedAnswerOf(form, field, answers[field] ?? '');
  return answer === '' ? undefined : answer;
}

export interface Contacts {
  /** Of the sender, in E.164. */
  readonly phone?: string;
  readonly email?: string;
  /** Of a parent or guardian who must agree first. Then there are no others. */
  readonly guardianPhone?: string;
}

/** Ways to reach the sender, made only of validated values. Until a parent or guardian agrees, nobody contacts a sender under eighteen. */
export function contactsOf({ form, answers, phones, state }: Lead): Contacts {
  const definition = forms.get(form);
  const guardian = definition?.guardian ?? '';
  const isDialable = (number: string | null | undefined): number is string => /^\+\d{6,15}$/.test(number ?? '');
  if (state.guardian === 'awaited') {
    const guardianPhone = phones[guardian];
    return isDialable(guardianPhone) ? { guardianPhone } : {};
  }
  const phone = Object.entries(phones).find(([name, number]) => name !== guardian && isDialable(number))?.[1];
  const email = (definition && emailOf(definition, answers)) ?? answers.email ?? '';
  const isAddress = /^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\?&#/]+$/.test(email);
  return { ...(phone && { phone }), ...(isAddress && { email }) };
}

/** The link that opens WhatsApp with a first sentence. WhatsApp expects the number without a plus. */
export function whatsAppHref(lead: Lead, phone: string, companyName: string, staffName: string): string {
  const about = subjectOf(lead) ?? formLabel(lead.form).toLowerCase();
  const text = `Hello ${lead.answers.name ?? ''}, this is ${staffName} of ${companyName}. You wrote to us about ${about} (${lead.reference}).`;
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text.replace(/\s+,/, ','))}`;
}

export const mailHref = (email: string, subject: string) =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(subject)}`;
