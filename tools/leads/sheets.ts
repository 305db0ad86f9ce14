import { newsletterForm } from '#forms/newsletter.ts';
import type { Lead } from '../../server/storage/ports/entries.ts';
import type { Found } from './list-leads.ts';
import { suspicionInWords } from './suspicion-in-words.ts';

/** A moment is ISO 8601; text is what somebody typed, and never worked with as a number or a formula. */
export type Cell = { readonly text: string } | { readonly moment: string } | null;

export interface Sheet {
  /** Id of a form. */
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A sheet for each form, with its questions as headings; of the newsletter those who confirmed, who alone may be written to. */
export function sheetsOf({ leads, subscribers }: Found): Sheet[] {
  const byForm = Map.groupBy(leads, ({ form }) => form);
  const confirmed = subscribers.filter(({ state }) => state === 'confirmed');
  return [
    ...[...byForm].map(([form, all]) => sheetOf(form, all)),
    ...(confirmed.length === 0
      ? []
      : [
          {
            name: newsletterForm.id,
            headings: ['Email Address', 'Confirmed (India)'],
            rows: confirmed.map(({ email, confirmedAt }) => [
              text(email),
              confirmedAt ? { moment: confirmedAt } : null,
            ]),
          },
        ]),
  ];
}

interface Column {
  readonly heading: string;
  cellOf(lead: Lead): Cell;
}

function sheetOf(name: string, leads: readonly Lead[]): Sheet {
  const columns = [...common, ...answersOf(leads), ...filesOf(leads)];
  return {
    name,
    headings: columns.map(({ heading }) => heading),
    rows: leads.map((lead) => columns.map(({ cellOf }) => cellOf(lead))),
  };
}

const common: readonly Column[] = [
  { heading: 'Reference', cellOf: ({ reference }) => text(reference) },
  { heading: 'Received (India)', cellOf: ({ receivedAt }) => ({ moment: receivedAt }) },
  { heading: 'Asked before', cellOf: ({ duplicateOf }) => text(duplicateOf) },
  { heading: 'In quarantine', cellOf: ({ quarantine }) => text(quarantine && suspicionInWords(quarantine)) },
];

/** Every question that one of them answered, as it was worded last: the newest come first. */
function answersOf(leads: readonly Lead[]): Column[] {
  return namesIn(leads, ({ answers }) => Object.keys(answers)).flatMap((name) => {
    const heading = wordingOf(name, leads);
    const answer: Column = { heading, cellOf: ({ answers }) => text(answers[name]) };
    if (!leads.some(({ phones }) => phones[name] !== undefined)) return [answer];
    return [answer, { heading: `${heading} (to dial)`, cellOf: ({ phones }) => text(phones[name]) }];
  });
}

/** Only that there is one, and how it is called. */
const filesOf = (leads: readonly Lead[]): Column[] =>
  namesIn(leads, ({ attachments }) => attachments.map(({ field }) => field)).map((name) => ({
    heading: wordingOf(name, leads),
    cellOf: ({ attachments }) => text(attachments.find(({ field }) => field === name)?.fileName),
  }));

const namesIn = (leads: readonly Lead[], namesOf: (lead: Lead) => readonly string[]) => [
  ...new Set(leads.flatMap(namesOf)),
];

const wordingOf = (name: string, leads: readonly Lead[]) =>
  leads.find(({ questions }) => questions[name] !== undefined)?.questions[name] ?? name;

const text = (value: string | null | undefined): Cell =>
  value === null || value === undefined ? null : { text: value };
