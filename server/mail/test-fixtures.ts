import type { RenderEmail } from '#forms/email.ts';
import { type Lead, untouchedState } from '../storage/ports/entries.ts';
import type { ClaimedOutgoing } from '../storage/ports/outbox.ts';

export const noon = Date.parse('2026-11-20T12:00:00.000Z');

/** A claimed message for tests without a store. */
export function claimed(change: Partial<ClaimedOutgoing> = {}): ClaimedOutgoing {
  return {
    id: '6f0c9a50-4a51-4b8f-9f43-0d6a3c1f0b11',
    kind: 'staff-notice',
    recipient: 'desk@example.com',
    messageId: 'm1@example.com',
    createdAt: new Date(noon).toISOString(),
    leaseToken: 't1',
    attempts: 0,
    unknownSends: 0,
    lead,
    subscriber: null,
    erased: null,
    reply: null,
    quarantined: null,
    ...change,
  };
}

const lead: Lead = {
  id: '0b7f1a52-2a5e-4c57-8b2b-6a1d8f0f3c77',
  reference: 'CCCC-DDDD',
  form: 'application',
  formVersion: 1,
  noticeVersion: 2,
  program: 'application: loom',
  answers: { name: 'Debbarma', email: 'Sender@example.com', message: 'নমস্কার' },
  questions: { name: 'Full Name', email: 'E-mail', message: 'Message' },
  phones: { phone: '+919812345670' },
  receivedAt: new Date(noon).toISOString(),
  quarantine: null,
  source: null,
  page: null,
  language: 'en',
  duplicateOf: null,
  state: untouchedState,
  attachments: [
    { field: 'resume', fileName: 'cv.pdf', mediaType: 'application/pdf', byteSize: 9, sha256: 'a'.repeat(64) },
  ],
};

/** Renders the input of an email as JSON. */
export const renderPlainly: RenderEmail = async (input) => {
  const text = JSON.stringify(input);
  return { subject: input.kind, html: `<p>${input.kind}</p>`, text };
};
