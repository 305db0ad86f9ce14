import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { replyOf } from './replies.ts';

const parse = async (headers: string, body: string) =>
  replyOf(
    await PostalMime.parse(
      `From: Riya <Riya@Example.org>\nMessage-ID: <new@example.org>\n${headers}\n\n${body}`.replaceAll('\n', '\r\n'),
    ),
  );

it('reads sender, text and answered emails of a reply, without the quoted email', async () => {
  const headers = `Subject: Re: Your registration (cccc-dddd)
In-Reply-To: <second@example.com>
References: <first@example.com>
 <second@example.com>
Content-Type: text/plain; charset=utf-8`;
  const body = `Yes, I come on Monday.\n\n> not a quote at the end\nRiya\n\nOn 27 Nov 2026, at 10:30, Rina <desk@example.com> wrote:\n\n> Dear Riya,\n>\n> when?\n`;
  expect(await parse(headers, body)).toEqual({
    subject: 'Re: Your registration (cccc-dddd)',
    messageId: 'new@example.org',
    references: ['first@example.com', 'second@example.com', 'second@example.com'],
    from: 'riya@example.org',
    text: 'Yes, I come on Monday.\n\n> not a quote at the end\nRiya',
    leadReferences: ['CCCC-DDDD'],
  });
});

it('keeps a last line that ends with a colon, because no quote follows', async () => {
  expect((await parse('Subject: x', 'I can come at 3:'))?.text).toBe('I can come at 3:');
});

it('reads the text of an email in HTML, and no script or style', async () => {
  const html = `<html><head><title>t</title></head><body><style>p { color: red }</style><script>alert(1)</script><p>Fee &amp; date?</p><div>5 &lt; 6<br>R</div></body></html>`;
  expect((await parse('Subject: x\nContent-Type: text/html', html))?.text).toBe('Fee & date?\n5 < 6\nR');
});

it('reads a hostile email in linear time', async () => {
  for (const part of ['\n', '<', '<style>', '\n>', '<!-'])
    expect(await parse('Subject: x\nContent-Type: text/html', part.repeat(30_000))).not.toBeNull();
});

it.each(['Auto-Submitted: auto-replied', 'Precedence: bulk'])('ignores an automatic email: %s', async (header) =>
  expect(await parse(`Subject: Out of office\n${header}`, 'I am away.')).toBeNull(),
);
