/** Only what an HTML form or our own script sends; a charset other than UTF-8 could not be read. */
export function isReadable(headers: Headers): boolean {
  const type = headers.get('content-type') ?? '';
  return (
    /^application\/x-www-form-urlencoded\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type) &&
    (headers.get('content-encoding') ?? 'identity') === 'identity'
  );
}

/**
 * Decodes a URL-encoded body strictly: URLSearchParams would quietly replace what it cannot read, and the lead would be
 * stored as something nobody typed.
 * @param known names that may occur
 * @returns value by name, or null for broken UTF-8, a broken escape, an unknown name or one that occurs twice
 */
export function decodePairs(body: Uint8Array, known: ReadonlySet<string>): Record<string, string> | null {
  const values = new Map<string, string>();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    for (const pair of text === '' ? [] : text.split('&')) {
      const [name, ...value] = pair.split('=');
      const decodedName = decode(name ?? '');
      // Every pair is known and new, so there are never more pairs than fields.
      if (!known.has(decodedName) || values.has(decodedName)) return null;
      values.set(decodedName, decode(value.join('=')));
    }
  } catch {
    return null;
  }
  return Object.fromEntries(values);
}

/** @throws URIError if an escape is broken, or what it encodes is not UTF-8 */
const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
