import type { FileField } from './define.ts';
import { type FormMessages, fillMessage } from './messages.ts';

type FileErrors = FormMessages['files'];

const mebibyte = 1024 * 1024;

/** PDF readers look for the header and the trailer within this many bytes of the ends of the file. */
const endBytes = 1024;

/**
 * Validates a file by its content, in the browser and on the server. Its name and its declared type prove nothing.
 * @param content null if the visitor chose no file
 * @returns one sentence for the visitor, or undefined if nothing is wrong
 */
export function fileError(field: FileField, content: Uint8Array | null, errors: FileErrors): string | undefined {
  const { label, isRequired, maxBytes } = field;
  const message = (kind: 'missing' | 'empty' | 'notPdf' | 'damaged') => fillMessage(errors[kind], { label });
  if (content === null) return isRequired ? message('missing') : undefined;
  if (content.length === 0) return message('empty');
  if (content.length > maxBytes) return tooLarge(field, errors);
  if (!textOf(content.subarray(0, endBytes)).includes('%PDF-')) return message('notPdf');
  return isWholePdf(content) ? undefined : message('damaged');
}

export const tooLarge = ({ label, maxBytes }: FileField, errors: FileErrors): string =>
  fillMessage(errors.tooLarge, { label, megabytes: maxBytes / mebibyte });

/**
 * Whether the file has a PDF trailer and at least one object. An incomplete download lacks them, and so does a web page that begins
 * like a PDF. This does not parse the file: readers differ in what they can repair.
 */
function isWholePdf(content: Uint8Array): boolean {
  return (
    /startxref\s{1,9}\d{1,10}\s{1,9}%%EOF/.test(textOf(content.subarray(-endBytes))) &&
    // The repetitions are bounded: unbounded ones would take time that grows with the square of the file size.
    /\b\d{1,10}\s{1,9}\d{1,5}\s{1,9}obj\b/.test(textOf(content))
  );
}

/** Decodes each byte to one character. */
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
