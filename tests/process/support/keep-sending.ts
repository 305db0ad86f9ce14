import { sendLead } from '../server-process.ts';

/** Eight senders, each one lead after the other, until the server no longer answers. */
export async function keepSending(
  origin: string,
  name: string,
  retries: string[],
  acknowledged: string[],
  unanswered: string[],
  onAcknowledged = () => {},
): Promise<void> {
  let count = 0;
  const sender = async () => {
    for (;;) {
      count += 1;
      const message = retries.pop() ?? `${name}, lead ${count}`;
      const status = await sendLead(origin, message, `key of ${message}`.replaceAll(' ', '-'));
      if (status !== 200) {
        unanswered.push(message);
        return;
      }
      acknowledged.push(message);
      onAcknowledged();
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  unanswered.push(...retries);
}
