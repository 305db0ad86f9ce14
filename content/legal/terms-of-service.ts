import { addresses } from '../addresses.ts';
import type { LegalPageSource } from '../schema/legal/legal-page.ts';

/**
 * Looked up on 2026-11-22, in secondary sources: Consumer Protection Act, 2019, sections 2(46), 2(47)(viii), 34(2)(d), 49(2), 100; helpline 1915.
 * Unfair contracts go to the State or National Commission: sections 47(1)(a)(ii) and 58(1)(a)(ii). IT Rules as amended in February 2026: a
 * complaint is settled within seven days, rule 3(2)(a)(i), and content is removed within three hours of an order, rule 3(1)(d).
 * IT Rules, 2021, rules 3(2) and 4(1), from five million users registered in India on: how many of TextMi's are, the company has to say.
 * Contracts with somebody under 18 are void: Indian Contract Act, section 11.
 */
export default {
  sample: 'the text as your lawyer approved it',
  metadata: {
    title: 'Terms of service | {company.name}',
    description:
      'Terms of {company.name} for software services, courses and internships: prices, taxes, payment, refunds, rights in the work and law.',
  },
  hero: {
    eyebrow: 'Legal',
    heading: 'Terms of service',
    breadcrumbs: 'Terms of Service',
    lead: 'What applies between you and {company.legalName} when you use this website, order a service, or take a course or an internship.',
  },
  date: 'Last updated: December 8, 2024',
  contents: 'On this page',
  contactLabels: {
    company: 'Company',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Postal address',
    grievanceOfficer: 'Grievance officer',
    grievanceDesignation: 'Designation',
    grievancePhone: 'Phone for complaints',
    grievanceEmail: 'E-mail for complaints',
  },
  summary: {
    heading: 'In short',
    points: [
      'Prices are in Indian Rupees; taxes are extra.',
      'Late payment charges may apply after 30 days.',
      'There is a no-refund policy for all services. What the law gives consumers all the same stays theirs.',
      'What you pay for in full is yours; tools we made before stay ours, and you may go on using them.',
      'Indian law applies. Disputes are settled in the courts of Tripura; a consumer may go to the consumer commission at home.',
    ],
  },
  sections: [
    {
      id: 'parties',
      heading: 'Who we are, and who you are',
      blocks: [
        {
          kind: 'text',
          text: '“We” are {company.legalName}, CIN {company.cin}, with our registered office at {company.address}. “You” are whoever visits this website, orders a service, or registers for a course or an internship. If you order for an organisation, you confirm that you may bind it.',
        },
      ],
    },
    {
      id: 'acceptance',
      heading: 'When these terms apply',
      blocks: [
        {
          kind: 'text',
          text: 'They apply when you use the website, send one of its forms, accept an offer or register. Where a signed contract or statement of work says something else, it takes precedence. Conditions of your own apply only if we agreed to them in writing.',
        },
        {
          kind: 'text',
          text: 'You must be at least 18 to make a contract with us. For a younger student, a parent or guardian makes it: they register, or agree when we call the number that came with the registration. Until they have, there is no contract and nothing to pay.',
        },
      ],
    },
    {
      id: 'services',
      heading: 'Software services',
      blocks: [
        {
          kind: 'text',
          text: 'We develop and run software: custom software, enterprise solutions, AI-integrated services, mobile apps, cloud and data engineering. What we do for you, by when and at what price stands in a written offer or statement of work. Prices and periods on the website are for orientation and bind neither side.',
        },
        {
          kind: 'list',
          items: [
            'You give us the information, access and decisions the work needs. Dates move by the time we wait for them.',
            'Changes are welcome. We write down what each adds to price and time, and begin when you agree.',
            'We show work as it is made. A delivery counts as accepted when you say so, when you use it in live operation, or when fifteen days pass without a written list of faults.',
            'Faults against the agreed description that you report within ninety days of acceptance are corrected without charge.',
          ],
        },
      ],
    },
    {
      id: 'courses',
      heading: 'Courses and internships',
      blocks: [
        {
          kind: 'list',
          items: [
            'A registration is a request. A seat is yours when we confirm it and the fee, or the first monthly part of it, is paid.',
            'Sessions, duration and fee of each course stand on its page on the day you register. Dates and trainers may change; we tell you at least two days before, unless someone falls ill.',
            'Course material is for your own study. Do not publish or sell it, and do not record sessions without permission.',
            'A certificate is issued to those who attended at least three quarters of the sessions, reached the marks that the page of the course asks for, or in an internship handed in the project work, and paid the fee in full.',
            'If you pay by the month, you may leave at the end of a month: write to us before the next one begins, and you owe no further part.',
            'If you miss a month through illness or examinations, you may go on with the next batch without paying again.',
            'A discount code or a referral gives a discount only when we have confirmed it. Discounts cannot be combined.',
          ],
        },
        {
          kind: 'text',
          text: 'The placement support we guarantee consists of interview practice, a review of your résumé, and introductions to organisations and alumni. Who is hired is decided by the employer. It is not a promise of employment or of a salary.',
        },
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and taxes',
      blocks: [
        {
          kind: 'text',
          text: 'All prices are in Indian Rupees (₹). Taxes are extra: goods and services tax and other taxes due by law are added to the price at the rate of the day of the invoice, and shown on it. If a law obliges you to deduct tax at source, you send us the certificate in time.',
        },
        {
          kind: 'text',
          text: 'Fees of third parties, such as hosting, domain names, app stores, licences and messages, are paid by you unless the offer includes them.',
        },
      ],
    },
    {
      id: 'payment',
      heading: 'Payment and late payment',
      blocks: [
        {
          kind: 'text',
          text: 'Invoices for software services are due on the date they name. Course and internship fees are due before the first session; where a monthly option is offered, each part is due before its month begins.',
        },
        {
          kind: 'text',
          text: 'Late payment charges may apply after 30 days. Their rate stands in the offer or on the invoice. After a written reminder we may also pause the work, the access or the seat until the amount is paid.',
        },
      ],
    },
    {
      id: 'refunds',
      heading: 'No refunds',
      blocks: [
        {
          kind: 'text',
          text: 'We have a no-refund policy for all services. It covers software services, courses, internships, deposits and monthly parts alike, and applies also when you stop early, miss sessions, or no longer need what was ordered.',
        },
        {
          kind: 'text',
          text: 'If we do not provide what you paid for, tell us, and we will provide it or correct it: a session is repeated, a course is continued in another batch, a delivery is put right.',
        },
        {
          kind: 'text',
          text: 'The policy ends where the law does not allow it. Under the Consumer Protection Act, 2019 a consumer can have what was paid for a deficient service returned, within 30 days where no other period was agreed, and compensation besides. The State Commission or the National Commission can declare an unfair term void. Nothing on this page takes any of that away.',
        },
      ],
    },
    {
      id: 'rights',
      heading: 'Rights in the work',
      blocks: [
        {
          kind: 'list',
          items: [
            'Code, designs and documents made for you become yours when they are paid in full. Until then you may try them and work with them, as long as you have paid what is due.',
            'Parts that existed before stay ours. You may use them without limit of time, as part of what we delivered, and have others maintain them.',
            'Open-source parts stay under their own licences. We list them.',
            'Your data, brands and material stay yours. We use them only for the work.',
            'Our products, such as those shown under Our Work, are licensed and not sold, under the agreement for each product.',
            'Text, drawings and code of this website belong to us or to those who licensed them to us.',
          ],
        },
        {
          kind: 'text',
          text: 'We name you as a client or show the work only with your written consent.',
        },
      ],
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality and personal data',
      blocks: [
        {
          kind: 'text',
          text: 'Each side keeps secret what it learns of the other’s business and is not public, during the work and for three years after it. Only those who need it for the work see it. This does not apply to what a law or a court obliges one to disclose.',
        },
        {
          kind: 'text',
          text: 'The privacy policy says how we handle personal data. Where we handle personal data on your behalf, we act on your written instructions and sign a processing agreement before we begin.',
        },
        { kind: 'link', link: { label: 'Privacy policy', href: addresses.privacyPolicy } },
      ],
    },
    {
      id: 'use',
      heading: 'Using this website',
      blocks: [
        {
          kind: 'text',
          text: 'You may read, print and link to these pages. Do not try to break into them, overload them, send harmful code or spam through the forms, or pass yourself off as someone else. We keep the site running with care but cannot promise that it is always there, and are not answerable for sites we link to.',
        },
      ],
    },
    {
      id: 'textmi',
      heading: 'TextMi: officers under the IT Rules',
      blocks: [
        {
          kind: 'text',
          text: 'TextMi, our messaging app, has more than 10 million users. From 5 million registered in India on, the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 ask for three officers who live in India. A complaint about what somebody sent or did there goes to the Resident Grievance Officer, who acknowledges it within 24 hours and settles it within 7 days. The nodal contact is for authorities, at any hour.',
        },
        {
          kind: 'textmi-officers',
          labels: {
            compliance: 'Chief Compliance Officer',
            nodalContact: 'Nodal Contact Person',
            grievance: 'Resident Grievance Officer',
          },
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Warranty and liability',
      blocks: [
        {
          kind: 'text',
          text: 'We work with the care of a skilled professional. Beyond what is written here or in the contract, and as far as the law allows, we give no further warranty, in particular none that software is free of every fault or that a course leads to a certain result.',
        },
        {
          kind: 'text',
          text: 'Our liability for all claims from one contract is limited to the amount paid under it in the twelve months before the claim arose. Neither side is liable for lost profit or other indirect loss. These limits do not apply to intent, fraud, death or injury, or where a law forbids them.',
        },
      ],
    },
    {
      id: 'ending',
      heading: 'Ending a contract',
      blocks: [
        {
          kind: 'text',
          text: 'Either side may end a contract for software services in writing with thirty days’ notice, and at once if the other breaks it seriously and does not put that right within fifteen days of being told. Work done up to then is paid. We hand over what is paid, and return or erase your data as you choose.',
        },
        {
          kind: 'text',
          text: 'A student who cheats, harasses others or shares course material may be excluded. The refund policy above applies.',
        },
      ],
    },
    {
      id: 'events',
      heading: 'Events beyond control',
      blocks: [
        {
          kind: 'text',
          text: 'Neither side answers for delays caused by events it could not prevent, such as flood, earthquake, epidemic, strike, failure of power or networks, or acts of government. If such an event lasts longer than sixty days, either side may end the contract.',
        },
      ],
    },
    {
      id: 'law',
      heading: 'Law and courts',
      blocks: [
        {
          kind: 'text',
          text: 'These terms are governed by Indian law. Disputes are settled in the courts of Tripura. Please write to us first: our grievance officer confirms a complaint within 48 hours, and we try to settle it within 30 days.',
        },
        {
          kind: 'text',
          text: 'If you are a consumer, that binds you to no court: under section 34 of the Consumer Protection Act, 2019 you may go to the consumer commission of the district where you live or work, in person or online, and ask the National Consumer Helpline, 1915.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        {
          kind: 'text',
          text: 'When we change these terms, a note with its own date is added at the end of this page. Contracts and registrations made before keep the terms in force on the day they were made. If one clause is void, the others remain.',
        },
      ],
    },
    {
      id: 'added',
      heading: 'Added on November 26, 2026',
      blocks: [
        {
          kind: 'list',
          items: [
            'Courses: you may leave at the end of a month if you pay by the month, and go on with the next batch after illness or examinations.',
            'Refunds: what the Consumer Protection Act, 2019 gives you in spite of the no-refund policy.',
            'Under 18: a parent or guardian makes the contract.',
            'TextMi: its three officers. The IT Rules as amended in February 2026 give 7 days to settle a complaint.',
            'Courts: a consumer may go to the consumer commission at home.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      heading: 'How to reach us',
      blocks: [{ kind: 'contact' }, { kind: 'grievance' }],
    },
  ],
} satisfies LegalPageSource;
