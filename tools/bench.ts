import { parseArgs } from 'node:util';
import * as intake from './bench/measure-intake.ts';
import * as pages from './bench/measure-pages.ts';
import { locateProgram } from './locate-program.ts';
import { middleOf } from './middle-of.ts';

const help = `npm run bench              how fast leads are taken, on either engine, and pages are sent, beside what they are compared with
npm run bench -- --short   the same in a minute
npm run bench -- --long    and whether memory grows over 100,000 leads

What is compared is measured in turn, several times, in one run: no other figures mean anything beside each other.
Pages need nginx and wrk (apt-get install nginx-light wrk). It ends with 1 where a ratio is beyond its limit.`;

interface Ratio {
  readonly what: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
}

interface Times {
  readonly rounds: number;
  /** Of one measurement. */
  readonly seconds: number;
}

async function measureIntake(engine: intake.Engine, { rounds, seconds }: Times): Promise<Ratio[]> {
  const figures = { store: [] as number[], server: [] as number[], site: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    figures.store.push(await intake.ofBareStore(engine, seconds));
    figures.server.push(await intake.ofBareServer(engine, seconds));
    figures.site.push(await intake.ofSite(engine, seconds));
  }
  const store = middleOf(figures.store);
  const server = middleOf(figures.server);
  const site = middleOf(figures.site);
  console.info(
    `Leads a second on ${engine.name}: the store alone ${whole(store)}, a bare server ${whole(server)}, the site ${whole(site)}`,
  );
  return [
    { what: `leads a second on ${engine.name}, of what the store alone takes`, value: site / store, least: 0.5 },
    { what: `leads a second on ${engine.name}, of what a bare server takes`, value: site / server, least: 0.5 },
  ];
}

async function measurePages({ rounds, seconds }: Times): Promise<Ratio[]> {
  const missing = ['nginx', 'wrk'].filter((name) => locateProgram([name], process.env, () => true) === undefined);
  if (missing.length > 0) {
    console.info(`Pages: not measured, for want of ${missing.join(' and ')}.`);
    return [];
  }
  const nginx: pages.Pages[] = [];
  const bare: pages.Pages[] = [];
  const site: pages.Pages[] = [];
  for (let round = 0; round < rounds; round += 1) {
    nginx.push(await pages.ofNginx(seconds));
    bare.push(await pages.ofBareServer(seconds));
    site.push(await pages.ofSite(seconds));
  }
  const perSecond = (all: readonly pages.Pages[]) => middleOf(all.map((each) => each.perSecond));
  const microseconds = (all: readonly pages.Pages[]) => middleOf(all.map((each) => each.microsecondsEach));
  const named = { nginx, 'a bare server': bare, 'the site': site };
  const say = (what: string, figure: typeof perSecond) =>
    console.info(
      `${what}: ${Object.entries(named)
        .map(([name, all]) => `${name} ${whole(figure(all))}`)
        .join(', ')}`,
    );
  say('Pages a second', perSecond);
  say('Microseconds of a processor a page', microseconds);
  // Without limits: beside a busy machine's other work, the one takes less time and the other more. See docs/decisions/0031-figures.md.
  const ofNginx = (all: readonly pages.Pages[]) => (microseconds(all) / microseconds(nginx)).toFixed(2);
  console.info(`Of nginx\u2019s processor time a page: a bare server ${ofNginx(bare)}, the site ${ofNginx(site)}`);
  return [
    { what: 'pages a second, of what nginx sends', value: perSecond(site) / perSecond(nginx), least: 0.3 },
    { what: 'pages a second, of what a bare server sends', value: perSecond(site) / perSecond(bare), least: 0.35 },
    {
      what: 'processor time a page, of a bare server\u2019s',
      value: microseconds(site) / microseconds(bare),
      most: 2.5,
    },
  ];
}

async function measureMemory(): Promise<Ratio[]> {
  const { accepted, megabytes } = await intake.memoryOfSite(intake.sqlite, 100_000);
  console.info(`Memory over ${whole(accepted)} leads, after each tenth: ${megabytes.map(whole).join(', ')} MB`);
  // Node.js takes its time over the first half: it lets the heap grow before it clears it.
  const halfway = megabytes[4] ?? 0;
  return [{ what: 'memory at the end, of what it was half-way', value: (megabytes.at(-1) ?? 0) / halfway, most: 1.1 }];
}

const whole = (value: number) => Math.round(value).toLocaleString('en-IN');

function sayWhether({ what, value, least = 0, most = Number.POSITIVE_INFINITY }: Ratio): void {
  const isMet = value >= least && value <= most;
  const limit = least > 0 ? `at least ${least}` : `at most ${most}`;
  console.info(`${isMet ? 'ok     ' : 'BEYOND '} ${value.toFixed(2)}  ${what} (${limit})`);
  if (!isMet) process.exitCode = 1;
}

const { values } = parseArgs({
  options: { short: { type: 'boolean' }, long: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) {
  console.info(help);
} else {
  const times = values.short ? { rounds: 2, seconds: 1 } : { rounds: 5, seconds: 3 };
  const ratios = await measureIntake(intake.sqlite, times);
  const postgres = await intake.startPostgres();
  ratios.push(...(await measureIntake(postgres, times).finally(postgres.stop)), ...(await measurePages(times)));
  if (values.long) ratios.push(...(await measureMemory()));
  for (const ratio of ratios) sayWhether(ratio);
}
