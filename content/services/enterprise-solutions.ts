import { sample, sampleEvidence } from '../loading/sample.ts';
import type { ServiceSource } from '../schema/offerings/service.ts';

export default {
  order: 20,
  title: 'Enterprise Solutions',
  icon: 'institution',
  hue: 'indigo',
  summary: 'ERP, CRM, reports and workflows on one set of records',
  description:
    'ERP, CRM, reports and approvals on one set of records, so that stores, accounts and field offices stop sending files to each other. We fit the system to your rules, move the old data and train each department.',
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'Enterprise Solutions | {company.name}',
      description:
        'ERP, CRM, business intelligence and workflow automation for organisations with several offices, introduced department by department.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'Purchases, stock, bills and reports in one system. Stores, sales, accounts and field offices work with the same records.',
      actions: [{ label: 'Explore Enterprise Solutions' }],
      picture: {
        screen: 'crm-window',
        alt: 'The CRM of a solar firm: the deals of November in columns from New to Won, each card with a customer, a value and a date',
      },
    },
    sections: [
      {
        kind: 'offerings',
        id: 'systems',
        heading: 'Four systems, one set of records',
        intro: 'Start with one and add the others later. Customers, items and people are entered once for all four.',
        items: [
          {
            title: 'ERP Systems',
            text: 'Purchase, stock, production, payroll and accounts in one ledger. When a tea garden issues a sack of fertiliser, one entry updates the stock, the cost of the division and the next order.',
            points: [
              'GST invoices, e-invoices and e-way bills',
              'Stock by store, batch and expiry date',
              'Wages by attendance, task or weight',
              'Branch accounts that close on the same day',
            ],
          },
          {
            title: 'CRM Solutions',
            text: 'Each enquiry has an owner, a next step and a date. Calls, quotations and visits share one history, so any colleague who answers the phone knows the customer.',
            points: [
              'Web, WhatsApp, phone and counter in one list',
              'Quotations that become orders in one step',
              'Reminders before a promise is due',
              'Repairs and complaints listed under the sale',
            ],
          },
          {
            title: 'Business Intelligence',
            text: 'Managers open their reports without help. Each total leads to its vouchers. A term such as ‘active member’ has one definition in all reports.',
            points: [
              'Updated every night, or every hour',
              'From the district’s total to one entry in three clicks',
              'Managers see only their own units',
              'Excel and PDF copies by email',
            ],
          },
          {
            title: 'Workflow Automation',
            text: 'Requests for leave, purchases and payments follow your delegation of powers, with a date at each desk. If an officer is away, the request goes to the deputy.',
            points: [
              'Limits by amount and by post',
              'Late requests sent to the next officer after a reminder',
              'Aadhaar eSign or a digital signature',
              'Notes that cannot be changed later',
            ],
          },
        ],
      },
      {
        kind: 'figure',
        id: 'phases',
        heading: 'The phases, with your approval',
        intro: sample(
          'You approve the result of each phase in writing. The first department works with the system after four to six months.',
          'how many months your first department takes',
        ),
        figure: 'enterprise-phases',
        arrangement: 'above',
        alt: 'A diagram of eight phases in three lanes. In each phase our engineers do their part, your departments check it or send it back, and you sign. Only then does the next phase begin. The phases are a workshop with each department, designs of the screens, modules, bank files tested with wrong input, a full past month entered again, opening balances over a weekend, training at your own desks, and a named engineer for support.',
        steps: [
          {
            title: 'Requirements Analysis',
            text: 'We hold a workshop with each department. The result is a numbered list that all later tests use.',
          },
          {
            title: 'System Design',
            text: 'You see records, roles, approval paths and reports on paper, and designs of the screens.',
          },
          {
            title: 'Development',
            text: 'We build module by module, usually stores before accounts. Each goes to a test system when it is ready.',
          },
          {
            title: 'Integration',
            text: 'We connect bank files, tax returns, biometric attendance and the old payroll. We test each with wrong input too.',
          },
          {
            title: 'Testing',
            text: 'Your staff enter a full past month again. The closing balances must equal your books.',
          },
          {
            title: 'Deployment',
            text: 'Opening balances move over a weekend, one office at a time. You can still read the old system.',
          },
          {
            title: 'Training',
            text: 'Small groups learn at their own desks, with a printed guide for each task in Bengali, Hindi or English.',
          },
          {
            title: 'Support',
            text: 'A named engineer helps for ninety days. After that you choose a support tier; each also covers the year-end closing.',
          },
        ],
      },
      {
        kind: 'quote',
        id: 'story',
        heading: 'A success story',
        sample: 'what a real client wrote, with role, kind of organisation and their written consent',
        text: 'We had three depots, three stock books, and a fourth at head office that agreed with none of them. A year later we have 30% lower operating costs and 50% better efficiency, counted in orders closed per clerk. All 500+ employees use the same system, the drivers too.',
        author: 'Head of operations at a distributor of farm supplies',
      },
      {
        kind: 'metrics',
        id: 'story-figures',
        heading: 'The results of that year',
        sample: 'the figures of the client quoted above',
        metrics: [
          {
            value: '30%',
            label: 'lower operating costs',
            change: 'less',
            evidence: sampleEvidence(
              'Wages, transport and storage in the client’s own accounts: the year after the change compared with the year before.',
            ),
          },
          {
            value: '50%',
            label: 'better efficiency',
            change: 'more',
            evidence: sampleEvidence(
              'Orders closed per clerk and month, counted by the client in the system and in the old order books.',
            ),
          },
          {
            value: '500+',
            label: 'employees',
            evidence: sampleEvidence(
              'People with an account in the system at the end of that year, by the client’s list of staff.',
            ),
          },
        ],
      },
      {
        kind: 'list',
        id: 'benefits',
        heading: 'Benefits after the first year',
        items: [
          'Each figure typed only once',
          'Month-end closing in days',
          'Stock on the screen that matches the shelf',
          'Overdue files found at a glance',
          'All branches see what was promised to a customer',
          'Vouchers found at once in an audit',
          'A printed guide to each task for new staff',
          'Purchases within approved limits',
          'GST returns from the sales register',
          'Approvals that continue during leave',
        ],
      },
      {
        kind: 'offerings',
        id: 'technology',
        heading: 'Technology',
        items: [
          {
            title: 'Complete entries',
            text: 'PostgreSQL stores an entry for stock, cost and tax completely or not at all, even if power fails midway.',
          },
          {
            title: 'Documented interfaces',
            text: 'Each module has a documented REST API, so any team can connect a weighbridge, a bank or another app.',
          },
          {
            title: 'Rights for each post',
            text: 'After a transfer, the new officer gets the rights of the post. Each access to personal data is logged.',
          },
          {
            title: 'A permanent log',
            text: 'It shows who changed what and when. Your auditors can read it, and no user of the application can change it.',
          },
          {
            title: 'Offline branches',
            text: 'A branch without internet keeps working and synchronises later. If two entries conflict, a supervisor decides.',
          },
          {
            title: 'Your server or the cloud',
            text: 'It runs on a server in your building, in a state data centre, or in an Indian cloud region. You can move it later without changing the software.',
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Start with your slowest department',
      text: sample(
        'Show us its forms. In a free hour you see how one system would handle them, and which modules can wait.',
        'what this costs with you, and how soon you answer',
      ),
      action: { label: 'Schedule Enterprise Consultation' },
    },
  },
} satisfies ServiceSource;
