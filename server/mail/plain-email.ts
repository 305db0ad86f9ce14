import type { RenderedEmail } from '#forms/email.ts';

/**
 * An email as a person writes one: text in paragraphs, without a design.
 * @param strong a part of the text to show large
 */
export function plainEmail(subject: string, text: string, strong?: string): RenderedEmail {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
  const body = strong ? paragraphs.replace(strong, `<strong style="font-size:24px">${strong}</strong>`) : paragraphs;
  const html = `<!doctype html><html><body style="font:16px/1.5 sans-serif" dir="auto">${body}</body></html>`;
  return { subject, html, text: `${text}\n` };
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
