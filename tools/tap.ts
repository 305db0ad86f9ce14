import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { about, courses, home, internshipPage, ourWork, placementTraining, services, showcases } from '#content';
import { judgeWalks } from './tap/judge-tap.ts';
import { measureWalks, type Walk } from './tap/measure-tap.ts';

const help = `npm run tap                 how long it takes from a tap to the next page's heading, on a phone with a slow line
npm run tap -- --rounds 2   the same with two rounds in the place of five

A line that takes 562.5 ms to answer a request and carries 1,475 kilobits a second, a processor four times as slow as this one. Each walk is
taken in turn between plain documents (no scripts, no speculation rules), with a tap as soon as the link is in view, and after a second;
medians count. It takes six minutes. A busy machine makes everything later: on idle cores it ends with 1 where a walk is beyond its limit.`;

const walks: readonly Walk[] = [
  { from: home.href, to: middleOne(services) },
  { from: ourWork.href, to: middleOne(showcases) },
  { from: placementTraining.href, to: middleOne(courses) },
  { from: about.href, to: internshipPage.href, isInMenu: true },
];

/** Its link is not in view when the page opens. */
function middleOne(pages: readonly { readonly href: string }[]): string {
  return pages[pages.length >> 1]?.href ?? '';
}

const { values } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' }, rounds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds is '${values.rounds}': it must be 1 or more.`);
if (values.help) {
  console.info(help);
} else {
  console.info(`Processes that want a core: ${loadavg()[0]?.toFixed(1)}, of cores: ${availableParallelism()}`);
  const { table, faults } = judgeWalks(await measureWalks(walks, rounds));
  console.info('Milliseconds from tap to heading; in brackets of those between plain documents.\n');
  console.info(table);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
