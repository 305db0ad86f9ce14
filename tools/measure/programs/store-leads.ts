/** A program of its own: stores leads for a while as the site does, with nothing around it, and prints how many a second. */
import { contactForm } from '#forms/contact.ts';
import { readSettings } from '../../../server/config.ts';
import { keep } from '../../../server/intake/keep.ts';
import { openStore } from '../../../server/storage/open.ts';
import { sampleAnswers } from '../sample-leads.ts';

const [connections = '', warmUpSeconds = '', seconds = ''] = process.argv.slice(2);
const store = await openStore(readSettings(process.env), () => {});
let sent = 0;

async function keepStoring(endMs: number): Promise<void> {
  while (performance.now() < endMs) {
    sent += 1;
    const answers = sampleAnswers(sent);
    await keep(store.intake, { form: contactForm, key: null, answers, files: {}, receivedAt: new Date() });
  }
}

async function storeFor(durationMs: number): Promise<number> {
  const [before, beganMs] = [sent, performance.now()];
  await Promise.all(Array.from({ length: Number(connections) }, () => keepStoring(beganMs + durationMs)));
  return ((sent - before) / (performance.now() - beganMs)) * 1000;
}

await storeFor(Number(warmUpSeconds) * 1000);
console.info(await storeFor(Number(seconds) * 1000));
await store.close();
