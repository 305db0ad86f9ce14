import type { LettersSource } from './schema/letters.ts';

export default {
  kinds: {
    contact: { entry: 'message', staff: 'Message' },
    application: { entry: 'application', staff: 'Job application' },
    'course-question': { entry: 'question', staff: 'Course question' },
    'internship-registration': { entry: 'registration', staff: 'Internship' },
    'placement-training-registration': { entry: 'registration', staff: 'Placement training' },
  },
  privacy: 'Privacy notice',
  staffNotice: {
    subject: '{kind}: {name} ({reference})',
    nameless: 'no name given',
    preheader: '{about}. Received {date}.',
    reference: 'Reference',
    received: 'Received',
    earlier: 'Earlier',
    earlierText: '{reference}, same person, same request',
    call: 'Call',
    whatsapp: 'WhatsApp',
    write: 'E-mail',
    replySubject: 'Your {entry} to {company.name} ({reference})',
    noNumber: 'No number in it that can be dialled.',
    answersHeading: 'Answers',
    filesHeading: 'Files',
    filesText: 'Not in this mail. On the server, this lists the entry and how to save them:',
    reason: 'For the staff of {company.name}. It holds personal data: please do not pass it on.',
  },
  acknowledgement: {
    subject: '{company.shortName} has your {entry}: {reference}',
    heading: 'We have your {entry}',
    withheld: 'What you wrote is not repeated here, in case this address was mistyped.',
    withdraw: {
      heading: 'Changed your mind, or was it not you?',
      text: 'Withdraw, and we erase what was sent, with its files. The page asks once more before it does.',
      link: 'Withdraw and erase',
    },
    reason: 'You get this one letter because a form on our site was sent with this address.',
  },
  confirmation: {
    subject: '{company.shortName} newsletter: please confirm',
    preheader: 'One press, and the next issue comes to this address.',
    heading: 'Is this your address?',
    text: 'Somebody, we think you, asked for the newsletter of {company.name} with it.',
    confirm: 'Yes, send me the newsletter',
    leave: {
      heading: 'You did not ask for it?',
      text: 'Do nothing. Without your yes no issue comes, and the address is erased after 30 days. Or remove it now:',
      link: 'Remove this address',
    },
    reason: 'You get this one letter because this address was typed into the newsletter field of our site.',
  },
} satisfies LettersSource;
