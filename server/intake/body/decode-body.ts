import { type Form, type FormValues, fileFields, hiddenFields, valueFields } from '#forms/define.ts';
import { decodeText, MalformedBody, parseMultipart } from './parse-multipart.ts';
import { maxTextBytes } from './read-body.ts';

export interface UploadedFile {
  /** The name on the sender's machine. Name and content are empty if no file was chosen. */
  readonly name: string;
  readonly content: Uint8Array;
}

export interface DecodedBody {
  readonly values: Record<string, string>;
  readonly files: Record<string, UploadedFile>;
}

const urlEncoded = /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i;
const multipart = /^multipart\/form-data\s*;\s*boundary=("?)([0-9a-z'()+_,./:=?-]{1,70})\1\s*$/i;

/** Whether the body has the type that HTML forms and our scripts send, in UTF-8 and uncompressed. */
export function isSupportedMediaType(headers: Headers, form: Form): boolean {
  const type = headers.get('content-type') ?? '';
  return (
    (fileFields(form).length > 0 ? multipart : urlEncoded).test(type) &&
    (headers.get('content-encoding') ?? 'identity') === 'identity'
  );
}

/**
 * Decodes a body for which `isSupportedMediaType` is true. It is strict: nothing is replaced, dropped or guessed, so an entry never differs from
 * what was typed.
 * @returns 400 for a malformed body or an unknown or repeated field name; 413 if the text fields are too long
 */
export function decodeBody(body: Uint8Array, headers: Headers, form: Form): DecodedBody | 400 | 413 {
  const boundary = boundaryOf(headers);
  if (boundary === undefined) {
    const values = decodeUrlEncoded(body, namesOf(form).text);
    return values === null ? 400 : { values, files: {} };
  }
  const { decoded, refusal } = decodeParts(body, boundary, namesOf(form));
  return refusal ?? decoded;
}

/** The complete answers in the first part of a refused body. */
export function decodePartial(body: Uint8Array, headers: Headers, form: Form): FormValues | undefined {
  const boundary = boundaryOf(headers);
  if (boundary === undefined) return undefined;
  return visibleValues(decodeParts(body, boundary, namesOf(form)).decoded.values);
}

export const visibleValues = (values: DecodedBody['values']): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !hiddenFields.includes(name)));

const boundaryOf = (headers: Headers) => multipart.exec(headers.get('content-type') ?? '')?.[2];

const namesOf = (form: Form) => ({
  text: new Set([...valueFields(form).map(({ name }) => name), ...hiddenFields]),
  files: new Set(fileFields(form).map(({ name }) => name)),
});

/**
 * Decodes `application/x-www-form-urlencoded`. URLSearchParams would silently replace invalid bytes.
 * @param known the valid field names
 * @returns values by name, or null for invalid UTF-8, an invalid escape, or an unknown or repeated name
 */
export function decodeUrlEncoded(body: Uint8Array, known: ReadonlySet<string>): Record<string, string> | null {
  const values = new Map<string, string>();
  try {
    for (const pair of body.length === 0 ? [] : decodeText(body).split('&')) {
      const [name, ...value] = pair.split('=');
      const decodedName = decodeEscapes(name ?? '');
      // The first unknown or repeated name ends the loop, so it decodes at most one pair per field.
      if (!known.has(decodedName) || values.has(decodedName)) return null;
      values.set(decodedName, decodeEscapes(value.join('=')));
    }
  } catch {
    return null;
  }
  return Object.fromEntries(values);
}

const decodeEscapes = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

/** The Content-Disposition that the HTML standard prescribes. Browsers escape only these three characters in names. */
const disposition = /^form-data; name="([^"]*)"(?:; filename="([^"]*)")?$/;
const characterByEscape: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** Stops at the first unknown or repeated name, so that it reads at most one part per field. Files are views of the body, not copies. */
function decodeParts(
  body: Uint8Array,
  boundary: string,
  names: ReturnType<typeof namesOf>,
): { decoded: DecodedBody; refusal?: 400 | 413 } {
  const values: Record<string, string> = {};
  const files: Record<string, UploadedFile> = {};
  let textBytes = 0;
  try {
    for (const { headers, content } of parseMultipart(body, boundary)) {
      const { name, fileName } = parseDisposition(headers);
      const isKnown = (fileName === undefined ? names.text : names.files).has(name);
      if (!isKnown || Object.hasOwn(values, name) || Object.hasOwn(files, name)) throw new MalformedBody();
      if (fileName !== undefined) {
        files[name] = { name: fileName, content };
        continue;
      }
      textBytes += content.length;
      if (textBytes > maxTextBytes) return { decoded: { values, files }, refusal: 413 };
      values[name] = decodeText(content);
    }
  } catch (error) {
    if (!(error instanceof MalformedBody)) throw error;
    return { decoded: { values, files }, refusal: 400 };
  }
  return { decoded: { values, files } };
}

/** @throws MalformedBody if the headers of a part differ from what browsers send */
function parseDisposition(headers: ReadonlyMap<string, string>): { name: string; fileName: string | undefined } {
  const match = disposition.exec(headers.get('content-disposition') ?? '');
  if (!match || headers.size > (headers.has('content-type') ? 2 : 1)) throw new MalformedBody();
  const [, name, fileName] = match;
  return { name: unescapeName(name ?? ''), fileName: fileName === undefined ? undefined : unescapeName(fileName) };
}

const unescapeName = (name: string) => name.replace(/%(?:22|0D|0A)/g, (code) => characterByEscape[code] ?? code);
