import { applicationForm } from '#forms/application.ts';
import { contactForm } from '#forms/contact.ts';
import { originalLanguage, questionsOf } from '#forms/define.ts';
import type { EmailContent, EmailInput, EmailLead } from '#forms/email.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import { internshipRegistrationForm } from '#forms/registrations.ts';

const origin = 'https://www.example.com';
const receivedAt = '2026-11-22T03:42:00.000Z';
const link = `${origin}/link/eyJwIjoid2l0aGRyYXciLCJpIjoiOWM0YTdmMWUifQ.3m8Vn2cQm1sV7o5r0Zk`;

const registration: EmailLead = {
  reference: '7K9C-DFGH',
  form: internshipRegistrationForm.id,
  language: originalLanguage,
  receivedAt,
  answers: {
    name: 'Riya Debbarma',
    email: 'riya.debbarma@example.com',
    whatsapp: '98765 43210',
    instituteId: 'CSE/21/104',
    courseYear: '3rd Year',
    instituteName: 'National Institute of Technology Agartala',
    domain: 'Full Stack Web Development',
    mode: 'offline',
    courseLength: '7 Weeks',
  },
  questions: questionsOf(internshipRegistrationForm),
  phones: { whatsapp: '+919876543210' },
  duplicateOf: null,
  fileNames: [],
};

const message: EmailLead = {
  ...registration,
  reference: '4GHJ-KMN7',
  form: contactForm.id,
  answers: {
    name: 'Anil Kumar Chakraborty of the Department of Rural Development',
    email: 'anil.chakraborty@example.com',
    project: 'Custom Software Development',
    message: Array.from(
      { length: 8 },
      (_, index) =>
        `${index + 1}. We keep the registers of forty offices on paper and want to look at one of them without driving there. Our old vendor left us https://old-vendor.example.com/login?next=/registers and nobody can read it.`,
    ).join('\n\n'),
  },
  questions: questionsOf(contactForm),
  phones: {},
};

const underEighteen: EmailLead = {
  ...registration,
  answers: { ...registration.answers, guardianPhone: '98123 45670' },
  phones: { ...registration.phones, guardianPhone: '+919812345670' },
};

const application: EmailLead = {
  ...registration,
  reference: 'CDFG-9679',
  form: applicationForm.id,
  answers: {
    position: 'flutter-developer',
    name: 'Joy Reang',
    email: 'joy.reang@example.com',
    phone: '+91 98765 43210',
    profile: 'https://www.linkedin.com/in/example',
  },
  questions: questionsOf(applicationForm),
  phones: { phone: '+919876543210' },
  duplicateOf: 'HJKM-67PQ',
  fileNames: ['Joy Reang, résumé 2026 (final).pdf'],
};

const samples: Readonly<Record<string, EmailContent>> = {
  'notice-registration': { kind: 'staff-notice', lead: registration },
  'notice-under-eighteen': { kind: 'staff-notice', lead: underEighteen },
  'reminder-under-eighteen': { kind: 'guardian-reminder', lead: underEighteen },
  'notice-long': { kind: 'staff-notice', lead: message },
  'notice-earlier-and-file': { kind: 'staff-notice', lead: application },
  'notice-withdrawn': { ...registration, kind: 'withdrawal-notice', erasedAt: receivedAt },
  'notice-quarantine': { kind: 'quarantine-notice', count: 3 },
  acknowledgement: { ...registration, kind: 'acknowledgement', withdrawHref: link },
  confirmation: { kind: 'confirmation', confirmHref: link, unsubscribeHref: `${link}L` },
  withdrawal: {
    kind: 'withdrawal-links',
    language: 'en',
    entries: [
      { ...registration, href: link },
      { ...application, receivedAt: '2026-09-03T11:20:00.000Z', href: `${link}A` },
      { form: newsletterForm.id, reference: null, receivedAt: '2025-12-08T05:00:00.000Z', href: `${link}N` },
    ],
    hasMore: false,
  },
};

/** Made-up emails by name, for the preview and the tests. */
export const sampleEmails: Readonly<Record<string, EmailInput>> = Object.fromEntries(
  Object.entries(samples).map(([name, email]) => [name, { origin, ...email }]),
);
