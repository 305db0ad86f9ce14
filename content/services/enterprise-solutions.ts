import { sampleEvidence } from '../loading/sample.ts';
import type { ServiceSource } from '../schema/offerings/service.ts';

export default {
  order: 20,
  title: 'Enterprise Solutions',
  icon: 'institution',
  hue: 'indigo',
  summary: 'ERP, CRM, reporting and workflows on one set of records',
  description:
    'ERP, CRM, reports and approvals on one set of records, so that stores, accounts and the field office stop sending each other files. We fit the system to rules you already follow and bring the old data across. Each department is trained at its own desks.',
  page: {
    sample: 'how you do this work: each step, interval and promise on this page',
    metadata: {
      title: 'Enterprise Solutions | {company.name}',
      description:
        'ERP, CRM, business intelligence and workflow automation for organisations with several offices: one set of records, brought over department by department.',
    },
    hero: {
      eyebrow: 'Service',
      lead: 'Bought, issued, billed and reported, without anyone typing a figure a second time. The stores, the sales desk, the accounts and the field work from the same page, each seeing its own part.',
      actions: [{ label: 'Explore Enterprise Solutions' }],
      picture: {
        screen: 'crm-window',
        alt: 'A CRM at work in a solar firm: the deals of November in columns from New to Won, each card with a customer, a value and a date',
      },
    },
    sections: [
      {
        kind: 'offerings',
        id: 'systems',
        heading: 'Systems that share their records',
        intro: 'Take one and add the others later. Customers, items and people are entered once for all four.',
        items: [
          {
            title: 'ERP Systems',
            text: 'Purchase, stock, production, payroll and accounts in one ledger. A sack of fertiliser issued at a tea garden leaves the stock, enters the cost of the division it went to and counts toward the next order, all from one slip.',
            points: [
              'GST invoices, e-invoices and e-way bills',
              'Stock by store, batch and expiry date',
              'Wages by attendance, by task and by weight plucked',
              'Branch accounts that close on one calendar',
            ],
          },
          {
            title: 'CRM Solutions',
            text: 'Every enquiry has an owner, a next step and a date. The call, the quotation and the site visit share one history, so that any colleague who picks up the telephone knows the customer and the promise.',
            points: [
              'Web, WhatsApp, telephone and counter in one list',
              'Quotations that become orders without retyping',
              'A reminder before a promise falls due',
              'Repairs and complaints beside the sale they belong to',
            ],
          },
          {
            title: 'Business Intelligence',
            text: 'Reports that managers open for themselves. A total can be followed down to the vouchers it is made of, and a term such as ‘active member’ is defined once for every report that uses it.',
            points: [
              'Refreshed each night, or each hour where it matters',
              'From district to office to single entry in three clicks',
              'Managers see their own units and no others',
              'Excel and PDF copies mailed on the days you set',
            ],
          },
          {
            title: 'Workflow Automation',
            text: 'Leave, purchase, sanction and payment requests travel as your delegation of powers says, with a date at every desk. When an officer is on tour the request goes to whoever officiates, and the change is noted on the file.',
            points: [
              'Limits by amount and by post',
              'A reminder first, then the next officer up',
              'Aadhaar eSign or a digital signature where the rules ask for one',
              'Notes stay with the file as they were written',
            ],
          },
        ],
      },
      {
        kind: 'figure',
        id: 'phases',
        heading: 'The phases, with your approval of each',
        intro:
          'You approve the result of each phase in writing. Inside the development phase, modules are shown every two weeks and their order can still change. What fails your check comes back to us.',
        figure: 'enterprise-phases',
        arrangement: 'above',
        alt: 'A swimlane of eight phases. In each, our engineers do their part, your departments check it or send it back, and you sign; only then does the thread go up to the next phase, and what is signed grows by a stitch. From the workshop with each department it goes through drawn screens, modules every two weeks, bank files tried with wrong input, a full past month entered again, opening balances over a weekend and training at your own desks, to a named engineer who stays through the first year-end closing.',
        steps: [
          {
            title: 'Requirements Analysis',
            text: 'A workshop with each department. The result is a numbered list that every later test refers to.',
          },
          {
            title: 'System Design',
            text: 'Records, roles, approval paths and reports on paper, with drawn screens for the heads of department.',
          },
          {
            title: 'Development',
            text: 'Module by module, as a rule stores before accounts, each opened on a test system when it is done.',
          },
          {
            title: 'Integration',
            text: 'Bank files, tax returns, biometric attendance, the old payroll: each tried with wrong input as well as right.',
          },
          {
            title: 'Testing',
            text: 'A full past month is entered again. The closing balances have to equal those in your books.',
          },
          {
            title: 'Deployment',
            text: 'Opening balances go in over a weekend, one office after another. The old system stays open for reading.',
          },
          {
            title: 'Training',
            text: 'Small groups at their own desks, with a printed sheet for each job in Bengali, Hindi or English.',
          },
          {
            title: 'Support',
            text: 'A named engineer through the first year-end closing; after that, a help desk with agreed answer times.',
          },
        ],
      },
      {
        kind: 'quote',
        id: 'story',
        heading: 'A success story',
        sample: 'what a real client wrote, with role, kind of organisation and their written consent',
        text: 'Three depots, three stock books, and a fourth at head office that agreed with none of them. A year after the change we had 30% lower operating costs and, counted in orders closed per clerk, 50% better efficiency. All 500+ employees work in the same system now, the drivers too.',
        author: 'Head of operations at a distributor of farm supplies',
      },
      {
        kind: 'metrics',
        id: 'story-figures',
        heading: 'The same year in figures',
        sample: 'the figures of the client quoted above',
        metrics: [
          {
            value: '30%',
            label: 'lower operating costs',
            change: 'less',
            evidence: sampleEvidence(
              'Wages, transport and storage in the client’s own accounts: the year after the change against the year before.',
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
        heading: 'After the first year',
        items: [
          'A figure is typed once, where it arises',
          'The month closes in days',
          'Stock on the screen that matches the shelf',
          'Overdue files are listed before anyone asks for them',
          'Each branch sees what the others promised a customer',
          'Auditors find a voucher without asking for boxes',
          'New staff can do the first task on the first day',
          'Purchases stay inside the limits that were approved',
          'GST returns come out of the sales register',
          'Approvals continue while an officer is on leave',
        ],
      },
      {
        kind: 'offerings',
        id: 'technology',
        heading: 'Under the surface',
        items: [
          {
            title: 'Whole entries or none',
            text: 'PostgreSQL with real transactions. An entry that touches stock, cost and tax is stored in full or not at all, even if the power goes halfway.',
          },
          {
            title: 'Documented interfaces',
            text: 'Each module has a REST API with its description, so the weighbridge, the bank or next year’s app can be connected by any competent team.',
          },
          {
            title: 'Rights that belong to a post',
            text: 'A transfer order changes one line: the new officer has the rights of the post, the old one no longer does. Opening personal data leaves a trace.',
          },
          {
            title: 'A trail that stays',
            text: 'Who changed what, from which value, and when. The trail can be read by your auditors, and no account of the application can alter it.',
          },
          {
            title: 'Offices that can work apart',
            text: 'A branch without a line keeps entering and synchronises later. Where two entries contradict each other, a supervisor chooses with both in view.',
          },
          {
            title: 'Your rack or the cloud',
            text: 'The same containers run on a server in your building, in a state data centre, or in a cloud provider’s Indian region. You can move from one to another later without changing the software.',
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Start with the slowest department',
      text: 'With its forms on the table, an hour is enough to see how they would run in one system. It also shows which modules can wait a year.',
      action: { label: 'Schedule Enterprise Consultation' },
    },
  },
} satisfies ServiceSource;
