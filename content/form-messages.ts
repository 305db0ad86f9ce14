import type { FormMessagesSource } from './schema/site/form-messages.ts';

const typedBelow =
  'What you typed is below, as far as it reached us. Send it again from here, or write to {company.email}.';

export default {
  answers: {
    invalidCharacter: '{label} contains a character that cannot be stored. Please type it again.',
    missing: '{label} is missing. Please fill it in.',
    multipleLines: '{label} must be a single line. Please remove the line breaks.',
    tooShort: '{label} is shorter than {min} characters. Please write all of it.',
    tooLong: '{label} is longer than {max} characters. Please shorten it by {excess}.',
    invalidEmail: '{label} is not a complete email address. Please write it like name@example.com.',
    invalidPhoneNumber:
      '{label} is too short for a phone number. Please write all of it, with the code of your area or country.',
    invalidUrl: '{label} is not the address of a web page. Please write it like example.com/your-name.',
    unlisted: '{label} has an answer that is not on the list. Please choose one from the list.',
  },
  advice: {
    invalidPhoneNumber: 'Is this right? It does not look like a number we can dial.',
    suggestedDomain: 'Did you mean {domain}?',
    incompleteDomain: 'Is this right? Something may be missing after {domain}.',
    sendAgain: 'If your answer is right, send again.',
  },
  files: {
    missing: '{label} is missing. Please choose a PDF file.',
    empty: '{label} is an empty file. Please choose another one.',
    tooLarge: '{label} is larger than {megabytes} MB. Please choose a smaller PDF file.',
    notPdf: '{label} is not a PDF file. Please save it as PDF and choose that file.',
    damaged: '{label} is a damaged or incomplete PDF file. Please save it as PDF again and choose that file.',
    unreadable: 'The file you chose can no longer be read. Please choose it again.',
  },
  registration: {
    name: 'Name must be at least 2 characters',
    email: 'Invalid email address',
    whatsapp: 'WhatsApp number must be at least 10 digits',
    instituteId: 'Institute ID is required',
    courseYear: 'Course year is required',
    instituteName: 'Institute name is required',
    internshipDomain: 'Please select an internship domain',
    trainingDomain: 'Please select a training domain',
    mode: 'Please select a training mode',
    courseLength: 'Please select a program duration',
  },
  positionClosed: 'This position is no longer open. Please look at our careers page for those that are.',
  missingContact: 'Please give an email address or a phone number, so that we can answer you.',
  honeypot: 'Subject (please leave empty)',
  problems: {
    missing: { one: '1 answer is missing:', many: '{count} answers are missing:' },
    wrong: { one: '1 answer needs another look:', many: '{count} answers need another look:' },
  },
  refusals: {
    400: 'The form arrived damaged, so nothing was sent. Please reload the page and try again.',
    403: 'The form came from another website, so nothing was sent. Please open this website and send it from here.',
    404: 'There is no such form here, so nothing was sent. Please go to our home page and use the form there.',
    408: 'The form took too long to arrive, so nothing was sent. Please check your connection and try again.',
    413: 'The form is larger than 64 KB, so nothing was sent. Please shorten your text and try again.',
    415: 'The form arrived in a format this website does not read, so nothing was sent. Please send it from the page itself.',
    503: 'Nothing was sent, because we cannot store it at the moment. What you typed is still here: please try again in a few minutes, or write to us by email.',
  },
  serverBusy:
    'Nothing was sent, because too many forms are arriving at this moment. Please go back to the form and send it again in a minute.',
  tooManyPosts: {
    inPlace:
      'Nothing was sent, because very many forms came from your network in a short time. What you typed is still here: please send it again {when}.',
    onPage:
      'Nothing was sent, because very many forms came from your network in a short time. What you typed is still in the form: please go back to it with your browser, and send it again {when}.',
    minute: 'in a minute',
    minutes: 'in {count} minutes',
    hours: 'in {count} hours',
  },
  storeDamaged:
    'Nothing was sent, because we must repair our records first. What you typed is still here: please write to us by email.',
  outcomeUnknown:
    'It may not have reached us. What you typed is still here: please send it again in a minute. It is counted once.',
  serverFailed:
    'It may not have reached us. Please send it again: it is counted once. If it keeps failing, write to us by email and mention {reference}.',
  linkFailed:
    'Something failed on our side, and we cannot tell whether it was done. Please open the link again: doing it twice changes nothing. If it keeps failing, write to us by email and mention {reference}.',
  send: {
    refused: { title: 'Not sent', text: 'Nothing was sent. What you typed is still here: try again in a few minutes.' },
    uncertain: { title: 'Something failed' },
    unreachable: {
      title: 'No answer from our server',
      text: 'It may not have reached us. What you typed is still here: send it again. It is counted once.',
    },
    offline: { title: 'You are offline', text: 'Nothing was sent. What you typed is still here.' },
    tooSlow: {
      title: 'This is taking too long',
      text: 'It may not have reached us. What you typed is still here: send it again in a minute. It is counted once.',
    },
    backOnline: {
      title: 'You are online again',
      text: 'What you typed is still here: send it now. It is counted once.',
    },
    fieldErrors: {
      one: 'Not sent: one answer needs a change',
      many: 'Not sent: {count} answers need a change',
      text: 'What you typed is still here.',
    },
  },
  errorTitle: 'Error: {title}',
  refusedPages: {
    contact: {
      title: 'Message not sent',
      text: typedBelow,
    },
    newsletter: {
      title: 'Not subscribed',
      text: 'Check the address and send it again at the foot of this page.',
    },
    application: {
      title: 'Application not sent',
      text: `${typedBelow} Please choose only the résumé again.`,
    },
    courseQuestion: {
      title: 'Question not sent',
      text: typedBelow,
    },
    registration: {
      title: 'Registration not sent',
      text: typedBelow,
    },
    withdrawal: {
      title: 'No email sent',
      text: 'If it does not work, write to {company.email} from the address you gave.',
    },
    unknownForm: {
      title: 'There is no such form',
      text: 'The page you came from may be an old copy. Open the home page again, or write to {company.email}.',
    },
  },
} satisfies FormMessagesSource;
