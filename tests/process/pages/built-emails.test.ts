import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { RenderEmail } from '#forms/email.ts';
import { sampleEmails } from '../../../site/emails/sample-emails.ts';
import { buildDir } from '../../../tools/site-build/paths.ts';

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
const build: { entry: { module: { renderEmail: RenderEmail } } } = await import(join(buildDir, 'server/index.js'));

test.each(Object.entries(sampleEmails))(
  '%s: the build renders it, and a mail program can parse it',
  async (_, input) => {
    const content = await build.entry.module.renderEmail(input);
    const { message } = await transport.sendMail({ ...content, from: 'desk@example.com', to: 'reader@example.com' });
    const { subject, html, text, attachments } = await PostalMime.parse(message as Buffer);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html).not.toMatch(/<(?:img|link|script|svg)|url\(|\bsrc=/);
    expect(text).toContain('\n-- \n');
    expect(attachments).toEqual([]);
  },
);
