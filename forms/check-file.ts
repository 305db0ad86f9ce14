import type { FileField } from './define.ts';
import { fileErrors } from './messages.ts';

const mebibyte = 1024 * 1024;

/** Readers of PDF look for its first and its last words no further than this from the ends. */
const endBytes = 1024;

/**
 * Checks a file by what is in it, in the browser as on the server; its name and what the sender calls it prove nothing.
 * @param content null if no file was chosen
 * @returns one sentence for the visitor, or undefined if nothing is wrong
 */
export function fileError(field: FileField, content: Uint8Array | null): string | undefined {
  const { label, isRequired, maxBytes } = field;
  if (content === null) return isRequired ? fileErrors.missing(label) : undefined;
  if (content.length === 0) return fileErrors.empty(label);
  if (content.length > maxBytes) return tooLarge(field);
  if (!textOf(content.subarray(0, endBytes)).includes('%PDF-')) return fileErrors.noPdf(label);
  return isWholePdf(content) ? undefined : fileErrors.damaged(label);
}

export const tooLarge = ({ label, maxBytes }: FileField) => fileErrors.tooLarge(label, maxBytes / mebibyte);

/**
 * Whether it ends as a PDF does and holds at least one object: half a download does not, nor a web page that begins like a PDF.
 * Whether it can be read is for the reader to find out; some repair more than others.
 */
function isWholePdf(content: Uint8Array): boolean {
  return (
    /startxref\s{1,9}\d{1,10}\s{1,9}%%EOF/.test(textOf(content.subarray(-endBytes))) &&
    // The numbers are bounded: looking for any of them would take time that grows with the square of the file.
    /\b\d{1,10}\s{1,9}\d{1,5}\s{1,9}obj\b/.test(textOf(content))
  );
}

/** One character a byte. */
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
