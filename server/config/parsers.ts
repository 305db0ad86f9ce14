import { isIP } from 'node:net';
import { uniqueAddresses } from '../intake/email-address.ts';

/** Turns the text of a setting into its value, or throws a RangeError that says what it must be. */
export type Reader<T> = (text: string) => T;

/** Takes a text as it is, if it is right. */
function textMatching(isRight: (text: string) => boolean, what: string): Reader<string> {
  return (text) => {
    if (!isRight(text)) throw new RangeError(what);
    return text;
  };
}

/** Of several texts with commas between them. */
function listMatching(isRight: (text: string) => boolean, what: string): Reader<string[]> {
  return (text) => {
    const all = text.split(',').map((each) => each.trim());
    if (!all.every(isRight)) throw new RangeError(what);
    return all;
  };
}

export function wholeNumber(least: number, most: number): Reader<number> {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most) {
      throw new RangeError(`a whole number from ${least} to ${most}`);
    }
    return number;
  };
}

export function oneOf<const T extends string>(...values: T[]): Reader<T> {
  return (text) => {
    const value = values.find((each) => each === text);
    if (value === undefined) throw new RangeError(values.join(' or '));
    return value;
  };
}

export const ipAddress = textMatching(
  (text) => isIP(text) !== 0,
  'an IP address, such as 127.0.0.1 (this machine) or 0.0.0.0 (every network)',
);

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.origin === text && /^https?:$/.test(url.protocol);
}

export const origin = textMatching(isOrigin, 'scheme and host without a path, such as https://www.example.com');

export const origins = listMatching(
  isOrigin,
  'schemes and hosts without a path, with commas between them, such as https://www.example.com',
);

export const smtpAddress = textMatching((text) => {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && isDecodable(url);
}, 'an address such as smtps://user:password@smtp.example.com:465, with %25 for a % in it');

export const databaseAddress = textMatching((text) => {
  const url = URL.parse(text);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && isDecodable(url);
}, 'an address such as postgres://user:password@db.example.com:5432/website, with %25 for a % in it');

function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    return decodeURIComponent(username + password + pathname) !== undefined;
  } catch {
    return false;
  }
}

/** Whether what is sent there never leaves this machine. @param hostname as `URL` has it */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/** What goes there can be read on the way by nobody else: http:// is for this machine alone. */
export const httpAddress = textMatching((text) => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}, 'an address that begins with https://');

const isAddress = (text: string) => /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text);

export const emailAddress = textMatching(isAddress, 'an e-mail address, such as desk@example.com');

const readAddresses = listMatching(
  isAddress,
  'e-mail addresses with commas between them, such as desk@example.com, head@example.com',
);

export const addresses: Reader<string[]> = (text) => uniqueAddresses(readAddresses(text));

/** One address, or a name with one in angle brackets. */
export function sender(text: string) {
  const [, name = '', address = text] = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(text) ?? [];
  if (!isAddress(address)) {
    throw new RangeError('an e-mail address, such as desk@example.com or Our Company <desk@example.com>');
  }
  return { name: name.trim(), address };
}

export const longSecret = textMatching((text) => text.length >= 32, 'at least 32 characters that nobody can guess');
