import { addresses } from '../addresses.ts';
import type { LegalPageSource } from '../schema/legal/legal-page.ts';

/**
 * Looked up on 2026-11-22, in secondary sources: Consumer Protection Act, 2019, sections 2(46), 2(47)(viii), 34(2)(d), 49(2), 100; helpline 1915.
 * Unfair contracts go to the State or National Commission: sections 47(1)(a)(ii) and 58(1)(a)(ii). IT Rules as amended in February 2026: a
 * complaint is settled within seven days, rule 3(2)(a)(i), and content is removed within three hours of an order, rule 3(1)(d).
 * IT Rules, 2021, rules 3(2) and 4(1), apply from five million users registered in India. The company must say how many TextMi has there.
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
      'There is a no-refund policy for all services. Consumers keep the rights that the law gives them.',
      'What you have paid for in full is yours; our earlier tools remain ours, and you may continue to use them.',
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
          text: '“We” are {company.legalName}, CIN {company.cin}, with our registered office at {company.address}. “You” are the person who visits this website, orders a service, or registers for a course or an internship. If you order for an organisation, you confirm that you may bind it.',
        },
      ],
    },
    {
      id: 'acceptance',
      heading: 'When these terms apply',
      blocks: [
        {
          kind: 'text',
          text: 'They apply when you use the website, send one of its forms, accept an offer or register. If a signed contract or statement of work says something else, it takes precedence. Your own conditions apply only if we agreed to them in writing.',
        },
        {
          kind: 'text',
          text: 'You must be at least 18 to make a contract with us. For a younger student, a parent or guardian makes it: they register, or agree when we call the number in the registration. Until then there is no contract and nothing to pay.',
        },
      ],
    },
    {
      id: 'services',
      heading: 'Software services',
      blocks: [
        {
          kind: 'text',
          text: 'We develop and run software: custom software, enterprise solutions, AI-integrated services, mobile apps, cloud and data engineering. A written offer or statement of work says what we do for you, by when, and at what price. Prices and periods on the website are estimates and bind neither side.',
        },
        {
          kind: 'list',
          items: [
            'You give us the information, access and decisions that the work needs. Dates move by the time that we wait for them.',
            'You may ask for changes. We write down what each adds to price and time, and begin when you agree.',
            'We show you the work in progress. A delivery counts as accepted when you say so, when you use it in live operation, or after fifteen days without a written list of faults.',
            'If a delivery differs from the agreed description and you report it within ninety days of acceptance, we correct it without charge.',
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
            'A registration is a request. A seat is yours when we have confirmed it and you have paid the fee or its first monthly part.',
            'The sessions, the duration and the fee are those on the page of the course on the day you register. Dates and trainers may change; we tell you at least two days before, unless someone falls ill.',
            'Course material is for your own study. Do not publish or sell it, and do not record sessions without permission.',
            'You get a certificate if you attended at least three quarters of the sessions, paid the fee in full, and reached the marks on the page of the course (in an internship: handed in the project work).',
            'If you pay by the month, you may leave at the end of a month: write to us before the next one begins, and you pay no further part.',
            'If you miss a month because of illness or examinations, you may continue with the next batch without paying again.',
            'A discount code or a referral gives a discount only when we have confirmed it. Discounts cannot be combined.',
          ],
        },
        {
          kind: 'text',
          text: 'The placement support we guarantee consists of interview practice, a review of your résumé, and introductions to organisations and alumni. Employers decide whom they hire. We promise no employment and no salary.',
        },
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and taxes',
      blocks: [
        {
          kind: 'text',
          text: 'All prices are in Indian Rupees (₹). Taxes are extra: goods and services tax and other taxes due by law are added to the price at the rate on the day of the invoice, and the invoice shows them. If a law requires you to deduct tax at source, you send us the certificate in time.',
        },
        {
          kind: 'text',
          text: 'You pay the fees of third parties, such as hosting, domain names, app stores, licences and messages, unless the offer includes them.',
        },
      ],
    },
    {
      id: 'payment',
      heading: 'Payment and late payment',
      blocks: [
        {
          kind: 'text',
          text: 'Invoices for software services are due on the date that they state. Course and internship fees are due before the first session; with a monthly option, each part is due before its month begins.',
        },
        {
          kind: 'text',
          text: 'Late payment charges may apply after 30 days. The offer or the invoice states their rate. After a written reminder we may also pause the work, the access or the seat until the amount is paid.',
        },
      ],
    },
    {
      id: 'refunds',
      heading: 'No refunds',
      blocks: [
        {
          kind: 'text',
          text: 'We have a no-refund policy for all services. It covers software services, courses, internships, deposits and monthly parts. It also applies if you stop early, miss sessions, or no longer need what you ordered.',
        },
        {
          kind: 'text',
          text: 'If we do not provide what you paid for, tell us, and we will provide or correct it: we repeat a session, continue a course in another batch, or correct a delivery.',
        },
        {
          kind: 'text',
          text: 'The policy does not apply where the law forbids it. Under the Consumer Protection Act, 2019 a consumer can have what was paid for a deficient service returned, within 30 days if no other period was agreed, and can claim compensation. The State Commission or the National Commission can declare an unfair term void. Nothing on this page limits these rights.',
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
            'Code, designs and documents that we make for you become yours when they are paid in full. Until then you may try and use them, as long as you have paid what is due.',
            'Parts that existed before the contract remain ours. You may use them without limit of time, as part of what we delivered, and others may maintain them for you.',
            'Open-source parts keep their own licences. We list them.',
            'Your data, brands and material remain yours. We use them only for the work.',
            'Our products, such as those shown under Our Work, are licensed and not sold, under the agreement for each product.',
            'Text, drawings and code of this website belong to us or to our licensors.',
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
          text: 'Each side keeps secret what it learns of the other’s business, unless it is public, during the work and for three years after it. Only people who need it for the work see it. This does not apply to what a law or a court requires one side to disclose.',
        },
        {
          kind: 'text',
          text: 'The privacy policy says how we handle personal data. If we handle personal data on your behalf, we act on your written instructions and sign a processing agreement before we begin.',
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
          text: 'You may read, print and link to these pages. Do not try to break into them, overload them, send harmful code or spam through the forms, or pass yourself off as someone else. We run the site with care, but cannot promise that it is always available. We are not responsible for the sites that we link to.',
        },
      ],
    },
    {
      id: 'textmi',
      heading: 'TextMi: officers under the IT Rules',
      blocks: [
        {
          kind: 'text',
          text: 'TextMi, our messaging app, has more than 10 million users. If 5 million or more of them are registered in India, the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 require three officers who live in India. A complaint about what somebody sent or did there goes to the Resident Grievance Officer, who confirms it within 24 hours and settles it within 7 days. Authorities can reach the nodal contact at any hour.',
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
          text: 'We work with the care of a skilled professional. As far as the law allows, we give no warranty except those here and in the contract. In particular, we do not warrant that software is free of every fault, or that a course leads to a certain result.',
        },
        {
          kind: 'text',
          text: 'Our liability for all claims from one contract is limited to the amount paid under it in the twelve months before the claim arose. Neither side is liable for lost profit or other indirect loss. These limits do not apply to intent, fraud, death or injury, or if a law forbids them.',
        },
      ],
    },
    {
      id: 'ending',
      heading: 'Ending a contract',
      blocks: [
        {
          kind: 'text',
          text: 'Either side may end a contract for software services in writing with thirty days’ notice, and at once if the other side breaks it seriously and does not correct that within fifteen days of a notice. You pay for the work done up to then. We hand over what you have paid for, and return or erase your data as you choose.',
        },
        {
          kind: 'text',
          text: 'We may exclude a student who cheats, harasses others or shares course material. The refund policy above applies.',
        },
      ],
    },
    {
      id: 'events',
      heading: 'Events beyond our control',
      blocks: [
        {
          kind: 'text',
          text: 'Neither side is liable for delays caused by events that it could not prevent, such as flood, earthquake, epidemic, strike, failure of power or networks, or acts of government. If such an event lasts longer than sixty days, either side may end the contract.',
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
          text: 'If you are a consumer, you need not go to those courts: under section 34 of the Consumer Protection Act, 2019 you may go to the consumer commission of the district where you live or work, in person or online. You may also ask the National Consumer Helpline, 1915.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        {
          kind: 'text',
          text: 'When we change these terms, we add a note with its own date at the end of this page. Earlier contracts and registrations keep the terms of the day on which they were made. If one clause is void, the others remain.',
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
            'Courses: you may leave at the end of a month if you pay by the month, and continue with the next batch after illness or examinations.',
            'Refunds: your rights under the Consumer Protection Act, 2019, which the no-refund policy does not limit.',
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
