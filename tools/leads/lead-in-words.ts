import { needsGuardian } from '#forms/check.ts';
import { forms } from '#forms/index.ts';
import type { Lead } from '../../server/storage/ports/entries.ts';
import { sizeInWords } from '../../server/words/how-many.ts';
import { labelled } from '../../server/words/wrap.ts';
import { inIndia } from '../words/india-time.ts';
import { suspicionInWords } from './suspicion-in-words.ts';

/** A lead as the staff read it in the list. */
export function leadInWords(lead: Lead): string {
  const { id, reference, receivedAt, form, answers, questions, phones, attachments } = lead;
  const lines = Object.entries(answers).flatMap(([name, answer]) => [
    labelled(questions[name] ?? name, answer),
    ...phoneInWords(phones[name]),
  ]);
  const files = attachments.flatMap(({ field, fileName, byteSize }) => [
    labelled(questions[field] ?? field, `${fileName}, ${sizeInWords(byteSize)}`),
    `    npm run leads -- --file ${id} --to ${field}.pdf`,
  ]);
  return [`${inIndia(receivedAt)}  ${form}  ${reference}`, ...lines, ...files, ...notes(lead)].join('\n');
}

/** What we made of a phone number, below what was typed. */
function phoneInWords(phone: string | null | undefined): string[] {
  if (phone === undefined) return [];
  return [phone === null ? '    doubtful: no number in it that can be dialled' : `    to dial: ${phone}`];
}

function notes({ reference, form: formId, answers, quarantine, duplicateOf }: Lead): string[] {
  const form = forms.get(formId);
  return [
    ...(form && needsGuardian(form, answers)
      ? ['  Under 18: ask the parent or guardian first, and do nothing before they agree']
      : []),
    ...(duplicateOf === null ? [] : [`  The same person asked about the same before: ${duplicateOf}`]),
    ...(quarantine === null
      ? []
      : [
          labelled('In quarantine, nobody was told', suspicionInWords(quarantine)),
          `    is it genuine? npm run leads -- --restore ${reference}`,
        ]),
  ];
}
