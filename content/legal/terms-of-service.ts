import { addresses } from '../addresses.ts';
import type { LegalPageSource } from '../schema/legal/legal-page.ts';

/**
 * Looked up on 2026-11-22, in secondary sources: Consumer Protection Act, 2019, sections 2(46), 2(47)(viii), 34(2)(d), 49(2), 100; helpline 1915.
 * Unfair contracts go to the State or National Commission: sections 47(1)(a)(ii), 49(2), 58(1)(a)(ii) and 59(2). IT Rules as amended in February 2026: a
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
    email: 'Email',
    phone: 'Phone',
    address: 'Postal address',
    grievanceOfficer: 'Grievance officer',
    grievanceDesignation: 'Designation',
    grievancePhone: 'Phone for complaints',
    grievanceEmail: 'Email for complaints',
  },
  summary: {
    heading: 'In short',
    points: [
      'Prices are in Indian Rupees; taxes are extra.',
      'Late payment charges may apply after 30 days.',
      'There is a no-refund policy for all services. It does not limit the legal rights of consumers.',
      'What you have paid for in full is yours. Our earlier tools stay ours, and you may keep using them.',
      'Indian law applies. Disputes are settled in the courts of Tripura; a consumer may go to the consumer commission where they live or work.',
      'Added on November 26 and 28, 2026: a list at the end of this page.',
    ],
  },
  sections: [
    {
      id: 'parties',
      heading: 'Who we are, and who you are',
      concernsStudents: true,
      blocks: [
        {
          kind: 'text',
          text: '“We” means {company.legalName}, CIN {company.cin}, with our registered office at {company.address}. “You” means anyone who visits this website, orders a service, or registers for a course or an internship. If you order for an organisation, you confirm that you have the authority to do so.',
        },
      ],
    },
    {
      id: 'acceptance',
      heading: 'When these terms apply',
      concernsStudents: true,
      blocks: [
        {
          kind: 'text',
          text: 'They apply when you use the website, send one of its forms, accept an offer or register. If a signed contract or statement of work differs, it takes precedence. Your own conditions apply only if we agreed to them in writing.',
        },
        {
          kind: 'text',
          text: 'You must be at least 18 to make a contract with us. For a younger student, a parent or guardian makes it: they register, or they agree when we call the number in the registration. Until they agree, there is no contract and nothing to pay.',
        },
      ],
    },
    {
      id: 'services',
      heading: 'Software services',
      blocks: [
        {
          kind: 'text',
          text: 'We develop and run software: custom software, enterprise solutions, AI-integrated services, mobile apps, cloud and data engineering. A written offer or statement of work says what we do for you, by when and at what price. Prices and periods on the website are estimates and bind neither side.',
        },
        {
          kind: 'list',
          items: [
            'You give us the information, access and decisions that the work needs. If we have to wait for them, the dates move by as many days.',
            'You may ask for changes. We write down what each adds to price and time, and begin when you agree.',
            'You see the work while we make it. A delivery is accepted when you say so, when you use it for your real work, or after fifteen days without a written list of faults. If you use only a part, only that part is accepted.',
            'We correct free of charge what differs from the agreed description, if you report it within ninety days of acceptance.',
          ],
        },
      ],
    },
    {
      id: 'courses',
      heading: 'Courses and internships',
      concernsStudents: true,
      blocks: [
        {
          kind: 'list',
          items: [
            'A registration is a request. A seat is yours when we confirm it and the fee, or the first monthly part of it, is paid.',
            'The page of each course shows its sessions, duration and fee. The values shown on the day you register apply. Dates and trainers may change; we tell you at least 48 hours before, unless someone falls ill.',
            'Course material is for your own study. Do not publish or sell it, and do not record sessions without permission.',
            'You get a certificate if you attended at least three quarters of the sessions and paid the fee in full. In a course you also need the marks that its page names; in an internship you must hand in the project work.',
            'If you pay by the month, you may leave at the end of a month: write to us before the next one begins, and you owe no further payment.',
            'If you miss a month through illness or examinations, you may continue with the next batch without paying again.',
            'A discount code or a referral gives a discount only when we have confirmed it. Discounts cannot be combined.',
          ],
        },
        {
          kind: 'text',
          text: 'The placement support we guarantee consists of interview practice, a review of your résumé, and introductions to organisations and alumni. Employers decide whom they hire. The guarantee is not a promise of employment or of a salary.',
        },
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and taxes',
      concernsStudents: true,
      blocks: [
        {
          kind: 'text',
          text: 'All prices are in Indian Rupees (₹). Taxes are extra: we add goods and services tax and other taxes required by law, at the rate on the day of the invoice, and show them on it. If a law obliges you to deduct tax at source, you send us the certificate in time.',
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
      concernsStudents: true,
      blocks: [
        {
          kind: 'text',
          text: 'Invoices for software services are due on the date they name. Course and internship fees are due before the first session; if you pay by the month, each payment is due before its month begins.',
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
      concernsStudents: true,
      blocks: [
        {
          kind: 'text',
          text: 'We have a no-refund policy for all services. It covers software services, courses, internships, deposits and monthly payments. It also applies if you stop early, miss sessions, or no longer need what you ordered.',
        },
        {
          kind: 'text',
          text: 'If we do not provide what you paid for, tell us, and we will provide or correct it: we repeat a session, continue a course in another batch, or correct a delivery. If you prefer, we pay back that part of a course fee.',
        },
        {
          kind: 'text',
          text: 'The policy does not apply if the law forbids it. Under the Consumer Protection Act, 2019 a consumer can get back what was paid for a deficient service, within 30 days if no other period was agreed. The consumer can also claim compensation. The State Commission or the National Commission can declare an unfair term void. Nothing on this page limits these rights.',
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
            'Code, designs and documents made for you become yours when they are paid in full. Until then you may use them, as long as you have paid what is due.',
            'Parts that existed before stay ours. You may use them without a time limit, as part of what we delivered, and others may maintain them for you.',
            'Open-source parts stay under their own licences. We list them.',
            'Your data, brands and material stay yours. We use them only for the work.',
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
          text: 'During the work and for three years after it, each side keeps secret what it learns about the other’s business, unless it is public. Only people who need it for the work may see it. This does not cover what a law or a court orders a side to disclose.',
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
          text: 'You may read, print and link to these pages. Do not try to break into them, overload them, send harmful code or spam through the forms, or pass yourself off as someone else. We keep the site running with care, but cannot promise that it is always available. We are not responsible for sites that we link to.',
        },
      ],
    },
    {
      id: 'textmi',
      heading: 'TextMi: officers under the IT Rules',
      blocks: [
        {
          kind: 'text',
          text: 'TextMi, our messaging app, has more than 10 million users. A service with more than 5 million registered users in India must have three officers who live in India, under the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021. Complaints about what somebody sent or did there go to the Resident Grievance Officer, who acknowledges them within 24 hours and settles them within 7 days. The nodal contact is for authorities, at any hour.',
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
      concernsStudents: true,
      blocks: [
        {
          kind: 'text',
          text: 'We work with the care of a skilled professional. As far as the law allows, we give no warranty beyond these terms and the contract. In particular, we do not warrant that software has no faults or that a course leads to a certain result.',
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
      concernsStudents: true,
      blocks: [
        {
          kind: 'text',
          text: 'Either side may end a contract for software services in writing with thirty days’ notice. It may end it at once if the other side seriously breaks the contract and does not correct this within fifteen days of a written request. You pay for the work done until then. We hand over what you have paid for, and return or erase your data as you choose.',
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
      concernsStudents: true,
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
      concernsStudents: true,
      blocks: [
        {
          kind: 'text',
          text: 'These terms are governed by Indian law. Disputes are settled in the courts of Tripura. Please write to us first: our grievance officer confirms a complaint within 48 hours, and we try to settle it within 30 days.',
        },
        {
          kind: 'text',
          text: 'If you are a consumer, this does not bind you: under section 34 of the Consumer Protection Act, 2019 you may go to the consumer commission of the district where you live or work, in person or online, and ask the National Consumer Helpline, 1915.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      concernsStudents: true,
      blocks: [
        {
          kind: 'text',
          text: 'When we change these terms, we add a note with its own date at the end of this page. Earlier contracts and registrations keep the terms of the day on which they were made. If one clause is void, the others remain.',
        },
      ],
    },
    {
      id: 'added',
      heading: 'Added on November 26 and 28, 2026',
      concernsStudents: true,
      blocks: [
        {
          kind: 'list',
          items: [
            'Courses: if you pay by the month, you may leave at the end of a month. After illness or examinations you may continue with the next batch.',
            'Refunds: your rights under the Consumer Protection Act, 2019, which the no-refund policy does not limit.',
            'Under 18: a parent or guardian makes the contract.',
            'TextMi: its three officers. Since February 2026, the IT Rules give 7 days to settle a complaint.',
            'Courts: a consumer may go to the consumer commission where they live or work.',
            'November 28: if we do not hold a part of a course, we pay back that part of the fee if you prefer. If you use only a part of a delivery, only that part is accepted.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      heading: 'How to reach us',
      concernsStudents: true,
      blocks: [{ kind: 'contact' }, { kind: 'grievance' }],
    },
  ],
} satisfies LegalPageSource;
