import type { LetterInput, LetterLead } from '#forms/letter.ts';

const origin = 'https://www.example.com';
const receivedAt = '2026-11-22T03:42:00.000Z';
const token = 'eyJwIjoid2l0aGRyYXciLCJpIjoiOWM0YTdmMWUifQ.3m8Vn2cQm1sV7o5r0Zk';

const registration: LetterLead = {
  reference: '7K9C-DFGH',
  form: 'internship-registration',
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
    courseLength: '3 Months',
  },
  questions: {
    name: 'Full Name',
    email: 'Email Address',
    whatsapp: 'WhatsApp Number',
    instituteId: 'Institute ID',
    courseYear: 'Course Year',
    instituteName: 'Institute Name',
    domain: 'Domain',
    mode: 'Mode of Training',
    courseLength: 'Course Length',
  },
  phones: { whatsapp: '+919876543210' },
  duplicateOf: null,
  fileNames: [],
};

const message: LetterLead = {
  ...registration,
  reference: '4GHJ-KMN7',
  form: 'contact',
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
  questions: { name: 'Name', email: 'Email', project: 'Project Type', message: 'Message' },
  phones: {},
};

const inBengali: LetterLead = {
  ...registration,
  reference: 'QRTW-34XY',
  form: 'course-question',
  answers: {
    name: 'অনিন্দিতা চক্রবর্তী',
    course: 'Machine Learning',
    phone: 'সন্ধ্যায় ফোন করবেন',
    question: 'ক্লাসগুলো কি বাংলায় হয়?\nআমি উদয়পুর থেকে আসব, সপ্তাহে কত দিন আসতে হবে?',
  },
  questions: { name: 'Name', course: 'Course', phone: 'Phone', question: 'Question' },
  phones: { phone: null },
};

const application: LetterLead = {
  ...registration,
  reference: 'CDFG-9679',
  form: 'application',
  answers: {
    position: 'flutter-developer',
    name: 'Joy Reang',
    email: 'joy.reang@example.com',
    phone: '+91 98765 43210',
    profile: 'https://www.linkedin.com/in/example',
  },
  questions: { position: 'Position', name: 'Name', email: 'Email', phone: 'Phone', profile: 'Profile or portfolio' },
  phones: { phone: '+919876543210' },
  duplicateOf: 'HJKM-67PQ',
  fileNames: ['Joy Reang, résumé 2026 (final).pdf'],
};

/** Letters as they go out, made up, by name: for the gallery, the preview and the tests. */
export const sampleLetters: Readonly<Record<string, LetterInput>> = {
  'notice-registration': { kind: 'staff-notice', origin, lead: registration },
  'notice-long': { kind: 'staff-notice', origin, lead: message },
  'notice-bengali': { kind: 'staff-notice', origin, lead: inBengali },
  'notice-earlier-and-file': { kind: 'staff-notice', origin, lead: application },
  'notice-withdrawn': {
    kind: 'withdrawal-notice',
    origin,
    reference: '7K9C-DFGH',
    form: 'internship-registration',
    erasedAt: receivedAt,
  },
  'notice-quarantine': { kind: 'quarantine-notice', origin, count: 3 },
  acknowledgement: {
    kind: 'acknowledgement',
    origin,
    reference: '7K9C-DFGH',
    form: 'internship-registration',
    receivedAt,
    withdrawHref: `${origin}/link/${token}`,
  },
  confirmation: {
    kind: 'confirmation',
    origin,
    confirmHref: `${origin}/link/${token}`,
    leaveHref: `${origin}/link/${token}L`,
  },
};
