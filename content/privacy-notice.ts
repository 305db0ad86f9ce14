import { addresses } from './addresses.ts';
import type { PrivacyNoticeSource } from './schema/legal/privacy-notice.ts';

/**
 * Looked up on 2026-11-22, in secondary sources; a lawyer has to confirm each. The Rules (G.S.R. 846(E)) are of 13 November 2025, and were in
 * the Gazette by the 14th: rules 3, 5 to 16, 22 and 23, and the sections of the Act that bind a company, begin 18 months later, on 13 or 14 May
 * 2027. With them section 44(2) takes section 43A out of the Information Technology Act. Rule 8(3): the data itself, traffic data and logs
 * of what is done with it, for a year at least. CERT-In, 28 April 2022: report within 6 hours, logs for 180 days. Companies Act, section
 * 128(5): books for 8 years. Consent of a parent: section 9 and rule 10. Complaints: section 46 of the Information Technology Act now.
 * What each period is in the program: `tools/repository-tests/legal-figures.test.ts`.
 */
export default {
  version: 13,
  effective: '2026-11-28',
  name: 'English',
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
      breadcrumbs: 'Privacy Notice',
      lead: 'What you agree to when you send a form of this site. It is the notice that section 5 of the Digital Personal Data Protection Act, 2023 and rule 3 of its Rules of 2025 ask for, and can be read on its own.',
    },
    date: 'Version {version}, from {date}',
    contents: 'On this page',
    contactLabels: {
      company: 'Company',
      email: 'Email',
      phone: 'Phone',
      address: 'Postal address',
      grievanceOfficer: 'Grievance officer, the person to ask',
      grievanceDesignation: 'Designation',
      grievancePhone: 'Phone for privacy matters',
      grievanceEmail: 'Email for privacy matters',
    },
    summary: {
      heading: 'In short',
      points: [
        'We keep what you type, when it arrived, and which version of the form and of this notice you saw.',
        'We use it to do what the form says, and never for advertising.',
        'Each form has its own period. After it, the entry is erased.',
        'To withdraw your consent, press the link in our email or write to us. You need not give a reason.',
        'If you are under 18, a parent or guardian has to agree first.',
      ],
    },
    sections: [
      {
        id: 'law',
        heading: 'Which law applies, and when',
        blocks: [
          {
            kind: 'text',
            text: 'The Digital Personal Data Protection Act, 2023 (the “DPDP Act”) and its Rules of 2025 come into force in parts. Their rules on notices, consent, children, breaches, your rights and complaints bind us from mid-May 2027. Until then section 43A of the Information Technology Act, 2000 and the rules made under it in 2011 apply.',
          },
          {
            kind: 'text',
            text: 'We follow this notice from its date. If something begins only in May 2027, the notice says so.',
          },
        ],
      },
      {
        id: 'what',
        heading: 'What is kept',
        blocks: [
          {
            kind: 'table',
            caption: 'Each form and the answers it keeps',
            head: ['Form', 'Answers'],
            rows: [
              ['Contact', 'Full name, email address, project details; company and project type if you give them'],
              ['Newsletter', 'Email address'],
              [
                'Question about a course',
                'Full name, question, email address or phone number; the course if you name one',
              ],
              [
                'Internship registration',
                'Full name, email address, WhatsApp number, institute ID and name, course year, domain, mode and duration of training; the phone number of a parent or guardian if you are under 18; a discount code if you have one',
              ],
              [
                'Placement training registration',
                'Full name, email address, WhatsApp number, institute ID and name, course year, program and mode of training; the phone number of a parent or guardian if you are under 18; a discount code if you have one',
              ],
              [
                'Job application',
                'Position, name, email address, phone number and résumé; a message and a link to a profile if you give them',
              ],
            ],
          },
          {
            kind: 'text',
            text: 'With each entry we keep: notes of our staff, such as about a call; the emails between you and us about it; the time it arrived; the page you sent it from; the questions as they were worded; the versions of the form and of this notice; and a random number from your browser, so that an entry sent twice is kept once.',
          },
          {
            kind: 'text',
            text: 'A poster or post may lead you to an address of this site that ends in “?from=” and a name. Your browser keeps this name until you close the tab, and we keep it with what you send. We also count how often each page, and each step of a registration, is opened in a day. These counts contain nothing about you.',
          },
          {
            kind: 'text',
            text: 'Until you send a form, what you type stays on your own device. After 7 days, the next page of this site that you open there deletes it. A button next to the form deletes it at once: please use it on a shared computer. The reference number of what you sent stays there for 7 days too, or until you remove it on your receipt. Your device also remembers the language that you choose; we do not learn it.',
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
              ['Contact', 'To answer you and, if you wish, to prepare an offer', '24 months after it arrived'],
              ['Question about a course', 'To answer you', '12 months after it arrived'],
              [
                'Newsletter',
                'To send it, at most once a month',
                'You unsubscribe; an unconfirmed address goes after 30 days',
              ],
              [
                'Internship registration',
                'To offer a place, arrange the internship and issue the certificate',
                '3 years after it arrived, so that a lost certificate can be issued again; 12 months if no place was taken',
              ],
              [
                'Placement training registration',
                'To offer a seat, run the course, issue the certificate and support placement',
                '3 years after it arrived; 12 months if no seat was taken',
              ],
              [
                'Job application',
                'To decide on it, and to tell you of a position that opens later',
                '12 months after it arrived',
              ],
            ],
          },
          {
            kind: 'text',
            text: 'Nothing you send is used for advertising, sold, or used to train a model. News of courses comes in the newsletter alone, to those who asked for it and confirmed. The number of a parent or guardian is used to ask for their consent, and to reach them about your training.',
          },
          {
            kind: 'text',
            text: 'When an entry is erased, because its period has ended or because you withdraw, only this stays:',
          },
          {
            kind: 'list',
            items: [
              'Invoices, for 8 years, as the Companies Act, 2013 requires.',
              'Logs of our servers, for 180 days, as the directions of CERT-In of April 2022 require. They hold reference numbers, and nothing that you typed.',
              'The entry in backups: the last copy disappears within 90 days.',
              'Its reference number, the form, the reason and the date, without an end date. They show that it was erased, and keep it erased when we restore a backup.',
            ],
          },
          {
            kind: 'text',
            text: 'From mid-May 2027 rule 8(3) of the DPDP Rules requires every company to keep what it handles, and the logs of it, for at least 1 year, for the authorities and for nothing else. Before that day this notice gets a new version, which says what stays and for how long.',
          },
        ],
      },
      {
        id: 'who-sees',
        heading: 'Who sees it',
        blocks: [
          {
            kind: 'text',
            text: 'Only the staff who answer that kind of message see it, each with a personal sign-in, unless you ask us to pass it on or a law obliges us. It is stored on servers in India. The companies that host our server and deliver our email handle it for us under contract; we tell you their names if you ask.',
          },
          {
            kind: 'text',
            text: 'What you type also goes to these staff by email, without your files, so a copy stays in their mailboxes. If we use another system to keep track of who wrote to us, such as a customer list, it gets such a copy too, under contract. Newsletter addresses go to neither.',
          },
          {
            kind: 'text',
            text: 'If a form cannot be sent, the page offers to send your answers by WhatsApp or by your own email program. If you press that button, WhatsApp or your email provider gets them too, and handles them under its own terms. The same is true when we call you or write to you on WhatsApp.',
          },
          {
            kind: 'text',
            text: 'A program looks at each entry for signs of a robot. An entry that looks like a robot’s is stored, but sends no email until a member of our staff has looked at it and released or erased it. The program alone decides nothing about you.',
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
              'Every other form: follow the link to withdraw in the email that you got when you sent it, and press the button on the page that opens. The entry is erased at once.',
              'If you have no email from us, ask for one here, with the address you gave. It contains a link for each entry that we keep under that address. We use what you type here for this email alone.',
            ],
          },
          { kind: 'withdrawal-form' },
          {
            kind: 'text',
            text: 'If you gave us only a phone number, or no email comes, write to {company.email} or call {company.phone}, with the word “withdraw” and your reference number if you have it. We stop at once, erase the entry within 15 days and confirm it.',
          },
          {
            kind: 'text',
            text: 'Our website cannot reach the copies in mailboxes and in another system. When you withdraw, it asks both at once to erase their copies, naming only your reference number. Our staff do this by hand within 15 days, and also when the period of an entry ends.',
          },
          {
            kind: 'text',
            text: 'Without the entry we can no longer answer, keep your seat or consider your application. What was done before you withdrew stays lawful.',
          },
        ],
      },
      {
        id: 'under-eighteen',
        heading: 'If you are under 18',
        blocks: [
          {
            kind: 'text',
            text: 'You cannot make a binding contract yet, so a parent or guardian gives the consent for you.',
          },
          {
            kind: 'list',
            items: [
              'To register, have a parent or guardian send the form, or send it with their phone number.',
              'Before anything else we call that number, ask who they are, tell them what this notice says, and ask whether they agree. The contract and the invoice are theirs.',
              'Until they agree, we send the student no email.',
              'If they say no, or we cannot reach them within 30 days, we erase the registration.',
              'They can withdraw at any time, by the same link.',
              'Every other form: please have a parent or guardian send it.',
            ],
          },
          {
            kind: 'text',
            text: 'We do not track children, and direct no advertising at them. From mid-May 2027 we also check that the person who agrees is an adult, as rule 10 of the DPDP Rules asks.',
          },
        ],
      },
      {
        id: 'breach',
        heading: 'If something goes wrong',
        blocks: [
          {
            kind: 'text',
            text: 'If what you sent is lost, changed, or seen by somebody who should not see it, we tell you without delay, at the address you gave: what happened, what it may mean for you, what we have done, what you can do, and whom to ask.',
          },
          {
            kind: 'text',
            text: 'We report it to CERT-In, the computer emergency response team of India, within 6 hours of noticing it, as its directions ask today. From mid-May 2027 we also tell the Data Protection Board of India without delay, and in full within 72 hours.',
          },
        ],
      },
      {
        id: 'your-rights',
        heading: 'What else you can ask',
        blocks: [
          {
            kind: 'text',
            text: 'You can see what we hold and with whom it was shared, have it corrected, completed or erased, and name someone to act for you if you die or are no longer able to. Write to the address below. We answer within 30 days.',
          },
        ],
      },
      {
        id: 'languages',
        heading: 'In your language',
        blocks: [
          {
            kind: 'text',
            text: 'You can read this notice here in English, Bengali and Hindi. You may have it in any of the 22 languages of the Eighth Schedule to the Constitution: write to {company.email} and name the language. Decide after you have read it.',
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
            text: 'If our answer does not satisfy you, you may today claim compensation before the adjudicating officer of the State, under section 46 of the Information Technology Act, 2000. From mid-May 2027 you may complain to the Data Protection Board of India, through its online portal.',
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
