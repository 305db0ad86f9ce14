import { addresses } from './addresses.ts';
import type { PrivacyNoticeSource } from './schema/privacy-notice.ts';

export default {
  version: 5,
  effective: '2026-11-22',
  page: {
    sample: 'the text as your lawyer approved it, with the periods you keep to',
    metadata: {
      title: 'Privacy notice for our forms | {company.name}',
      description:
        'For each form of this site: what is kept, why, for how long, how to withdraw your consent and whom to ask. Under the DPDP Act, 2023 and its Rules.',
    },
    hero: {
      eyebrow: 'Legal',
      heading: 'Privacy notice for our forms',
      trail: 'Privacy Notice',
      lead: 'What you agree to when you send a form of this site. It is the notice under section 5 of the Digital Personal Data Protection Act, 2023 and rule 3 of its Rules of 2025, and can be read on its own.',
    },
    date: 'Version {version}, from {date}',
    contents: 'On this page',
    contactLabels: {
      company: 'Company',
      email: 'E-mail',
      phone: 'Phone',
      address: 'Postal address',
      grievanceOfficer: 'Person to ask',
      grievanceEmail: 'E-mail for privacy matters',
    },
    summary: {
      heading: 'In short',
      points: [
        'We keep what you type, when it arrived, and which version of the form and of this notice you saw.',
        'We use it to do what the form says, and for nothing else.',
        'Each form has its own period. After it, the entry is erased.',
        'A link in our e-mail is enough to withdraw your consent, or one e-mail from you. You need give no reason.',
      ],
    },
    sections: [
      {
        id: 'what',
        heading: 'What is kept',
        blocks: [
          {
            kind: 'table',
            caption: 'Each form and the answers it keeps',
            head: ['Form', 'Answers'],
            rows: [
              ['Contact', 'Full name, e-mail address, project details; company and project type if you give them'],
              ['Newsletter', 'E-mail address'],
              [
                'Question about a course',
                'Full name, question, e-mail address or phone number; the course if you name one',
              ],
              [
                'Internship registration',
                'Full name, e-mail address, WhatsApp number, institute ID and name, course year, domain, mode and duration of training; a discount code if you have one',
              ],
              [
                'Placement training registration',
                'Full name, e-mail address, WhatsApp number, institute ID and name, course year, program and mode of training; a discount code if you have one',
              ],
              [
                'Job application',
                'Position, name, e-mail address, phone number and résumé; a message and a link to a profile if you give them',
              ],
            ],
          },
          {
            kind: 'text',
            text: 'With each entry we keep the time it arrived, the questions as they were worded, and the versions of the form and of this notice. A random number made by your browser makes sure that an entry sent twice is kept once. Later we add who of us dealt with it, and when.',
          },
          {
            kind: 'text',
            text: 'Until you send a form, what you type into it stays on your own device, for 7 days at most; a button beside the form clears it. The number of what you sent stays there as long.',
          },
        ],
      },
      {
        id: 'why',
        heading: 'Why, and for how long',
        blocks: [
          {
            kind: 'table',
            caption: 'Purpose and period of each form',
            head: ['Form', 'Purpose', 'Kept until'],
            rows: [
              ['Contact', 'To answer you and, if you wish, to prepare an offer', '24 months after the last message'],
              ['Question about a course', 'To answer you', '12 months after the last message'],
              [
                'Newsletter',
                'To send it, at most once a month',
                'You unsubscribe; an unconfirmed address goes after 30 days',
              ],
              [
                'Internship registration',
                'To offer a place, arrange the internship and issue the certificate',
                '3 years after it ends, so that a lost certificate can be issued again; 12 months if no place was taken',
              ],
              [
                'Placement training registration',
                'To offer a seat, run the course and support placement',
                '3 years after the course ends; 12 months if no seat was taken',
              ],
              [
                'Job application',
                'To decide on it, and to tell you of a position that opens later',
                '12 months after the decision',
              ],
            ],
          },
          {
            kind: 'text',
            text: 'Where a law asks for a longer time, we keep only what it asks for: invoices for eight years, and the records of how an entry was handled for at least one year. Backups lose what was erased within ninety days.',
          },
        ],
      },
      {
        id: 'who-sees',
        heading: 'Who sees it',
        blocks: [
          {
            kind: 'text',
            text: 'Those of our staff who answer that kind of message, each with a personal sign-in. The companies that host our server and carry our e-mail handle it for us under contract. Nobody else does, unless you ask us to pass it on or a law obliges us.',
          },
          {
            kind: 'text',
            text: 'What you type into a form also goes to those of our staff by e-mail, without your files, so a copy lies in their mailboxes. Where we use another system to keep track of who wrote to us, such as a customer list, it gets such a copy too, under contract. Newsletter addresses go to neither.',
          },
        ],
      },
      {
        id: 'withdraw',
        heading: 'How to withdraw',
        blocks: [
          {
            kind: 'list',
            items: [
              'Newsletter: press the link at the foot of any issue.',
              'Every other form: follow the link to withdraw in the e-mail that you got when you sent it, and press the button on the page that opens. The entry is erased at once.',
              'You got no e-mail, or have it no more: ask for another one here, with the address you gave. It brings a link for each entry that we keep under that address. What you type is used for this e-mail alone.',
            ],
          },
          { kind: 'withdrawal-form' },
          {
            kind: 'text',
            text: 'You gave us only a phone number, or no e-mail comes? Write to {company.email} or call {company.phone}, with the word “withdraw” and your reference number if you have it. We stop at once, erase the entry within fifteen days and confirm it, except for what a law obliges us to keep.',
          },
          {
            kind: 'text',
            text: 'Our website cannot reach the copies in the mailboxes of our staff or in another system. So, when you withdraw, it tells both at once to erase theirs, by your reference number alone. Our staff do that by hand, within fifteen days; and they do it as well when the time of an entry is over.',
          },
          {
            kind: 'text',
            text: 'Without the entry we can no longer answer, keep your seat or consider your application. What was done before you withdrew stays lawful.',
          },
        ],
      },
      {
        id: 'your-rights',
        heading: 'What else you can ask',
        blocks: [
          {
            kind: 'text',
            text: 'You can see what we hold and with whom it was shared, have it corrected, completed or erased, and name someone to act for you if you die or are no longer able to. Write to the address above. We answer within thirty days.',
          },
          {
            kind: 'text',
            text: 'If you are under eighteen, please have a parent or guardian send the form and give the consent.',
          },
        ],
      },
      {
        id: 'complain',
        heading: 'Whom to ask, and where to complain',
        blocks: [
          { kind: 'grievance' },
          {
            kind: 'text',
            text: 'If our answer does not satisfy you, you may complain to the Data Protection Board of India through its online portal.',
          },
        ],
      },
      {
        id: 'contact',
        heading: 'Who is responsible',
        blocks: [
          { kind: 'contact' },
          { kind: 'link', link: { label: 'Privacy policy', href: addresses.privacyPolicy } },
        ],
      },
    ],
  },
} satisfies PrivacyNoticeSource;
