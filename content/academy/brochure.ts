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
        text: 'Press the address below, or type it into any browser. This course is chosen there already.',
      },
      {
        title: 'Fill in three short steps',
        text: 'Who you are, where you study, and whether you would rather learn at a centre or online. It takes about three minutes.',
      },
      {
        title: 'A counsellor calls you',
        text: 'You pay nothing until then. Ask whatever this brochure leaves open, and hear when the next batch begins.',
      },
      {
        title: 'Pay and take your seat',
        text: 'We send you an invoice; pay it at once or by the month. If someone gave you a discount code, we check it before.',
      },
    ],
    link: 'Register for {course}',
  },
  contact: {
    heading: 'Ask us first',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    hours: 'Hours',
    address: 'Registered office',
  },
  terms:
    'Fees once paid are not refunded, beyond what the law gives you. The terms of {company.name} say what that covers:',
} satisfies BrochureSource;
