import { profile } from '#content';
import type { DeskStore } from '#server/storage/ports/desk.ts';
import type { Lead } from '#server/storage/ports/entries.ts';
import { formLabel, subjectOf } from './lead-facts.ts';

/** An email to start from. Both texts may contain the placeholders of `fill`. */
export interface Template {
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

const setting = 'templates';

/** What an owner saved, or the templates that the desk starts with. */
export const readTemplates = async (store: Pick<DeskStore, 'setting'>): Promise<readonly Template[]> =>
  ((await store.setting(setting)) as Template[] | null) ?? defaults;

export const saveTemplates = (store: Pick<DeskStore, 'changeSetting'>, templates: readonly Template[]) =>
  store.changeSetting(setting, templates);

const greeting = 'Dear {name},\n\n';
const signature = '\n\nKind regards\n{staff}\n{company}\n{phone}';
const withFrame = (text: string) => greeting + text + signature;

const defaults: readonly Template[] = [
  {
    name: 'Answer',
    subject: 'Your message to {company} ({reference})',
    text: withFrame('thank you for your message about {about}.\n\n'),
  },
  {
    name: 'We tried to call you',
    subject: 'We tried to call you about {about} ({reference})',
    text: withFrame(
      'we tried to call you about {about} and could not reach you. When may we call again? You can also call us: {phone}.',
    ),
  },
  {
    name: 'Next steps of a registration',
    subject: 'Your registration for {about} ({reference})',
    text: withFrame(
      'thank you for your registration for {about}. Please answer this email with a day on which you can come to our office or take a call. Then we explain the dates, the fee and the documents that you need.',
    ),
  },
  {
    name: 'Quotation: what we need to know',
    subject: 'Your project ({reference})',
    text: withFrame(
      'thank you for your message. Before we can name a price, we need to know three things: who will use the software, what it must do first, and which date you have in mind. Please answer this email, or call {phone}.',
    ),
  },
];

/** The placeholders of a template, with what each stands for. */
export const placeholders = {
  name: 'the name of the person',
  about: 'the programme, the position or the kind of message',
  reference: 'the reference of the lead',
  staff: 'your name',
  company: 'the name of the company',
  phone: 'the telephone number of the company',
} as const;

/** Replaces the placeholders in a text. */
export function fill(text: string, lead: Lead, staffName: string): string {
  const values: Record<keyof typeof placeholders, string> = {
    name: lead.answers.name || 'Sir or Madam',
    about: subjectOf(lead) ?? formLabel(lead.form).toLowerCase(),
    reference: lead.reference,
    staff: staffName,
    company: profile.name,
    phone: profile.phone.text,
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? values[name as keyof typeof values] : whole,
  );
}
