import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { sampleEmails } from '../../../site/emails/sample-emails.ts';
import { projectDir } from '../../../tools/site-build/paths.ts';

test('every email of the build renders in plain Node and can be parsed by a mail program', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/mail-preview.ts'], { cwd: projectDir });
  const dir = /^Each as .* in (.*)$/m.exec(stdout)?.[1] ?? '';
  const mails = (await readdir(dir)).filter((name) => name.endsWith('.eml'));
  expect(mails).toHaveLength(Object.keys(sampleEmails).length);
  for (const name of mails) {
    const { subject, html, text, attachments } = await PostalMime.parse(await readFile(join(dir, name)));
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html).not.toMatch(/<(?:img|link|script|svg)|url\(|\bsrc=/);
    expect(text).toContain('\n-- \n');
    expect(attachments).toEqual([]);
  }
});
