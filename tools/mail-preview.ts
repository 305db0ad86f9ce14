import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { RenderEmail } from '#forms/email.ts';
import { sampleEmails } from '../site/emails/sample-emails.ts';
import { buildDir, generatedDir } from './site-build/paths.ts';

/** `npm run mail:preview`: writes every email with sample data, as the last build renders it, as HTML, text and .eml. */
const outDir = join(generatedDir, 'emails');
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

process.env.NODE_ENV = 'production';
const build: { entry: { module: { renderEmail: RenderEmail } } } = await import(join(buildDir, 'server/index.js'));

await rm(outDir, { recursive: true, force: true });
await mkdir(outDir, { recursive: true });
for (const [name, input] of Object.entries(sampleEmails)) {
  const { subject, html, text } = await build.entry.module.renderEmail(input);
  const { message } = await transport.sendMail({
    from: 'Sender <desk@example.com>',
    to: 'reader@example.com',
    subject,
    html,
    text,
  });
  const files = { html, txt: text, eml: message as Buffer };
  for (const [ending, content] of Object.entries(files)) await writeFile(join(outDir, `${name}.${ending}`), content);
  console.info(`${name}: ${subject} (HTML ${(Buffer.byteLength(html) / 1024).toFixed(1)} KB)`);
}
console.info(`\nEach as .html, .txt and .eml in ${outDir}`);
