import type { Verdict } from './verdict.ts';

const minuteMs = 60_000;

/** Who greylists wants to see the same letter again, and not at once. */
const greylistedMs = 5 * minuteMs;

/** What nodemailer's errors have besides their message, which may quote an address. */
interface SmtpError {
  readonly code?: unknown;
  /** Of the system, where nodemailer has a word of its own. */
  readonly originalCode?: unknown;
  readonly response?: unknown;
  readonly responseCode?: unknown;
  /** Which of our commands was refused. */
  readonly command?: unknown;
}

/** The numbers of an answer, without its words: `550 5.1.1`. */
export function codeOf(response: unknown): string | undefined {
  const [, basic, enhanced] = /^(\d{3})(?:[ -]+(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(String(response ?? '')) ?? [];
  return enhanced ? `${basic} ${enhanced}` : basic;
}

/**
 * What a letter that did not go out is to become, by what its server answered.
 * @param mayHaveLeft whether the server had begun to take the letter itself
 */
export function classify(error: unknown, mayHaveLeft: boolean): Verdict {
  const { code, originalCode, response, command } = (error instanceof Error ? error : {}) as SmtpError;
  const answer = codeOf(response);
  const name = nameOf(originalCode) ?? nameOf(code) ?? 'fault';
  // Nothing of the server: something is wrong with the letter alone, and it must not hold up the others.
  if (answer === undefined && !troublesOfLine.has(String(code))) {
    return { means: 'retry', code: name };
  }
  if (answer === undefined || !isAboutLetter(command)) {
    // No word about the letter: the line, the greeting, the encryption, the sign-in, or who we say we are.
    const blame = mayHaveLeft && answer === undefined ? 'letter' : 'nobody';
    return { means: 'pause', code: answer ?? name, blame };
  }
  return judge(answer, command === 'RCPT TO');
}

/** What nodemailer calls them. */
const troublesOfLine: ReadonlySet<string> = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EAUTH',
  'ENOAUTH',
  'EABORT',
]);

const isAboutLetter = (command: unknown) => command === 'RCPT TO' || command === 'DATA';

const nameOf = (code: unknown) => (/^[A-Z][A-Z0-9_]{1,50}$/.test(String(code)) ? String(code) : undefined);

function judge(code: string, isAboutRecipient: boolean): Verdict {
  const [basic = '', enhanced = ''] = code.split(' ');
  // It wants us to sign in first.
  if (/^(530|534|535|538)$/.test(basic)) return { means: 'pause', code, blame: 'nobody' };
  // It closes the line: on everybody, or on what a filter of it dislikes in this one.
  if (basic === '421') return { means: 'pause', code, blame: 'if-others-pass' };
  // Its policy, our own address, or as much as we may send in a day (5.4.5 of Gmail, 5.4.6 of Zoho): other letters would hear the same. Not
  // a policy that has seen the letter: then it may be what a stranger typed into that one, and nobody may hold up the others by typing.
  const isOurs = isAboutRecipient ? /^5\.(7\.\d+|1\.[78]|4\.[56])$/ : /^5\.(1\.[78]|4\.[56])$/;
  if (isOurs.test(enhanced)) return { means: 'pause', code, blame: 'if-others-pass' };
  // 503: it lost the thread. 5.4.4: the recipient's domain cannot be found now. 5.2.2: the mailbox is full.
  if (basic.startsWith('4') || basic === '503' || /^5\.(4\.4|2\.2|7\.\d+)$/.test(enhanced)) {
    return { means: 'retry', code, leastDelayMs: greylistedMs };
  }
  // Only what says so: a server that has had enough for today may answer 550, too.
  return { means: 'dead', code, isAddressGone: isAboutRecipient && /^5\.1\.(1|2|3|6|10)$/.test(enhanced) };
}
