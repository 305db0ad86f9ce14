import { expect, it } from 'vitest';
import { ofBareServer, ofSite } from '../../tools/bench/measure-intake.ts';

it('the site takes leads at no small part of the rate of the least server there can be', async () => {
  const bare = await ofBareServer(1);
  const site = await ofSite(1);
  // `npm run bench` holds the real limit: a second on a busy machine shows only what is several times slower.
  expect(site / bare).toBeGreaterThan(0.2);
});
