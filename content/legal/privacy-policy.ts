import { addresses } from '../addresses.ts';
import type { LegalPageSource } from '../schema/legal/legal-page.ts';

/**
 * Dated before the DPDP Rules of 2025, so it does not name them. The section `added` has its own date and lists the later changes. For the
 * law, see privacy-notice.ts. The grounds are in sections 4, 6 and 7 of the DPDP Act (looked up on 2026-11-26). A contract is not one of them.
 */
export default {
  sample: 'the text as your lawyer approved it',
  metadata: {
    title: 'Privacy policy | {company.name}',
    description:
      'What {company.legalName} does with personal data: what we collect, why, who sees it, for how long, and what you can ask.',
  },
  hero: {
    eyebrow: 'Legal',
    heading: 'Privacy policy',
    breadcrumbs: 'Privacy Policy',
    lead: 'How {company.legalName} handles the personal data of visitors, clients, students and applicants, under the law of India.',
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
      'We collect what you type into a form or write to us, and use it for the reason you gave it.',
      'These pages set no cookies, load nothing from other sites, and do not track you.',
      'We do not sell personal data.',
      'You can ask to see, correct or erase what we hold, and withdraw a consent at any time.',
      'A named grievance officer answers complaints within 30 days.',
      'Added on November 28, 2026: a list at the end of this page.',
    ],
  },
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      blocks: [
        {
          kind: 'text',
          text: '{company.legalName} (“we”) decides why and how the personal data described here is handled. In the words of the Digital Personal Data Protection Act, 2023 (the “DPDP Act”) we are the data fiduciary, and you are the data principal.',
        },
        {
          kind: 'text',
          text: 'This is also the policy that rule 4 of the Information Technology (Reasonable Security Practices and Procedures and Sensitive Personal Data or Information) Rules, 2011 (the “SPDI Rules”) requires. Provisions of the DPDP Act apply from the days on which they come into force; until then the Information Technology Act, 2000 and the SPDI Rules apply.',
        },
      ],
    },
    {
      id: 'scope',
      heading: 'What this policy covers',
      blocks: [
        {
          kind: 'text',
          text: 'It covers this website, the messages that reach us by email, phone or WhatsApp, registrations for internships and courses, job applications, and the contact persons of our clients and suppliers.',
        },
        {
          kind: 'text',
          text: 'It does not cover data that a client keeps in a system we built or run. There the client decides, and we act on written instructions under a contract. If your data is in such a system, ask the organisation that uses it.',
        },
      ],
    },
    {
      id: 'collect',
      heading: 'What we collect',
      blocks: [
        {
          kind: 'list',
          items: [
            'What you type into a form: your name, how to reach you, and your answers to its other questions. The privacy notice lists them for each form.',
            'What you write or tell us later: emails, messages, notes of a call, documents you send.',
            'For paying clients and students: what an invoice needs, such as billing address, tax number and payment reference. You enter card and bank details on the page of the bank or payment provider; we do not see them.',
            'For students: attendance, marks, project work and certificates.',
            'For applicants: the résumé and notes from interviews.',
            'From your device: the web server needs its network address to send a page. It is not written into our logs together with what you type.',
          ],
        },
        {
          kind: 'text',
          text: 'We do not ask for sensitive personal data such as passwords, health records or biometrics. Please do not send any. If a project needs such data, a contract says how we protect it.',
        },
      ],
    },
    {
      id: 'forms',
      heading: 'The forms on this site',
      blocks: [
        {
          kind: 'text',
          text: 'The notice for our forms has its own page. For each form it says what we keep, why, for how long, how to withdraw your consent, and whom to ask. It has its own version and date. With each entry we keep the version that you saw.',
        },
        { kind: 'link', link: { label: 'Privacy notice for our forms', href: addresses.privacyNotice } },
      ],
    },
    {
      id: 'why',
      heading: 'Why we use it',
      blocks: [
        {
          kind: 'table',
          caption: 'Purposes and their legal basis',
          head: ['Purpose', 'Legal basis'],
          rows: [
            ['To answer an enquiry and prepare an offer', 'Your consent, given when you write to us'],
            ['To run a course or an internship and issue certificates', 'Your consent, given when you register'],
            [
              'To carry out a contract with a client or supplier',
              'Section 7(a) of the DPDP Act: you gave us the data for this purpose and did not object',
            ],
            ['To consider a job application', 'Your consent'],
            ['To send the newsletter', 'Your consent, confirmed by email'],
            ['To keep accounts, issue invoices and pay taxes', 'Duties under tax and company law'],
            [
              'To keep our systems secure and defend legal claims',
              'Duties under the Information Technology Act and the law of evidence',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'No machine alone decides about you. A program sets aside entries that look like a robot’s, and a member of our staff reads each of them. We do not train our own models on what you type into our forms.',
        },
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and tracking',
      blocks: [
        {
          kind: 'text',
          text: 'The public pages set no cookies. They contain no advertising and no content from other sites, so only our own web server learns that you open a page. It counts how often each page is opened in a day, and keeps nothing about the visitor.',
        },
        {
          kind: 'text',
          text: 'While you fill in a form, your browser may keep what you typed on your own device, so that a reload does not lose it. It does not leave your device before you send it. It is deleted when you press “Forget what I typed”, or when you open a page of this site after 7 days. Once you have sent the form, your answers stay for your receipt until you close the tab. Your device keeps the reference number and the time for 7 days. With them it keeps a check number, which recognises the same answers but does not contain them.',
        },
        {
          kind: 'text',
          text: 'Your browser keeps the last 40 pages of this site that you read, so that you can read them again offline. They contain nothing that you typed, and they stay on your device. To remove them, delete what your browser has stored of this site. It also remembers the language that you chose with a link, on your device only.',
        },
      ],
    },
    {
      id: 'share',
      heading: 'With whom we share it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Our staff, if they need it for their task. All are bound to confidentiality.',
            'Companies that run a service for us, such as hosting, email, payments and accounting. They may use the data only for that service, under a written contract.',
            'Organisations that take interns or hire graduates, only if the student asks us to pass on a profile.',
            'Authorities and courts, if a law or an order obliges us.',
          ],
        },
        {
          kind: 'text',
          text: 'If the company or a part of it changes hands, data may pass to the new owner under the same policy. We tell you before that.',
        },
      ],
    },
    {
      id: 'where',
      heading: 'Where it is kept',
      blocks: [
        {
          kind: 'text',
          text: 'What you send through this site is stored on servers in India. If a service provider handles data outside India, it must protect the data at least as well as Indian law requires. We choose none in a country to which the Government of India has restricted transfers.',
        },
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        {
          kind: 'text',
          text: 'We keep data as long as the purpose lasts, and longer only if a law requires it. The privacy notice gives the period for each form. Accounting records are kept for 8 years under the Companies Act, 2013. After its period we erase the data; backups lose it within a further 90 days.',
        },
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        {
          kind: 'text',
          text: 'We follow a documented information-security programme to ISO/IEC 27001: connections are encrypted, access is personal and limited to those who need it, logs contain references instead of answers, and we practise restoring backups. The part of this site that receives entries can add them, but cannot read them.',
        },
        {
          kind: 'text',
          text: 'If there is a breach of personal data, we report it to CERT-In within 6 hours of noticing it, as its directions of April 2022 require. We tell the people concerned without delay what happened and what they can do.',
        },
      ],
    },
    {
      id: 'rights',
      heading: 'What you can ask of us',
      blocks: [
        {
          kind: 'list',
          items: [
            'To know what we hold about you, how it is used, and with whom it was shared.',
            'To have it corrected, completed or brought up to date.',
            'To have it erased, unless a law obliges us to keep it.',
            'To withdraw a consent, by a link in our email. What we did before you withdraw stays lawful.',
            'To name someone who may exercise these rights if you die or are no longer able to.',
            'To complain, first to our grievance officer, then to the authority that the law in force names.',
          ],
        },
        {
          kind: 'text',
          text: 'Write from the address that you gave us, or tell us enough to prove who you are. It costs nothing. We answer within 30 days.',
        },
        { kind: 'link', link: { label: 'How to withdraw', href: `${addresses.privacyNotice}#withdraw` } },
      ],
    },
    {
      id: 'children',
      heading: 'If you are under 18',
      blocks: [
        {
          kind: 'text',
          text: 'Our courses and internships are meant for students of schools and colleges, and for graduates. If you are under 18, a parent or guardian has to agree: a registration asks for their number, and we call it first. If we learn that we hold data of a child without this consent, we erase it. We do not track children, and do not direct advertising at them.',
        },
      ],
    },
    {
      id: 'grievance',
      heading: 'Grievance officer',
      blocks: [
        {
          kind: 'text',
          text: 'Questions and complaints about personal data go to the officer named here, as the Information Technology Act and the DPDP Act require. You get an acknowledgement within 48 hours and an answer within 30 days.',
        },
        { kind: 'grievance' },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        {
          kind: 'text',
          text: 'If something changes, we add a note with its own date at the end of this page. If a change is to your disadvantage and we have your address, we write to you before it takes effect. If we need your consent, we ask again.',
        },
      ],
    },
    {
      id: 'added',
      heading: 'Added on November 28, 2026',
      blocks: [
        {
          kind: 'text',
          text: 'The Digital Personal Data Protection Rules, 2025 were published in November 2025. They and the DPDP Act bind us from mid-May 2027; until then section 43A of the Information Technology Act, 2000 and the SPDI Rules of 2011 apply, as “Who is responsible” says.',
        },
        {
          kind: 'text',
          text: 'The privacy notice for our forms has the same date as this addition. If the notice and this policy differ on a form, the notice applies.',
        },
        {
          kind: 'list',
          items: [
            'Breaches: from mid-May 2027 we also tell the Data Protection Board of India, in full within 72 hours.',
            'Complaints: today before the adjudicating officer of the State, under section 46 of the Information Technology Act; from mid-May 2027 before the Data Protection Board.',
            'Records: from mid-May 2027 rule 8(3) requires us to keep the data that we handle, and its logs, for at least 1 year, for the authorities alone.',
            'Legal basis: for courses it is your consent alone, and for contracts section 7(a) of the DPDP Act. Under that Act an agreement alone is no legal basis.',
            'Robots: a program sets aside entries that look like a robot’s until a member of our staff has looked at them.',
            'Your device: drafts of every form are deleted when you open any page of this site after 7 days. It remembers the language that you chose.',
            'Figures: we count how often each page is opened, and store with an entry the page it was sent from and the name of the poster or post that led to it.',
            'Under 18: a registration asks for the number of a parent or guardian, and we call it first.',
            'Languages: you can get the notice for our forms in every language of the Eighth Schedule to the Constitution.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      heading: 'How to reach us',
      blocks: [{ kind: 'contact' }],
    },
  ],
} satisfies LegalPageSource;
