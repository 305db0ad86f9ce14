import { sendLead } from './server-process.ts';

/**
 * Eight senders, each one lead after the other, until the server no longer answers.
 * @param onAcknowledged told the message of each lead, at once
 * @returns resolves once none is sending any more
 */
export async function keepSending(origin: string, onAcknowledged: (message: string) => void): Promise<void> {
  let count = 0;
  const sender = async () => {
    for (;;) {
      count += 1;
      const message = `lead ${count}`;
      if ((await sendLead(origin, message, message.replaceAll(' ', '-'))) !== 200) return;
      onAcknowledged(message);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
}
