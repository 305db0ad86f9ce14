import { readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { budgetsSchema } from './budgets/judge.ts';
import { measureBesideLimit } from './lighthouse/beside-limit.ts';
import { drawSpeedTable, judgeSpeed, withMore } from './lighthouse/judge-speed.ts';
import { readPages } from './site-build/page-text.ts';
import { clientDir, projectDir } from './site-build/paths.ts';

const help = `npm run lighthouse                how fast every page is on the phone of Lighthouse, beside the same words alone
npm run lighthouse -- / /about    the same of these pages
npm run lighthouse -- --once      each page once: shifts are as sure, and all scores but that of speed; times are not

Every page is measured three times, in turn with its limit page; medians count. One that is beyond a limit is measured three times more, and
if it still is, three again: the medians of all its measurements count then. All pages take 45 minutes, and up to
three times that on a machine where most are beyond; once 15. The paints are those of
a line and a processor that are slowed down while the page loads: a busy machine makes them later, of a page and of its limit page. All else is
computed by Lighthouse; the main thread, and what blocks it, are counted in processor time. It ends with 1 where a page is beyond its limit (speed in budgets.json).`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' }, once: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.help) {
  console.info(help);
} else {
  // The page for a missing line comes from the device alone.
  const built = (await readPages(clientDir)).filter(({ address }) => address !== '/offline');
  const unknown = positionals.filter((asked) => !built.some(({ address }) => address === asked));
  if (unknown.length > 0) {
    console.error(
      `The build has no page ${unknown.join(' or ')}. It has:\n${built.map(({ address }) => address).join('\n')}`,
    );
    process.exit(2);
  }
  const budgets = budgetsSchema.parse(JSON.parse(await readFile(join(projectDir, 'budgets.json'), 'utf8')));
  console.info(`Processes that want a core: ${loadavg()[0]?.toFixed(1)}, of cores: ${availableParallelism()}`);
  const rounds = values.once ? 1 : 3;
  const asked = positionals.length > 0 ? built.filter(({ address }) => positionals.includes(address)) : built;
  const measure = (pages: typeof asked) =>
    measureBesideLimit(pages, rounds, (round, seconds) =>
      console.info(`Round ${round} of ${rounds} took ${Math.round(seconds)} s.`),
    );
  let measured = await measure(asked);
  // Of sixty pages, one or the other is beyond a limit by chance: what else the machine did meanwhile. What is the page's own, it is each time.
  for (let more = values.once ? 0 : 2; more > 0; more -= 1) {
    const beyond = measured.map((each) => judgeSpeed(each, budgets)).filter(({ faults }) => faults.length > 0);
    if (beyond.length === 0) break;
    console.info(`Measured again:\n${beyond.flatMap(({ faults }) => faults).join('\n')}`);
    measured = withMore(
      measured,
      await measure(asked.filter((page) => beyond.some((each) => each.address === page.address))),
    );
  }
  const verdicts = measured.map((each) => judgeSpeed(each, budgets));
  console.info('\nMilliseconds, with slow 4G and a slow processor; in brackets of those of the same words alone.\n');
  console.info(drawSpeedTable(verdicts));
  const faults = verdicts.flatMap((verdict) => verdict.faults);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
