import type { RenderLetter } from '#forms/letter.ts';
import type { Settings } from '../config.ts';
import type { Turns } from '../http/in-turn.ts';
import type { Log } from '../log.ts';
import type { OutboxStore } from '../storage/ports/outbox.ts';
import { type ComposeParts, createCompose } from './compose.ts';
import { sendingLetters } from './sending-letters.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { tellWebhook } from './webhook.ts';
import { type MailWorker, type MailWorkerParts, startMailWorker, type WorkerTimes } from './worker.ts';

export interface MailParts extends Pick<ComposeParts, 'links' | 'people' | 'origin'> {
  readonly settings: Pick<Settings, 'mail' | 'webhook'>;
  readonly outbox: OutboxStore;
  /** Of the site's build. */
  readonly renderLetter: RenderLetter | undefined;
  /** In which pages are rendered: who waits for a page goes first. */
  readonly turns: Pick<Turns, 'add'>;
  readonly log: Log;
  readonly now?: (() => Date) | undefined;
  readonly times?: Partial<WorkerTimes> | undefined;
}

/** Sends letters and tells the other system, each where it is set. They do not wait for one another. */
export function startMail({ settings, now = () => new Date(), times = {}, ...parts }: MailParts): MailWorker {
  const { outbox, log } = parts;
  const workers: MailWorker[] = [];
  if (settings.mail) {
    const transport = createSmtpTransport(settings.mail);
    const letters = sendingLetters({ outbox, compose: composeOf(parts), transport, now });
    const worker = startMailWorker({ outbox, log, now, times, ...letters });
    workers.push({
      async stop(withinMs) {
        await worker.stop(withinMs);
        transport.close();
      },
    });
  }
  const { webhook } = settings;
  if (webhook) {
    const prepare: MailWorkerParts['prepare'] = async (claimed) => (signal) =>
      tellWebhook(claimed, webhook, { now: now(), signal });
    workers.push(startMailWorker({ outbox, log, now, times, kinds: ['webhook'], prepare }));
  }
  return {
    async stop(withinMs) {
      await Promise.all(workers.map((worker) => worker.stop(withinMs)));
    },
  };
}

function composeOf({ renderLetter, turns, links, people, origin }: Omit<MailParts, 'settings'>) {
  if (!renderLetter) return null;
  const render: RenderLetter = async (input) => {
    const letter = await turns.add(() => renderLetter(input), { isFirst: false, isWanted: () => true });
    if (!letter) throw new TypeError('the build words no such letter');
    return letter;
  };
  return createCompose({ render, links, people, origin });
}
