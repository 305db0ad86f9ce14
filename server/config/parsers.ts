import { isIP } from 'node:net';
import { uniqueAddresses } from '../intake/email-address.ts';

/** Parses the text of a setting, or throws a RangeError whose message describes the expected value. */
export type Parser<T> = (text: string) => T;

/** Returns the text unchanged if it is valid. */
function textMatching(isValid: (text: string) => boolean, expected: string): Parser<string> {
  return (text) => {
    if (!isValid(text)) throw new RangeError(expected);
    return text;
  };
}

/** Splits a list at its commas. */
function listMatching(isValid: (text: string) => boolean, expected: string): Parser<string[]> {
  return (text) => {
    const items = text.split(',').map((item) => item.trim());
    if (!items.every(isValid)) throw new RangeError(expected);
    return items;
  };
}

export function wholeNumber(min: number, max: number): Parser<number> {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < min || number > max) {
      throw new RangeError(`a whole number from ${min} to ${max}`);
    }
    return number;
  };
}

export function oneOf<const T extends string>(...values: T[]): Parser<T> {
  return (text) => {
    const value = values.find((allowed) => allowed === text);
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

/** An origin with https, because secure cookies need it. A loopback address may have http. */
export const secureOrigin = textMatching(
  (text) => isOrigin(text) && (text.startsWith('https:') || isLoopback(new URL(text).hostname)),
  'https:// and a host without a path, such as https://desk.example.com',
);

/** Where a program listens: its socket, or its port. */
export type SocketAddress = { readonly path: string } | { readonly host: string; readonly port: number };

export function socketAddress(text: string): SocketAddress {
  if (/^\/.+/.test(text)) return { path: text };
  const [, host = '', port] = /^([\w.-]+):(\d{1,5})$/.exec(text) ?? [];
  if (host === '' || Number(port) > 65_535) {
    throw new RangeError(
      'the path of a socket, such as /run/clamav/clamd.ctl, or a host and a port, such as 127.0.0.1:3310',
    );
  }
  return { host, port: Number(port) };
}

export const origins = listMatching(
  isOrigin,
  'schemes and hosts without a path, with commas between them, such as https://www.example.com',
);

/** @param isValid checks more than the protocol */
const urlMatching = (protocol: RegExp, isValid: (url: URL) => boolean, example: string) =>
  textMatching((text) => {
    const url = URL.parse(text);
    return url !== null && protocol.test(url.protocol) && isValid(url) && isDecodable(url);
  }, `an address such as ${example}, with %25 for a % in it`);

export const smtpAddress = urlMatching(
  /^smtps?:$/,
  ({ hostname }) => hostname !== '',
  'smtps://user:password@smtp.example.com:465',
);

export const imapAddress = urlMatching(
  /^imaps?:$/,
  ({ username }) => username !== '',
  'imaps://user:password@imap.example.com:993/INBOX',
);

export const databaseAddress = urlMatching(
  /^postgres(ql)?:$/,
  () => true,
  'postgres://user:password@db.example.com:5432/website',
);

function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    return decodeURIComponent(username + password + pathname) !== undefined;
  } catch {
    return false;
  }
}

/** Whether the host is this machine. @param hostname in the form of `URL.hostname` */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/** Requests must be encrypted, so http:// is only valid for this machine. */
export const httpAddress = textMatching((text) => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}, 'an address that begins with https://');

const isAddress = (text: string) => /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text);

const readAddresses = listMatching(
  isAddress,
  'e-mail addresses with commas between them, such as desk@example.com, head@example.com',
);

export const addresses: Parser<string[]> = (text) => uniqueAddresses(readAddresses(text));

/** An address, or a name followed by an address in angle brackets. */
export function sender(text: string) {
  const [, name = '', address = text] = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(text) ?? [];
  if (!isAddress(address)) {
    throw new RangeError('an e-mail address, such as desk@example.com or Our Company <desk@example.com>');
  }
  return { name: name.trim(), address };
}

export const longSecret = textMatching((text) => text.length >= 32, 'at least 32 characters that nobody can guess');
