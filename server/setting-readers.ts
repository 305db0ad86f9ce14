import { isIP } from 'node:net';
import { uniqueAddresses } from './intake/email-normal.ts';
import { isLoopback } from './is-loopback.ts';

/** Turns the text of a setting into its value, or throws a RangeError that says what it must be. */
export type Reader<T> = (text: string) => T;

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

export function ipAddress(text: string): string {
  if (isIP(text) === 0)
    throw new RangeError('an IP address, such as 127.0.0.1 (this machine) or 0.0.0.0 (every network)');
  return text;
}

export function origin(text: string): string {
  if (!isOrigin(text)) throw new RangeError('scheme and host without a path, such as https://www.example.com');
  return text;
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.origin === text && /^https?:$/.test(url.protocol);
}

export function origins(text: string): string[] {
  const all = text.split(',').map((each) => each.trim());
  if (!all.every((each) => isOrigin(each))) {
    throw new RangeError('schemes and hosts without a path, with commas between them, such as https://www.example.com');
  }
  return all;
}

export function smtpAddress(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !isDecodable(url.username + url.password)) {
    throw new RangeError('an address such as smtps://user:password@smtp.example.com:465, with %25 for a % in it');
  }
  return text;
}

export function databaseAddress(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !isDecodable(url.username + url.password + url.pathname)) {
    throw new RangeError(
      'an address such as postgres://user:password@db.example.com:5432/website, with %25 for a % in it',
    );
  }
  return text;
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

/** What goes there can be read on the way by nobody else: http:// is for this machine alone. */
export function httpAddress(text: string): string {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!isSafe) throw new RangeError('an address that begins with https://');
  return text;
}

const address = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/;

export function emailAddress(text: string): string {
  if (!address.test(text)) throw new RangeError('an e-mail address, such as desk@example.com');
  return text;
}

export function addresses(text: string): string[] {
  const all = text.split(',').map((each) => each.trim());
  if (!all.every((each) => address.test(each))) {
    throw new RangeError('e-mail addresses with commas between them, such as desk@example.com, head@example.com');
  }
  return uniqueAddresses(all);
}

export interface Sender {
  readonly name: string;
  readonly address: string;
}

export function sender(text: string): Sender {
  const [, name = '', from = text] = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(text) ?? [];
  if (!address.test(from)) {
    throw new RangeError('an e-mail address, such as desk@example.com or Our Company <desk@example.com>');
  }
  return { name: name.trim(), address: from };
}

export function longSecret(text: string): string {
  if (text.length < 32) throw new RangeError('at least 32 characters that nobody can guess');
  return text;
}
