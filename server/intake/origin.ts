export interface EntryOrigin {
  /** What led the visitor to the site, such as `poster-udaipur`; null if unknown. */
  readonly source: string | null;
  /** Path of the page with the form; null if unknown. */
  readonly page: string | null;
}

/**
 * Normalizes a source: trimmed, in lower case.
 * @returns null if it has a character that no campaign name has, because anyone can send any text
 */
export function readSource(text: string): string | null {
  const source = text.trim().toLowerCase();
  return /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._:/+-]{0,99}$/u.test(source) ? source : null;
}

/** The path in the Referer header. Its query is dropped: it may contain answers. */
export function pageOf({ headers }: Pick<Request, 'headers'>): string | null {
  const path = URL.parse(headers.get('referer') ?? '')?.pathname;
  return path !== undefined && /^\/[\w/-]{0,199}$/.test(path) ? path : null;
}
