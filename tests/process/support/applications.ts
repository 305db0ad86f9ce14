/** Stands in the name of each file, which is nobody's business but the staff's. */
export const secret = 'zweihundertneun';

/** A PDF of its own for each name, of an exact size. */
export function pdf(name: string, size: number): Uint8Array<ArrayBuffer> {
  const make = (filler: string) =>
    `%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n%${name}${filler}\nstartxref\n9\n%%EOF\n`;
  return Buffer.from(make('x'.repeat(size - make('').length)), 'latin1');
}

/** What the application form sends, with this file. */
export function applicationOf(
  name: string,
  content: Uint8Array<ArrayBuffer>,
  key = `key-of-${name}`.replaceAll(' ', '-'),
): FormData {
  const body = new FormData();
  const typed = { position: 'full-stack-developer', name, email: 'd@example.com', phone: '9800000000', _key: key };
  for (const [field, value] of Object.entries(typed)) body.set(field, value);
  body.set('resume', new File([content], `${secret}.pdf`));
  return body;
}
