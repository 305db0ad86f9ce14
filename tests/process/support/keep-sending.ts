import { sendLead } from './server-process.ts';

/**
 * Eight senders send one lead after another until the server no longer responds.
 * @param onAcknowledged receives the message of each acknowledged lead
 * @returns resolves when every sender has stopped
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
