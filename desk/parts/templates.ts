import { type DeskTemplate, deskTemplates, profile } from '#content';
import { originalLanguage } from '#forms/define.ts';
import type { DeskStore } from '#server/storage/ports/desk.ts';
import type { Lead } from '#server/storage/ports/entries.ts';
import { formLabel, subjectOf } from './lead-facts.ts';

const setting = 'templates';

/** The templates that an owner saved, or else those of the content. */
export const readTemplates = async (store: Pick<DeskStore, 'setting'>): Promise<readonly DeskTemplate[]> =>
  ((await store.setting(setting)) as DeskTemplate[] | null) ?? deskTemplates;

/** Those in the language of a lead first. */
export const templatesFor = ({ language }: Lead, templates: readonly DeskTemplate[]): readonly DeskTemplate[] =>
  templates.toSorted((one, other) => Number(isIn(language, other)) - Number(isIn(language, one)));

const isIn = (language: string, template: DeskTemplate) => (template.language ?? originalLanguage) === language;

export const saveTemplates = (store: Pick<DeskStore, 'changeSetting'>, templates: readonly DeskTemplate[]) =>
  store.changeSetting(setting, templates);

/** The placeholders of a template, each with its meaning. */
export const placeholders = {
  name: 'the name of the person',
  about: 'the programme, the position or the kind of message',
  reference: 'the reference of the lead',
  staff: 'your name',
  company: 'the name of the company',
  phone: 'the telephone number of the company',
} as const;

/** Replaces the placeholders in a text. */
export function fillTemplate(text: string, lead: Lead, staffName: string): string {
  const values: Record<keyof typeof placeholders, string> = {
    name: lead.answers.name || (lead.language === originalLanguage ? 'Sir or Madam' : ''),
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
