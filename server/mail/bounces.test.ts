import PostalMime from 'postal-mime';
import { expect, it, vi } from 'vitest';
import { hashAddressWith } from '../storage/address-hash.ts';
import { bounceOf, isAddressGone } from './bounces.ts';
import { readIncomingMail } from './incoming-mail.ts';

interface Report {
  readonly action?: string;
  readonly status?: string;
  readonly recipient?: string;
  readonly original?: string;
}

const messageId = '6f0c9a50-4a51-4b8f-9f43-0d6a3c1f0b11@example.com';

const original = `From: Our Company <desk@example.com>\nTo: riya@example.org\nSubject: Your registration\nMessage-ID: <${messageId}>\n\nHello`;

/** As Postfix writes it: the whole original email is attached. */
const fromPostfix = ({ action = 'failed', status = '5.1.1', recipient = 'rfc822; riya@example.org' }: Report = {}) =>
  `Return-Path: <>
Date: Fri, 20 Nov 2026 12:00:00 +0530
From: MAILER-DAEMON@mail.example.com (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: desk@example.com
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="B0.1/mail.example.com"

--B0.1/mail.example.com
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.example.com.

--B0.1/mail.example.com
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.com
X-Postfix-Queue-ID: ABC

Final-Recipient: ${recipient}
Original-Recipient: rfc822;riya@example.org
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.org
Diagnostic-Code: smtp; 550 5.1.1 <riya@example.org>: user
    unknown

--B0.1/mail.example.com
Content-Description: Undelivered Message
Content-Type: message/rfc822

${original}
--B0.1/mail.example.com--
`.replaceAll('\n', '\r\n');

/** As Exchange and others write it: only the headers of the original, and fields in another order. */
const fromExchange = `From: postmaster@example.org
To: desk@example.com
Subject: Undeliverable: Your registration
MIME-Version: 1.0
Content-Type: multipart/report; boundary="x-y-z";
 report-type="delivery-status"

--x-y-z
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: base64

PGI+WW91ciBtZXNzYWdlPC9iPg==

--x-y-z
Content-Type: message/delivery-status

Reporting-MTA: dns;AB.eurprd01.prod.outlook.com
Arrival-Date: Fri, 20 Nov 2026 06:30:00 +0000

Original-Recipient: rfc822;Riya@Example.org
Final-Recipient: rfc822;Riya@Example.org
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found

--x-y-z
Content-Type: text/rfc822-headers

Received: from AB by CD
Message-ID:
 <${messageId}>
Subject: Your registration

--x-y-z--
`.replaceAll('\n', '\r\n');

const parse = async (text: string) =>
  bounceOf(await PostalMime.parse(text, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' }));

it('reads the reports of usual mail servers', async () => {
  expect(await parse(fromPostfix())).toEqual({ messageId, recipient: 'riya@example.org', status: '5.1.1' });
  expect(await parse(fromExchange)).toEqual({ messageId, recipient: 'riya@example.org', status: '5.1.10' });
});

it.each([
  ['of a delay', fromPostfix({ action: 'delayed', status: '4.4.1' })],
  ['of a delivery', fromPostfix({ action: 'delivered', status: '2.0.0' })],
  ['with a temporary status', fromPostfix({ status: '4.2.2' })],
  ['with another type of address', fromPostfix({ recipient: 'x400; riya' })],
  ['in plain text', `Subject: Undelivered\r\nContent-Type: text/plain\r\n\r\n${fromPostfix()}`],
  ['cut off', fromPostfix().slice(0, 900)],
])('takes no report %s for a bounce', async (_, text) => expect(await parse(text)).toBeNull());

it.each([
  ['5.1.1', true],
  ['5.1.10', true],
  ['5.2.2', false],
  ['5.7.1', false],
])('status %s means that there is no such mailbox: %s', (status, expected) =>
  expect(isAddressGone({ status })).toBe(expected),
);

it('records bounces and replies, suppresses only addresses that do not exist, and never one of the staff', async () => {
  const recordBounce = vi.fn(async ({ recipient }: { recipient: string }) =>
    recipient === 'desk@example.com'
      ? ('staff-notice' as const)
      : recipient === 'forged@example.org'
        ? null
        : ('acknowledgement' as const),
  );
  const suppress = vi.fn(async () => {});
  const jobs = { beginJob: async () => 't', finishJob: vi.fn(async () => {}) };
  const hashAddress = hashAddressWith('s'.repeat(32));
  const sources = [
    fromPostfix(),
    fromPostfix({ recipient: 'rfc822; full@example.org', status: '5.2.2' }),
    fromPostfix({ recipient: 'rfc822; desk@example.com' }),
    fromPostfix({ recipient: 'rfc822; forged@example.org' }),
    'From: riya@example.org\r\nMessage-ID: <a@example.org>\r\nSubject: Re: Hello\r\n\r\nI have a question.',
    'From: stranger@example.org\r\nMessage-ID: <b@example.org>\r\nSubject: Hello\r\n\r\nBuy this.',
  ];
  const receive = vi.fn(async ({ from }: { from: string }) => (from === 'riya@example.org' ? 'CCCC-DDDD' : null));
  const read = async (_: string, handle: (source: Uint8Array) => Promise<void>) => {
    for (const source of sources) await handle(new TextEncoder().encode(source));
    return sources.length;
  };
  const log = vi.fn();
  await readIncomingMail({
    mailboxUrl: '',
    outbox: { recordBounce, suppress },
    desk: { receive },
    jobs,
    hashAddress,
    log,
    read,
  });
  expect(suppress.mock.calls).toEqual([[hashAddress('riya@example.org'), 'bounced 5.1.1', expect.any(String)]]);
  expect(log.mock.calls).toEqual([[{ level: 'warn', event: 'mailbox-read', messages: 6, bounces: 3, replies: 1 }]]);
  expect(jobs.finishJob).toHaveBeenCalledOnce();
});
