import type { BrochureSource } from '../schema/academy/brochure.ts';

export default {
  title: '{course}: course brochure',
  eyebrow: 'Course brochure',
  sessionRange: 'Sessions {first} to {last}',
  onPage: 'page {page}',
  pageNumber: '{page} of {count}',
  fee: 'What it costs',
  solution: 'The solution',
  register: {
    heading: 'How to register',
    steps: [
      {
        title: 'Open the registration',
        text: 'Press the address below or type it into a browser. This course is already chosen there.',
      },
      {
        title: 'Fill in three short steps',
        text: 'Tell us who you are, where you study, and whether you want to learn at a centre or online. It takes about three minutes.',
      },
      {
        title: 'A counsellor calls you',
        text: 'You pay nothing until then. Ask your questions, and we tell you when the next batch starts.',
      },
      {
        title: 'Pay and take your seat',
        text: 'We send you an invoice. Pay all at once or monthly. If you have a discount code, we check it first.',
      },
    ],
    link: 'Register for {course}',
  },
  contact: {
    heading: 'Ask us first',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    email: 'Email',
    hours: 'Hours',
    address: 'Registered office',
  },
  terms: 'Fees once paid are not refunded, except as the law requires. The terms of {company.name} say when:',
} satisfies BrochureSource;
