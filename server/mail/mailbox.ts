import { isLoopback } from '../config/parsers.ts';

/** Messages read in one run; the rest follows in the next. */
const maxMessages = 200;

/** Only the beginning of a longer message is read. Parsing takes time for each line, and a stranger wrote the message. */
const maxBytes = 64 * 1024;

const connectMs = 15_000;

/**
 * Reads the unseen messages of a mailbox by IMAP, oldest first, and marks each as seen when it is handled. It deletes and moves nothing.
 * @param url such as `imaps://user:password@imap.example.com:993/INBOX`; `imap:` uses STARTTLS, and is plain only on this machine
 * @param handle gets the raw message. If it throws, the message stays unseen
 * @returns the number of handled messages
 * @throws an error of the connection, whose message may quote the server
 */
export async function readMailbox(
  url: string,
  handle: (source: Uint8Array) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  // Most servers read no mailbox, and start sooner without this package.
  const { ImapFlow } = await import('imapflow');
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const isSecure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    doSTARTTLS: isSecure || isLoopback(hostname) ? undefined : true,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    // Its log would contain addresses.
    logger: false,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: 2 * connectMs,
    disableAutoIdle: true,
  });
  // Without a listener, a lost connection would end the program.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
    const unseen = (await client.search({ seen: false }, { uid: true })) || [];
    let count = 0;
    for (const uid of unseen.slice(0, maxMessages)) {
      if (signal?.aborted) break;
      const message = await client.fetchOne(String(uid), { source: { maxLength: maxBytes } }, { uid: true });
      if (!message || message.source === undefined) continue;
      await handle(message.source);
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      count += 1;
    }
    return count;
  } finally {
    await client.logout().catch(() => client.close());
  }
}
