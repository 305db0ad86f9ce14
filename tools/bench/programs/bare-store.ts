/** A program of its own: stores leads for a while as the site does, with nothing around it, and prints how many. */
import { contactForm } from '#forms/contact.ts';
import { readSettings } from '../../../server/config.ts';
import { keep } from '../../../server/intake/keep.ts';
import { openStore } from '../../../server/storage/open.ts';
import { sampleAnswers } from '../sample-leads.ts';

const [connections = '', seconds = ''] = process.argv.slice(2);
const store = await openStore(readSettings(process.env), () => {});
const beganMs = performance.now();
const endMs = beganMs + Number(seconds) * 1000;
let accepted = 0;

async function keepStoring(): Promise<void> {
  while (performance.now() < endMs) {
    accepted += 1;
    const answers = sampleAnswers(accepted);
    await keep(store.intake, { form: contactForm, key: null, answers, files: {}, receivedAt: new Date() });
  }
}

await Promise.all(Array.from({ length: Number(connections) }, keepStoring));
console.info(JSON.stringify({ accepted, seconds: (performance.now() - beganMs) / 1000 }));
await store.close();
