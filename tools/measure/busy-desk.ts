import { setTimeout as sleep } from 'node:timers/promises';
import { startSiteAndDesk } from '../../tests/process/support/desk.ts';
import { addDemoLeads } from '../desk/demo-leads.ts';
import { postRate } from './load.ts';
import { median } from './median.ts';

/** The desk may slow down the site to this part of its rate. */
const minRatio = 0.9;

/** Ten people who search every two and a half seconds. */
const searchEveryMs = 250;

const searches = ['rina deb', 'r', '98123', 'tripura university', 'zzzz'];

/**
 * Measures in turn how many leads a second the site accepts with an idle desk and beside a desk that searches, on the same store.
 * @returns whether the ratio of the medians is large enough
 */
export async function reportBusyDesk(rounds = 5, seconds = 3): Promise<boolean> {
  await using stack = new AsyncDisposableStack();
  const { site, store, signedIn } = await startSiteAndDesk({ STORE_MAX_MB: '4096' }, (cleanUp) => stack.defer(cleanUp));
  await addDemoLeads(store, ['s1'], 5000);
  const browser = await signedIn('counsellor');
  let searched = 0;
  async function search(signal: AbortSignal): Promise<void> {
    for (let number = 0; !signal.aborted; number += 1) {
      const response = await browser.get(`/leads?text=${encodeURIComponent(searches[number % searches.length] ?? '')}`);
      if (response.status !== 200) throw new Error(`a search answered with status ${response.status}`);
      await response.arrayBuffer();
      searched += 1;
      await sleep(searchEveryMs);
    }
  }
  const [idle, busy]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    idle.push(await postRate(site.origin, seconds));
    const stopping = new AbortController();
    const searching = search(stopping.signal);
    busy.push(await postRate(site.origin, seconds));
    stopping.abort();
    await searching;
  }
  const ratio = median(busy) / median(idle);
  console.info(
    `${median(idle).toFixed(0)} leads per second, ${ratio.toFixed(2)} of them beside ${searched} searches (at least ${minRatio})`,
  );
  return ratio >= minRatio;
}
