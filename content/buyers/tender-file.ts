import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { TenderFileSource } from '../schema/buyers/tender-file.ts';

export default {
  metadata: {
    title: 'For your tender file | {company.name}',
    description:
      'Identifiers, certificates with scope and validity, turnover, referees, hosting, security, recovery times and agreements, on two printed sheets.',
  },
  hero: {
    eyebrow: 'For purchase offices',
    heading: 'For your tender file',
    breadcrumbs: 'Tender file',
    lead: 'What a bid document asks of a bidder, in one place and numbered so that you can refer to it. For anything with a seal or a signature, write to us.',
  },
  asOf: sample('Last checked on November 20, 2026.', 'when you last checked every line of this page'),
  printHint: 'Print this page: it comes out on two sheets of A4, without the menus.',
  sheet: 'Sheet {number} of {count}',
  sheets: [
    {
      parts: [
        {
          kind: 'rows',
          anchor: 'identifiers',
          heading: 'Identifiers',
          rows: [
            { label: 'Legal name', text: '{company.legalName}' },
            { label: 'Registered office', text: '{company.address}' },
            { label: 'Incorporated', text: '{company.incorporated}, private limited by shares' },
            { label: 'CIN', text: '{company.cin}' },
            { label: 'GSTIN', text: '{company.gstin}' },
            { label: 'PAN', text: sample('SAMPLE-PAN', 'the permanent account number: ten letters and digits') },
            { label: 'D-U-N-S', text: '{company.duns}' },
            {
              label: 'Udyam (MSME)',
              text: sample('SAMPLE-UDYAM, small enterprise', 'the Udyam number and the class of the enterprise'),
            },
            { label: 'GeM seller', text: sample('SAMPLE-GEM', 'the seller ID on the Government e-Marketplace') },
            {
              label: 'Authorised signatory',
              text: sample('Name of the director, by board resolution', 'who may sign bids and contracts'),
            },
          ],
        },
        {
          kind: 'table',
          anchor: 'certificates',
          heading: 'Certificates and recognitions',
          head: ['Certificate', 'Scope', 'Issued by', 'Number, valid until'],
          rows: [
            {
              sample: 'scope, body, number and date as the ISO 27001 certificate has them',
              cells: [
                'ISO 27001',
                'Development, hosting and support of software; one site',
                'Name of the body, accredited by NABCB',
                'SAMPLE-ISO, March 2028',
              ],
            },
            {
              sample: 'scope, lead appraiser, number and date as the appraisal record has them',
              cells: [
                'CMMI Level 3',
                'Development of software',
                'Name of the lead appraiser',
                'SAMPLE-CMMI, June 2028',
              ],
            },
            {
              sample: 'until when the recognition is valid',
              cells: [
                'National startup programme',
                'The company',
                'DPIIT, Government of India',
                '{company.nationalStartupNumber}, April 2032',
              ],
            },
            {
              sample: 'who issued it, and until when it is valid',
              cells: [
                'State startup policy',
                'The company',
                'Government of Tripura',
                '{company.stateStartupNumber}, April 2029',
              ],
            },
          ],
        },
        {
          kind: 'table',
          anchor: 'turnover',
          heading: 'Turnover and people',
          head: ['Financial year', 'Turnover', 'Net worth', 'People at year end'],
          rows: [
            {
              sample: 'figures from your audited accounts',
              cells: ['2025-26', '₹0.00 crore', '₹0.00 crore', '50+ developers'],
            },
            {
              sample: 'figures from your audited accounts',
              cells: ['2024-25', '₹0.00 crore', '₹0.00 crore', '00'],
            },
            {
              sample: 'figures from your audited accounts',
              cells: ['2023-24', '₹0.00 crore', '₹0.00 crore', '00'],
            },
          ],
          note: 'Audited accounts and a certificate of the chartered accountant with its UDIN are sent on request.',
        },
        {
          kind: 'table',
          anchor: 'referees',
          heading: 'Referees',
          head: ['Organisation', 'What we do there', 'Since', 'Whom to ring'],
          rows: [
            {
              sample: 'a client who agreed to be rung',
              cells: ['A hospital trust in Tripura', 'Queue, billing and stores', '2021', 'Head of administration'],
            },
            {
              sample: 'a client who agreed to be rung',
              cells: ['A group of schools in Assam', 'EduManage 360', '2022', 'Principal'],
            },
            {
              sample: 'a client who agreed to be rung',
              cells: ['A state department', 'Maps and field surveys', '2023', 'Nodal officer'],
            },
          ],
          note: 'Names and telephone numbers are given to a buyer who asks in writing. Completion certificates go with the bid.',
        },
      ],
    },
    {
      parts: [
        {
          kind: 'rows',
          anchor: 'hosting',
          heading: 'Hosting and where data lies',
          rows: [
            {
              label: 'Where',
              text: sample(
                'In India only: AWS Mumbai and Hyderabad, Azure Central India. For public bodies a cloud empanelled by MeitY, NIC or the State Data Centre.',
                'where you host',
              ),
            },
            { label: 'Whose account', text: 'Yours wherever you have one: you pay the provider and can shut us out.' },
            {
              label: 'Leaves India',
              text: sample('Nothing of yours. Support and on-call work are done from India.', 'what leaves India'),
            },
            {
              label: 'Shared with',
              text: sample(
                'The cloud you chose, and an SMS gateway if you use one. A list comes with the agreement.',
                'which others process your clients’ data',
              ),
            },
          ],
        },
        {
          kind: 'rows',
          anchor: 'security',
          heading: 'Security in our daily work',
          rows: [
            {
              label: 'Changes',
              text: 'Each is reviewed by a colleague and tested before it goes live; the repository keeps who and when.',
            },
            {
              label: 'Access',
              text: sample(
                'Named accounts with a second factor, rights for a task and a time, reviewed every quarter.',
                'how access is given and taken',
              ),
            },
            {
              label: 'Encryption',
              text: sample(
                'TLS 1.2 or later on every connection; disks and backups with AES-256.',
                'how data is encrypted',
              ),
            },
            {
              label: 'Live data',
              text: sample(
                'Tests and lessons use made-up records; real ones are copied only where a move or a trial needs them, as you agree in writing. A trainee never works with a client’s data.',
                'where you use real records of clients',
              ),
            },
            {
              label: 'Tests by others',
              text: sample(
                'A CERT-In empanelled auditor before each launch for a public body; the safe-to-host certificate goes to you.',
                'who tests your work, and when',
              ),
            },
            {
              label: 'Incidents',
              text: 'You hear of it as soon as we know. CERT-In is told within six hours, as its directions of April 2022 ask; logs are kept for 180 days.',
            },
            {
              label: 'This website',
              text: 'No cookies, no script or font of others, nothing loaded from elsewhere. Checked by us against OWASP ASVS 5.0, levels 1 and 2.',
            },
          ],
        },
        {
          kind: 'table',
          anchor: 'recovery',
          heading: 'Recovery times',
          head: ['Support tier', 'Data lost at most (RPO)', 'Running again within (RTO)', 'Restored as a drill'],
          rows: [
            {
              sample: 'your own times, as measured in drills',
              cells: ['Office hours', '24 hours', '2 working days', 'Every quarter'],
            },
            {
              sample: 'your own times, as measured in drills',
              cells: ['Long days', '4 hours', '8 hours', 'Every quarter'],
            },
            {
              sample: 'your own times, as measured in drills',
              cells: ['Day and night', '15 minutes', '2 hours', 'Every month'],
            },
          ],
          note: 'Backups lie encrypted at a second place in India. The record of the last drill of your system is yours to see.',
        },
        {
          kind: 'rows',
          anchor: 'agreements',
          heading: 'Agreements',
          rows: [
            {
              label: 'NDA',
              text: sample(
                'Yours or ours, two pages, both sides bound. Signed within two working days.',
                'how long your own agreement is, and how soon you sign',
              ),
            },
            {
              label: 'Data processing (DPA)',
              text: 'Signed before the first record reaches us: purposes, instructions, sub-processors, breach, deletion. Written for the DPDP Act, 2023.',
            },
            {
              label: 'Service levels (SLA)',
              text: sample(
                'The tier you choose, with answer and recovery times, and what is taken off the fee when they are missed.',
                'what you agree to when times are missed',
              ),
            },
            {
              label: 'Integrity, debarment',
              text: sample(
                'We sign your integrity pact. We are not debarred by any public body.',
                'what you can declare in a bid',
              ),
            },
            {
              label: 'Insurance',
              text: sample('Professional indemnity, ₹0.00 crore; cyber, ₹0.00 crore.', 'what you are insured for'),
            },
          ],
        },
        {
          kind: 'rows',
          anchor: 'contacts',
          heading: 'Whom to write to',
          rows: [
            { label: 'Bids and contracts', text: '{company.email}, {company.phone}, {company.supportHours}' },
            {
              label: 'Security',
              text: sample('security@example.com', 'the address where holes and incidents are reported'),
            },
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'A form of your own to fill in?',
    text: 'Tell us what your office asks for and by when. We answer with the form, the annexures and whatever needs a seal.',
    actions: [
      { label: 'Write to us', href: addresses.contact },
      { label: 'How we contract', href: addresses.contracting },
    ],
  },
} satisfies TenderFileSource;
