import { type Form, fileFields } from '#forms/define.ts';
import { longestMs } from '#forms/patience.ts';

/** 64 KiB hold the longest answers our forms allow, every character escaped, and what stands around them. */
export const typedBytes = 64 * 1024;

/** Largest body of a form: its answers and its files. */
export function bodyBytes(form: Form): number {
  return fileFields(form).reduce((sum, { maxBytes }) => sum + maxBytes, typedBytes);
}

/**
 * In how many pieces so many bytes may come. A line cuts them into hundreds; HTTP lets a sender cut them into single ones, and each
 * piece takes as long as a kilobyte.
 */
export const mostPieces = (bytes: number) => 1000 + bytes / 64;

/** Longest time that any of the forms may take to arrive. */
export function longestBodyMs(forms: Iterable<Form>): number {
  return Math.max(...Array.from(forms, (form) => longestMs(bodyBytes(form))));
}
