import type { Lead } from '../../server/storage/ports/entries.ts';
import { type OutboxStore, outgoingStates } from '../../server/storage/ports/outbox.ts';
import { labelled } from '../../server/words/wrap.ts';
import { leadInWords } from './lead-in-words.ts';
import { letterInWords } from './letter-in-words.ts';

/** A lead with everything that is known of it. */
export async function showLead(lead: Lead, outbox: Pick<OutboxStore, 'list'>, now: Date): Promise<string> {
  const { id, reference, program, formVersion, noticeVersion } = lead;
  const letters = (await outbox.list(outgoingStates)).filter((letter) => letter.reference === reference);
  return [
    leadInWords(lead),
    [
      ...(program === '' ? [] : [labelled('About', program)]),
      labelled('Version of the form', String(formVersion)),
      labelled('Version of the privacy notice', noticeVersion === null ? 'was not kept' : String(noticeVersion)),
      labelled('Id', id),
      ...(letters.length > 0 ? ['  Letters:'] : ['  Letters: none']),
      ...letters.flatMap((letter) => letterInWords(letter, now).map((line) => `    ${line}`)),
    ].join('\n'),
    `  Erase it for good: npm run leads -- --erase ${reference}`,
  ].join('\n\n');
}
