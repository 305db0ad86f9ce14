import type { TestimonialsSource } from '../schema/company/testimonial.ts';

const hint = 'what a real client wrote, with name, company and their written consent';

export default [
  {
    sample: hint,
    name: 'Ritwika Debbarma',
    company: 'Seven Bends Tea Gardens, Tripura',
    content:
      'Leaf weights used to reach the office in a notebook, two days late. Now the clerks enter them on a phone at the weighing shed, signal or no signal, and I see the day’s total before dinner.',
    rating: 5,
    portrait: {
      alt: 'Ritwika Debbarma, drawn in squares: grey hair in a bun, earrings and a green sari',
      hue: 'leaf',
      skin: 'wheat',
      hair: 'bun',
      hairColour: 'grey',
      clothes: 'sari',
      extras: ['earrings'],
    },
  },
  {
    sample: hint,
    name: 'Samuel Lalrinawma',
    company: 'Cloud Edge Homestays, Mizoram',
    content:
      'Seven homestays, one calendar. The double bookings stopped in the first month. When the rooms page confused my aunt, they sat down with her and changed it.',
    rating: 5,
    portrait: {
      alt: 'Samuel Lalrinawma, drawn in squares: short hair, a goatee and a shirt',
      hue: 'teal',
      skin: 'wheat',
      hair: 'short',
      hairColour: 'black',
      beard: 'goatee',
      clothes: 'shirt',
      extras: [],
    },
  },
  {
    sample: hint,
    name: 'Dr Anindita Saha',
    company: 'Lantern Eye Clinic, Tripura',
    content:
      'They watched our queue for two mornings before writing any code. Registering a patient took eleven minutes then; it takes four now, and the token board speaks Bengali and Kokborok.',
    rating: 5,
    portrait: {
      alt: 'Dr Anindita Saha, drawn in squares: a bob, glasses and a white coat',
      hue: 'plum',
      skin: 'brown',
      hair: 'bob',
      hairColour: 'black',
      clothes: 'coat',
      extras: ['glasses'],
    },
  },
  {
    sample: hint,
    name: 'Helen Ashworth',
    company: 'Fennimore Haulage, United Kingdom',
    content:
      'The time difference worried me until the first week of testing. I would write up a fault as I left the depot and find the fix waiting with my morning tea. The drivers’ app went live on the day we had pencilled in.',
    rating: 5,
    portrait: {
      alt: 'Helen Ashworth, drawn in squares: fair curls, earrings and a blue blazer',
      hue: 'indigo',
      skin: 'fair',
      hair: 'curls',
      hairColour: 'fair',
      clothes: 'blazer',
      extras: ['earrings'],
    },
  },
  {
    sample: hint,
    name: 'Imran Laskar',
    company: 'Three Ponds Agro Traders, Assam',
    content:
      'Billing, stock and the GST return were three files that never agreed. They are one now. I close my books on the second of the month instead of the fifteenth.',
    rating: 5,
    portrait: {
      alt: 'Imran Laskar, drawn in squares: a white cap, a full beard and a kurta',
      hue: 'marigold',
      skin: 'brown',
      hair: 'skullcap',
      hairColour: 'black',
      beard: 'full',
      clothes: 'kurta',
      extras: [],
    },
  },
  {
    sample: hint,
    name: 'Nandini Kharkongor',
    company: 'Pinecone Schools Trust, Meghalaya',
    content:
      'Fee receipts for 2,300 children kept two people busy all April. Parents now pay from the app and we print only what somebody asks for. Report cards came next, then the bus routes.',
    rating: 5,
    portrait: {
      alt: 'Nandini Kharkongor, drawn in squares: a long braid, earrings and a striped stole',
      hue: 'madder',
      skin: 'wheat',
      hair: 'braid',
      hairColour: 'black',
      clothes: 'stole',
      extras: ['earrings'],
    },
  },
  {
    sample: hint,
    name: 'Tomasz Wierzbicki',
    company: 'Kestrel Row Metering, Poland',
    content:
      'We asked for our meter readings to be moved off two ageing servers without anyone noticing. Nobody noticed. Hosting costs about a third less, and the nightly report is ready by one o’clock instead of six.',
    rating: 5,
    portrait: {
      alt: 'Tomasz Wierzbicki, drawn in squares: bald, with glasses, a grey beard and a pullover',
      hue: 'teal',
      skin: 'fair',
      hair: 'receding',
      hairColour: 'grey',
      beard: 'full',
      clothes: 'pullover',
      extras: ['glasses'],
    },
  },
] satisfies TestimonialsSource;
