import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { TenderFileSource } from '../schema/buyers/tender-file.ts';

export default {
  metadata: {
    title: 'For your tender file | {company.name}',
    description:
      'Identifiers, certificates, turnover, references, hosting, security, recovery times and agreements, on two printed sheets.',
  },
  hero: {
    eyebrow: 'For purchase offices',
    heading: 'For your tender file',
    breadcrumbs: 'Tender file',
    lead: 'The facts and numbers that a bid form asks for. For documents with a seal or a signature, write to us.',
  },
  asOf: sample('Last checked on November 20, 2026.', 'when you last checked every line of this page'),
  printHint: 'This page prints on two sheets of A4, without the menus.',
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
                'ISO/IEC 27001:2022',
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
              sample: 'the date until which the recognition is valid',
              cells: [
                'National startup programme',
                'The company',
                'DPIIT, Government of India',
                '{company.nationalStartupNumber}, April 2032',
              ],
            },
            {
              sample: 'who issued it, and the date until which it is valid',
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
              sample: 'figures from your audited accounts: a row for each of the last three years',
              cells: ['2025-26', 'On request', 'On request', '50+ developers'],
            },
            {
              sample: 'figures from your audited accounts: a row for each of the last three years',
              cells: ['2024-25', 'On request', 'On request', 'On request'],
            },
          ],
          note: 'On request we send audited accounts and a certificate of the chartered accountant with its UDIN.',
        },
        {
          kind: 'table',
          anchor: 'referees',
          heading: 'Comparable contracts and referees',
          head: ['Organisation', 'Work', 'Value and years', 'Whom to call'],
          rows: [
            {
              sample: 'a client who agreed to be called, with the value and the years of the contract',
              cells: [
                'A hospital trust in Tripura',
                'Queue, billing and stores',
                '₹38 lakh, 2022 to 2024',
                'Head of administration',
              ],
            },
            {
              sample: 'a client who agreed to be called, with the value and the years of the contract',
              cells: ['A group of schools in Assam', 'EduManage 360', '₹21 lakh, 2022 to 2025', 'Principal'],
            },
            {
              sample: 'a client who agreed to be called, with the value and the years of the contract',
              cells: ['A state department', 'Maps and field surveys', '₹36 lakh, 2023 to 2025', 'Nodal officer'],
            },
          ],
          note: 'Buyers get names and phone numbers on written request. Completion certificates come with the bid.',
        },
      ],
    },
    {
      parts: [
        {
          kind: 'rows',
          anchor: 'hosting',
          heading: 'Hosting and data location',
          rows: [
            {
              label: 'Where',
              text: sample(
                'India only: regions of AWS, Azure and Google Cloud. For public bodies a cloud empanelled by MeitY, NIC or the State Data Centre.',
                'where you host',
              ),
            },
            { label: 'Whose account', text: 'Yours, if you have one: you pay the provider and can lock us out.' },
            {
              label: 'Leaves India',
              text: sample(
                'Nothing, unless you order a service elsewhere, such as WhatsApp, app notifications, crash reports or a hosted model. The offer names it.',
                'what leaves India',
              ),
            },
            {
              label: 'Shared with',
              text: sample(
                'Your cloud, and an SMS gateway with DLT registration. The agreement lists all.',
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
              text: 'A colleague reviews and tests each change before it goes live. The repository records who did it and when.',
            },
            {
              label: 'Access',
              text: sample(
                'Named accounts with a second factor. Access is limited by task and time, and reviewed every quarter.',
                'how access is given and taken',
              ),
            },
            {
              label: 'Encryption',
              text: sample(
                'TLS 1.2 or later for every connection; AES-256 for disks and backups.',
                'how data is encrypted',
              ),
            },
            {
              label: 'Live data',
              text: sample(
                'Tests use made-up records. In the last test your staff enter real ones, and we copy them only if you agree in writing. Trainees never work with a client’s data.',
                'where you use real records of clients',
              ),
            },
            {
              label: 'Tests by others',
              text: sample(
                'An auditor empanelled by CERT-In tests the system of a public body before the launch. You pay for the audit at cost and get the certificate.',
                'who tests your work, and when',
              ),
            },
            {
              label: 'Incidents',
              text: 'We tell you at once, and CERT-In within six hours. Logs are kept for 180 days, from mid-May 2027 for a year.',
            },
            {
              label: 'This website',
              text: 'No cookies, no scripts or fonts from other sites. We checked it against OWASP ASVS 5.0, levels 1 and 2.',
            },
          ],
        },
        {
          kind: 'table',
          anchor: 'recovery',
          heading: 'Recovery times',
          head: ['Support tier', 'Data lost at most (RPO)', 'Running again within (RTO)', 'Restore drill'],
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
          note: 'Encrypted backups in a second place in India. You can see the record of your last drill.',
        },
        {
          kind: 'rows',
          anchor: 'agreements',
          heading: 'Agreements',
          rows: [
            {
              label: 'NDA',
              text: sample(
                'Yours or ours: two pages, mutual, signed within two working days.',
                'how long your own agreement is, and how soon you sign',
              ),
            },
            {
              label: 'Data processing (DPA)',
              text: 'Signed before the first record, written for the DPDP Act, 2023.',
            },
            {
              label: 'Service levels (SLA)',
              text: sample(
                'The tier that you choose, with its times. Each missed time costs us 5% of the monthly fee, at most 25%.',
                'what you agree to when times are missed',
              ),
            },
            {
              label: 'Bid declarations',
              text: sample(
                'We sign the integrity pact and declare: not debarred, exempt from EMD as a startup, Class-I local supplier, compliant with Rule 144(xi), registered for EPF and ESI.',
                'what you can declare in a bid',
              ),
            },
            {
              label: 'Insurance',
              text: sample(
                'Professional indemnity and cyber. Policies on request.',
                'what you are insured for, and for how much',
              ),
            },
          ],
        },
        {
          kind: 'rows',
          anchor: 'contacts',
          heading: 'Contacts',
          rows: [
            {
              label: 'Bids and contracts',
              text: '{company.email}, {company.phone}, Monday to Saturday, {company.supportHours}',
            },
            {
              label: 'Security',
              text: sample(
                'Rahul Chakma, security@example.com. Delivery: Mayuri Jamatia.',
                'who receives reports of vulnerabilities and incidents, and who answers for delivery',
              ),
            },
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Do you have your own form?',
    text: 'Write what your office needs and by when. We answer with the form, the annexures and everything that needs a seal.',
    actions: [
      { label: 'Write to us', href: addresses.contact },
      { label: 'How we contract', href: addresses.contracting },
    ],
  },
} satisfies TenderFileSource;
