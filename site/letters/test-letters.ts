import type { LetterInput, LetterLead } from '#forms/letter.ts';
import { renderLetter } from './render-letter.tsx';

const lead: LetterLead = {
  reference: '7K9C-DFGH',
  form: 'course-question',
  receivedAt: '2026-11-21T19:05:00.000Z',
  answers: { name: 'Riya Das', email: 'riya@example.com', phone: '98765 43210', question: 'When does it start?' },
  questions: { name: 'Name', email: 'Email', phone: 'Phone', question: 'Question' },
  phones: { phone: '+919876543210' },
  duplicateOf: null,
  fileNames: [],
};

/** A notice of a lead that differs from an ordinary one. */
export const renderNotice = (more: Partial<LetterLead> = {}) =>
  renderLetter({ kind: 'staff-notice', origin: 'https://www.example.com', lead: { ...lead, ...more } });

/** The same with one answer typed differently. */
export const renderTyped = (typed: Readonly<Record<string, string>>) =>
  renderNotice({ answers: { ...lead.answers, ...typed } });

export const withdrawalLinksOf = (): Extract<LetterInput, { kind: 'withdrawal-links' }> => {
  const { receivedAt } = lead;
  const href = 'https://www.example.com/link/';
  return {
    kind: 'withdrawal-links',
    origin: 'https://www.example.com',
    entries: [
      { form: 'internship-registration', reference: '7K9C-DFGH', receivedAt, href: `${href}first` },
      { form: 'application', reference: '4GHJ-KMN7', receivedAt, href: `${href}second` },
      { form: 'newsletter', reference: null, receivedAt, href: `${href}third` },
    ],
    hasMore: false,
  };
};

export const acknowledgementOf = (form: string): Extract<LetterInput, { kind: 'acknowledgement' }> => ({
  kind: 'acknowledgement',
  origin: 'https://www.example.com',
  reference: '7K9C-DFGH',
  form,
  receivedAt: lead.receivedAt,
  withdrawHref: 'https://www.example.com/link/withdraw-token',
});
