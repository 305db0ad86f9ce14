import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** What `process.env` holds. An empty value counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** How the server runs; read when it starts. Meanings and units: `.env.example`. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  readonly storeMaxMb: number;
  /** Such as `https://www.example.com`; null when the site is only reached directly. */
  readonly publicOrigin: string | null;
}

/** What the build makes; read when the site is built. Meanings: `.env.example`. */
export interface BuildSettings {
  readonly delivery: 'intake' | 'none';
  readonly hasGallery: boolean;
}

/** One or more settings are wrong. The message has one line for each: name, what is wrong, what to do. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** @throws SettingsError naming every wrong setting */
export function readSettings(env: Environment): Settings {
  return readAll(env, (read) => ({
    port: read('PORT', '3000', wholeNumber(0, 65_535)),
    // Only this machine, until someone decides otherwise. Every browser that finds nobody at `localhost`'s IPv6 address
    // tries 127.0.0.1 next, so http://localhost:3000 works; listening on the name itself would take only one of the two.
    host: read('HOST', '127.0.0.1', address),
    dataDir: read('DATA_DIR', './data', (text) => resolve(text)),
    storeMaxMb: read('STORE_MAX_MB', '1024', wholeNumber(1, 1_000_000)),
    publicOrigin: read('PUBLIC_ORIGIN', null, origin),
  }));
}

/** @throws SettingsError naming every wrong setting */
export function readBuildSettings(env: Environment): BuildSettings {
  return readAll(env, (read) => ({
    delivery: read('DELIVERY', 'intake', oneOf('intake', 'none')),
    hasGallery: read('GALLERY', '0', oneOf('0', '1')) === '1',
  }));
}

/** Turns the text of a setting into its value, or throws a RangeError that says what it must be. */
type Reader<T> = (text: string) => T;

interface Read {
  <T>(name: string, fallback: string, reader: Reader<T>): T;
  <T>(name: string, fallback: null, reader: Reader<T>): T | null;
}

function readAll<T>(env: Environment, readEach: (read: Read) => T): T {
  const problems: string[] = [];
  const settings = readEach(<V>(name: string, fallback: string | null, reader: Reader<V>) => {
    const text = env[name] || fallback;
    if (text === null) return null as V;
    try {
      return reader(text);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const otherwise = fallback === null ? 'or leave it out' : `or leave it out for ${fallback}`;
      problems.push(`${name} is ${JSON.stringify(text)}: it must be ${error.message}. Correct it, ${otherwise}.`);
      return undefined as V;
    }
  });
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}

function wholeNumber(least: number, most: number): Reader<number> {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most) {
      throw new RangeError(`a whole number from ${least} to ${most}`);
    }
    return number;
  };
}

function oneOf<const T extends string>(...values: T[]): Reader<T> {
  return (text) => {
    const value = values.find((each) => each === text);
    if (value === undefined) throw new RangeError(values.join(' or '));
    return value;
  };
}

function address(text: string): string {
  if (isIP(text) === 0)
    throw new RangeError('an IP address, such as 127.0.0.1 (this machine) or 0.0.0.0 (every network)');
  return text;
}

function origin(text: string): string {
  const url = URL.parse(text);
  if (url?.origin !== text || !/^https?:$/.test(url.protocol)) {
    throw new RangeError('scheme and host without a path, such as https://www.example.com');
  }
  return text;
}
