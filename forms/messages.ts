/**
 * Every fault and refusal that a form can give, in the browser as on the server. None repeats what was typed.
 * Each group has a name of its own, so that a script brings only those it says. Where a page carries a sentence to its script, what
 * is to be filled in stands as a gap: `{count}`.
 */

const counted = (count: number) => count.toLocaleString('en-IN');

/** Of an answer in words, where its field says nothing of its own (`ValueField.message`). */
export const answerErrors = {
  unstorable: (label: string) => `${label} holds a character that cannot be stored. Please type it again.`,
  missing: (label: string) => `${label} is missing. Please fill it in.`,
  severalLines: (label: string) => `${label} must be a single line. Please remove the line breaks.`,
  tooShort: (label: string, least: number) =>
    `${label} is shorter than ${counted(least)} characters. Please write all of it.`,
  tooLong: (label: string, most: number, length: number) =>
    `${label} is longer than ${counted(most)} characters. Please shorten it by ${counted(length - most)}.`,
  noEmail: (label: string) => `${label} is not a complete e-mail address. Please write it like name@example.com.`,
  noPhoneNumber: (label: string) =>
    `${label} is too short for a phone number. Please write all of it, with the code of your area or country.`,
  noWebAddress: (label: string) =>
    `${label} is not the address of a web page. Please write it like example.com/your-name.`,
  unlisted: (label: string) => `${label} has an answer that is not on the list. Please choose one from the list.`,
};

/** Of a file. */
export const fileErrors = {
  missing: (label: string) => `${label} is missing. Please choose a PDF file.`,
  empty: (label: string) => `${label} is an empty file. Please choose another one.`,
  tooLarge: (label: string, mostMegabytes: number) =>
    `${label} is larger than ${mostMegabytes} MB. Please choose a smaller PDF file.`,
  noPdf: (label: string) => `${label} is not a PDF file. Please save it as PDF and choose that file.`,
  damaged: (label: string) =>
    `${label} is a damaged or incomplete PDF file. Please save it as PDF again and choose that file.`,
  /** It was moved, changed or locked after it was chosen. */
  unreadable: 'The file you chose can no longer be read. Please choose it again.',
};

/** What both registrations say of an answer, by the name of its field. Specification, section 5: word for word. */
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

/** Of an application for a position that was filled meanwhile. */
export const positionClosed = 'This position is no longer open. Please look at our careers page for those that are.';

/** Of a question about a course that leaves no way to answer it. */
export const noWayToAnswer = 'Please give an e-mail address or a phone number, so that we can answer you.';

/** Of the field that no person sees (`lureField`): for whoever reads a page without its style. */
export const honeypotLabel = 'Subject (please leave empty)';

/** Of an answer that is refused by nobody, but may not be what was meant. */
export const adviceTexts = {
  noNumber: 'This does not look like a number we can dial',
  otherDomain: (meant: string) => `Did you mean ${meant}?`,
  shortDomain: (typed: string) => `Is something missing after ${typed}?`,
};

/** Beside the button of a step: the answers that are in the way of it; their names follow. */
export const problemWords = {
  missing: { one: '1 answer is missing:', several: '{count} answers are missing:' },
  wrong: { one: '1 answer needs another look:', several: '{count} answers need another look:' },
};

/** What the server says of a whole post, by the status of its answer. */
export const refusals = {
  400: 'The form arrived damaged, so nothing was sent. Please reload the page and try again.',
  403: 'The form came from another website, so nothing was sent. Please open this website and send it from here.',
  404: 'There is no such form here, so nothing was sent. Please go to our home page and use the form there.',
  408: 'The form took too long to arrive, so nothing was sent. Please check your connection and try again.',
  413: 'The form is larger than 64 KB, so nothing was sent. Please shorten your text and try again.',
  415: 'The form arrived in a format this website does not read, so nothing was sent. Please send it from the page itself.',
  503: 'Nothing was sent, because we cannot store it at the moment. What you typed is still here: please try again in a few minutes, or write to us by e-mail.',
} as const;

/** Without what was typed: the page is the same for all who are turned away. */
export const crowded =
  'Nothing was sent, because too many forms are arriving at this moment. Please go back to the form and send it again in a minute.';

/** 429, to a network from which too much has come: beside the form, and on a page that holds nothing of it. @param waitS seconds */
export function tooManyPosts(waitS: number) {
  const why = 'Nothing was sent, because very many forms came from your network in a short time.';
  const when = waitInWords(waitS);
  return {
    inPlace: `${why} What you typed is still here: please send it again ${when}.`,
    onPage: `${why} What you typed is still in the form: please go back to it with your browser, and send it again ${when}.`,
  };
}

function waitInWords(waitS: number): string {
  const minutes = Math.ceil(waitS / 60);
  if (minutes <= 1) return 'in a minute';
  return minutes <= 60 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}

/** Instead of 503, of a store that somebody has to repair: it is not there again in a few minutes. */
export const storeDamaged =
  'Nothing was sent, because our records have to be repaired first. What you typed is still here: please write to us by e-mail.';

/**
 * Of a send of which nobody knows what became; where it is known that nothing came of it, 'Nothing was sent' is said, and this never. One
 * wording for each, since people act on it.
 */
const uncertain = 'It may not have reached us.';

/** Where the line to our records was lost before they answered. */
export const outcomeUnknown = `${uncertain} What you typed is still here: please send it again in a minute. It is counted once.`;

/** Of a fault of ours. @param reference what the log calls it */
export const serverFailed = (reference: string) =>
  `${uncertain} Please send it again: it is counted once. If it keeps failing, write to us by e-mail and mention ${reference}.`;

/** The same of a link in a letter. @param reference what the log calls it */
export const linkFailed = (reference: string) =>
  `Something failed on our side, and we cannot tell whether it was done. Please open the link again: doing it twice changes nothing. If it keeps failing, write to us by e-mail and mention ${reference}.`;

/** Over either, where not even a page of the site can be made. */
export const serverFailedTitle = 'Something failed';

/** What the script that sends a form says of a send that failed; a no of the server brings its own sentence. */
export const sendErrors = {
  /** Something in between said no, without a word of ours. */
  refused: {
    title: 'Not sent',
    text: 'Nothing was sent. What you typed is still here: try again in a few minutes.',
  },
  /** A fault of ours. */
  uncertain: { title: serverFailedTitle },
  unreachable: {
    title: 'No answer from our server',
    text: `${uncertain} What you typed is still here: send it again. It is counted once.`,
  },
  /** The device itself knew of no connection, so nothing can have left. */
  offline: {
    title: 'You are offline',
    text: 'Nothing was sent. What you typed is still here.',
  },
  tooSlow: {
    title: 'This is taking too long',
    text: `${uncertain} What you typed is still here: send it again in a minute. It is counted once.`,
  },
  /** After one that failed for want of a line. */
  backOnline: { title: 'The line is back', text: 'What you typed is still here: send it now. It is counted once.' },
  /** Answers are at fault: how many, and what became of them. Links to each follow. */
  fieldErrors: {
    one: 'Not sent: one answer needs a change',
    many: 'Not sent: {count} answers need a change',
    text: 'What you typed is still here.',
  },
};

/** The name of the tab while something is wrong. */
export const errorTitle = 'Error: {title}';

/**
 * The page that answers a refused form without JavaScript: what stands around the sentence that says why. Its title is another where nobody
 * can tell whether it was sent (`sendErrors.uncertain`).
 */
export const refusedPages = {
  contact: { title: 'Message not sent', text: typedBelow },
  newsletter: {
    title: 'Not subscribed',
    text: () => 'Check the address and send it again at the foot of this page.',
  },
  application: {
    title: 'Application not sent',
    text: (email: string) => `${typedBelow(email)} Only the résumé has to be chosen again.`,
  },
  courseQuestion: { title: 'Question not sent', text: typedBelow },
  registration: {
    title: 'Registration not sent',
    text: typedBelow,
  },
  withdrawal: {
    title: 'No e-mail sent',
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
