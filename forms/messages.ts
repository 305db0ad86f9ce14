/**
 * All error messages of the forms, for the browser and the server. No message repeats what the visitor typed.
 * Each group is a separate export, so that a script bundles only the messages that it shows. The messages that a page passes to its
 * script are strings with placeholders such as `{count}`.
 */

const formatCount = (count: number) => count.toLocaleString('en-IN');

/** Errors of a text answer whose field has no `ValueField.message`. */
export const answerErrors = {
  invalidCharacter: (label: string) => `${label} holds a character that cannot be stored. Please type it again.`,
  missing: (label: string) => `${label} is missing. Please fill it in.`,
  multipleLines: (label: string) => `${label} must be a single line. Please remove the line breaks.`,
  tooShort: (label: string, min: number) =>
    `${label} is shorter than ${formatCount(min)} characters. Please write all of it.`,
  tooLong: (label: string, max: number, length: number) =>
    `${label} is longer than ${formatCount(max)} characters. Please shorten it by ${formatCount(length - max)}.`,
  invalidEmail: (label: string) => `${label} is not a complete email address. Please write it like name@example.com.`,
  invalidPhoneNumber: (label: string) =>
    `${label} is too short for a phone number. Please write all of it, with the code of your area or country.`,
  invalidUrl: (label: string) =>
    `${label} is not the address of a web page. Please write it like example.com/your-name.`,
  unlisted: (label: string) => `${label} has an answer that is not on the list. Please choose one from the list.`,
};

/** Errors of a file. */
export const fileErrors = {
  missing: (label: string) => `${label} is missing. Please choose a PDF file.`,
  empty: (label: string) => `${label} is an empty file. Please choose another one.`,
  tooLarge: (label: string, maxMegabytes: number) =>
    `${label} is larger than ${maxMegabytes} MB. Please choose a smaller PDF file.`,
  notPdf: (label: string) => `${label} is not a PDF file. Please save it as PDF and choose that file.`,
  damaged: (label: string) =>
    `${label} is a damaged or incomplete PDF file. Please save it as PDF again and choose that file.`,
  /** The file was moved, changed or locked after the visitor chose it. */
  unreadable: 'The file you chose can no longer be read. Please choose it again.',
};

/** Errors of both registrations, literally from section 5 of the specification. */
export const registrationErrors = {
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
};

/** For an application for a position that was filled in the meantime. */
export const positionClosed = 'This position is no longer open. Please look at our careers page for those that are.';

/** For a question about a course without an email address or a phone number. */
export const missingContact = 'Please give an email address or a phone number, so that we can answer you.';

/** Label of the hidden field (`honeypotField`), for a visitor whose browser shows the page without styles. */
export const honeypotLabel = 'Subject (please leave empty)';

/** Hints about an answer that is accepted but may be a mistake. */
export const adviceTexts = {
  invalidPhoneNumber: 'Is this right? It does not look like a number we can dial.',
  suggestedDomain: (domain: string) => `Did you mean ${domain}?`,
  sendAgain: 'If your answer is right, send again.',
  incompleteDomain: (domain: string) => `Is this right? Something may be missing after ${domain}.`,
};

/** Shown next to the button of a step: how many answers need attention. Their labels follow. */
export const problemWords = {
  missing: { one: '1 answer is missing:', many: '{count} answers are missing:' },
  wrong: { one: '1 answer needs another look:', many: '{count} answers need another look:' },
};

/** Messages of the server about a whole post, by HTTP status. */
export const refusals = {
  400: 'The form arrived damaged, so nothing was sent. Please reload the page and try again.',
  403: 'The form came from another website, so nothing was sent. Please open this website and send it from here.',
  404: 'There is no such form here, so nothing was sent. Please go to our home page and use the form there.',
  408: 'The form took too long to arrive, so nothing was sent. Please check your connection and try again.',
  413: 'The form is larger than 64 KB, so nothing was sent. Please shorten your text and try again.',
  415: 'The form arrived in a format this website does not read, so nothing was sent. Please send it from the page itself.',
  503: 'Nothing was sent, because we cannot store it at the moment. What you typed is still here: please try again in a few minutes, or write to us by email.',
} as const;

/** 503 on a static page, which is the same for every visitor and cannot contain what they typed. */
export const serverBusy =
  'Nothing was sent, because too many forms are arriving at this moment. Please go back to the form and send it again in a minute.';

/** 429, for a network that sent too many posts. `inPlace` is shown in the form, `onPage` on a page without it. @param waitS seconds */
export function tooManyPosts(waitS: number) {
  const reason = 'Nothing was sent, because very many forms came from your network in a short time.';
  const when = formatWait(waitS);
  return {
    inPlace: `${reason} What you typed is still here: please send it again ${when}.`,
    onPage: `${reason} What you typed is still in the form: please go back to it with your browser, and send it again ${when}.`,
  };
}

function formatWait(waitS: number): string {
  const minutes = Math.ceil(waitS / 60);
  if (minutes <= 1) return 'in a minute';
  return minutes <= 60 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}

/** 503 when an operator must repair the store, so a retry in a few minutes would not help. */
export const storeDamaged =
  'Nothing was sent, because we must repair our records first. What you typed is still here: please write to us by email.';

/**
 * For a post whose outcome is unknown. If nothing was stored, the message says 'Nothing was sent' instead. Each case always has the same
 * wording, because visitors act on it.
 */
const uncertain = 'It may not have reached us.';

/** The connection to the database broke before it answered. */
export const outcomeUnknown = `${uncertain} What you typed is still here: please send it again in a minute. It is counted once.`;

/** 500. @param reference of the error in the log */
export const serverFailed = (reference: string) =>
  `${uncertain} Please send it again: it is counted once. If it keeps failing, write to us by email and mention ${reference}.`;

/** 500 after opening a link in an email. @param reference of the error in the log */
export const linkFailed = (reference: string) =>
  `Something failed on our side, and we cannot tell whether it was done. Please open the link again: doing it twice changes nothing. If it keeps failing, write to us by email and mention ${reference}.`;

/** Title of both messages where the site cannot render a page. */
export const serverFailedTitle = 'Something failed';

/** Messages of the script that sends a form. A refusal by the server has its own message. */
export const sendErrors = {
  /** A proxy refused the request, so there is no message from the server. */
  refused: {
    title: 'Not sent',
    text: 'Nothing was sent. What you typed is still here: try again in a few minutes.',
  },
  /** The server failed. */
  uncertain: { title: serverFailedTitle },
  unreachable: {
    title: 'No answer from our server',
    text: `${uncertain} What you typed is still here: send it again. It is counted once.`,
  },
  /** The device had no connection, so it cannot have sent anything. */
  offline: {
    title: 'You are offline',
    text: 'Nothing was sent. What you typed is still here.',
  },
  tooSlow: {
    title: 'This is taking too long',
    text: `${uncertain} What you typed is still here: send it again in a minute. It is counted once.`,
  },
  /** After a send that failed because the device was offline. */
  backOnline: { title: 'You are online again', text: 'What you typed is still here: send it now. It is counted once.' },
  /** Some answers are wrong. A link to each of them follows. */
  fieldErrors: {
    one: 'Not sent: one answer needs a change',
    many: 'Not sent: {count} answers need a change',
    text: 'What you typed is still here.',
  },
};

/** Title of the document while the form shows an error. */
export const errorTitle = 'Error: {title}';

/**
 * Texts of the page that answers a refused form without JavaScript. The reason appears between them. If the outcome is unknown, the
 * title is that of `sendErrors.uncertain`.
 */
export const refusedPages = {
  contact: { title: 'Message not sent', text: typedBelow },
  newsletter: {
    title: 'Not subscribed',
    text: () => 'Check the address and send it again at the foot of this page.',
  },
  application: {
    title: 'Application not sent',
    text: (email: string) => `${typedBelow(email)} Please choose only the résumé again.`,
  },
  courseQuestion: { title: 'Question not sent', text: typedBelow },
  registration: {
    title: 'Registration not sent',
    text: typedBelow,
  },
  withdrawal: {
    title: 'No email sent',
    text: (email: string) => `If it does not work, write to ${email} from the address you gave.`,
  },
  unknownForm: {
    title: 'There is no such form',
    text: (email: string) =>
      `The page you came from may be an old copy. Open the home page again, or write to ${email}.`,
  },
};

function typedBelow(email: string): string {
  return `What you typed is below, as far as it reached us. Send it again from here, or write to ${email}.`;
}
