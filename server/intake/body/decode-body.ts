import { type Form, type FormValues, fileFields, hiddenFields, valueFields } from '#forms/define.ts';
import { maxTextBytes } from './read-body.ts';

export interface UploadedFile {
  /** As the sender calls it; empty, like the content, where no file was chosen. */
  readonly name: string;
  readonly content: Uint8Array;
}

export interface Decoded {
  readonly values: Record<string, string>;
  readonly files: Record<string, UploadedFile>;
}

const urlEncoded = /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i;
const multipart = /^multipart\/form-data\s*;\s*boundary=("?)([0-9a-z'()+_,./:=?-]{1,70})\1\s*$/i;

/** Only what an HTML form or our own script sends; a charset other than UTF-8 could not be read. */
export function isReadable(headers: Headers, form: Form): boolean {
  const type = headers.get('content-type') ?? '';
  return (
    (fileFields(form).length > 0 ? multipart : urlEncoded).test(type) &&
    (headers.get('content-encoding') ?? 'identity') === 'identity'
  );
}

/**
 * Decodes a body that `isReadable` strictly: nothing is replaced, dropped or guessed, or the lead would be stored as something
 * nobody typed.
 * @returns 400 for a body that is broken, or has a name that is unknown or occurs twice; 413 for one with too much typed into it
 */
export function decode(body: Uint8Array, headers: Headers, form: Form): Decoded | 400 | 413 {
  const boundary = boundaryOf(headers);
  if (boundary === undefined) {
    const values = decodeUrlEncoded(body, namesOf(form).typed);
    return values === null ? 400 : { values, files: {} };
  }
  const { decoded, refusal } = decodeParts(body, boundary, namesOf(form));
  return refusal ?? decoded;
}

/** What was typed, as far as it stands whole in the beginning of a body that was refused. */
export function decodePartial(body: Uint8Array, headers: Headers, form: Form): FormValues | undefined {
  const boundary = boundaryOf(headers);
  if (boundary === undefined) return undefined;
  return visibleAnswers(decodeParts(body, boundary, namesOf(form)).decoded.values);
}

/** Of the values of a post, those that answer a question. */
export const visibleAnswers = (values: Decoded['values']): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !hiddenFields.includes(name)));

const boundaryOf = (headers: Headers) => multipart.exec(headers.get('content-type') ?? '')?.[2];

const namesOf = (form: Form) => ({
  typed: new Set([...valueFields(form).map(({ name }) => name), ...hiddenFields]),
  files: new Set(fileFields(form).map(({ name }) => name)),
});

/**
 * URLSearchParams would quietly replace what it cannot read.
 * @param known names that may occur
 * @returns value by name, or null for broken UTF-8, a broken escape, an unknown name or one that occurs twice
 */
export function decodeUrlEncoded(body: Uint8Array, known: ReadonlySet<string>): Record<string, string> | null {
  const values = new Map<string, string>();
  try {
    for (const pair of body.length === 0 ? [] : textOf(body).split('&')) {
      const [name, ...value] = pair.split('=');
      const decodedName = decodeEscapes(name ?? '');
      // Every pair is known and new, so there are never more pairs than fields.
      if (!known.has(decodedName) || values.has(decodedName)) return null;
      values.set(decodedName, decodeEscapes(value.join('=')));
    }
  } catch {
    return null;
  }
  return Object.fromEntries(values);
}

const decodeEscapes = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

/** The names of a part, as the HTML standard has browsers write them. Nothing in them is escaped but these three. */
const disposition = /^form-data; name="([^"]*)"(?:; filename="([^"]*)")?$/;
const escaped: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** Reads part by part; each is known and new, so there are never more of them than fields. Files are views of the body, not copies. */
function decodeParts(
  body: Uint8Array,
  boundary: string,
  names: ReturnType<typeof namesOf>,
): { decoded: Decoded; refusal?: 400 | 413 } {
  const values: Record<string, string> = {};
  const files: Record<string, UploadedFile> = {};
  let typedSize = 0;
  try {
    for (const { head, content } of parseMultipart(body, boundary)) {
      const { name, fileName } = namesIn(head);
      const isKnown = (fileName === undefined ? names.typed : names.files).has(name);
      if (!isKnown || Object.hasOwn(values, name) || Object.hasOwn(files, name)) throw new MalformedBody();
      if (fileName !== undefined) {
        files[name] = { name: fileName, content };
        continue;
      }
      typedSize += content.length;
      if (typedSize > maxTextBytes) return { decoded: { values, files }, refusal: 413 };
      values[name] = textOf(content);
    }
  } catch (error) {
    if (!(error instanceof MalformedBody)) throw error;
    return { decoded: { values, files }, refusal: 400 };
  }
  return { decoded: { values, files } };
}

/** @throws MalformedBody if a head says more, or something else, than a browser does */
function namesIn(head: ReadonlyMap<string, string>): { name: string; fileName: string | undefined } {
  const found = disposition.exec(head.get('content-disposition') ?? '');
  if (!found || head.size > (head.has('content-type') ? 2 : 1)) throw new MalformedBody();
  const [, name, fileName] = found;
  return { name: unescapeName(name ?? ''), fileName: fileName === undefined ? undefined : unescapeName(fileName) };
}

const unescapeName = (name: string) => name.replace(/%(?:22|0D|0A)/g, (code) => escaped[code] ?? code);

/** A body that is not as a browser writes one: what it says cannot be told without guessing. */
export class MalformedBody extends Error {}

/** One part of a multipart body: both are views of it, not copies. */
interface Part {
  /** Its lines by lower-case name, as they stand behind the colon. */
  readonly head: ReadonlyMap<string, string>;
  readonly content: Uint8Array;
}

/** Longest head of a part: its lines from the boundary to the content. */
const headBytes = 4096;

/** RFC 9110 lets a name be these signs. */
const headLine = /^([!-9;-~]+): ?([^\r\n]*)$/;

/**
 * The parts of a multipart body, one by one, divided as browsers parseMultipart one: boundaries on lines of their own, each part with a head of named
 * lines, and nothing after the last boundary. Whoever takes no more parts than there are fields never reads a body made to be slow.
 * @throws MalformedBody where it is divided otherwise, after the parts before that were given
 */
export function* parseMultipart(body: Uint8Array, boundary: string): Generator<Part> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const textAt = (start: number, end: number) => bytes.toString('latin1', start, end);
  const divider = `\r\n--${boundary}`;
  if (textAt(0, divider.length - 2) !== divider.slice(2)) throw new MalformedBody();
  let end = divider.length - 2;
  while (textAt(end, end + 2) !== '--') {
    const headEnd = bytes.indexOf('\r\n\r\n', end, 'latin1');
    if (headEnd === -1 || headEnd - end > headBytes || textAt(end, end + 2) !== '\r\n') throw new MalformedBody();
    const next = bytes.indexOf(divider, headEnd + 4, 'latin1');
    if (next === -1) throw new MalformedBody();
    yield { head: readHead(bytes.subarray(end + 2, headEnd)), content: bytes.subarray(headEnd + 4, next) };
    end = next + divider.length;
  }
  if (!['', '\r\n'].includes(textAt(end + 2, end + 5))) throw new MalformedBody();
}

function readHead(bytes: Uint8Array): Map<string, string> {
  const lines = new Map<string, string>();
  for (const line of textOf(bytes).split('\r\n')) {
    const [, name, value] = headLine.exec(line) ?? [];
    if (name === undefined || value === undefined || lines.has(name.toLowerCase())) throw new MalformedBody();
    lines.set(name.toLowerCase(), value);
  }
  return lines;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new MalformedBody();
  }
}
