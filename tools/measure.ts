import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

const help = `npm run measure -- speed [address ...]   Lighthouse on its phone: scores, paints, blocking and main-thread time, layout shift
                      --base URL        of another site, in the same series: npm run measure -- speed / --base http://127.0.0.1:8080
                      --rounds N        medians of N loads in turn; 3 unless told otherwise
npm run measure -- load                 leads a second on SQLite and PostgreSQL, beside the store alone
npm run measure -- growth               build time of the site as it is and of 480 pages
npm run measure -- torture              fifty kills on either engine, with full disks, lost connections and wrong clocks`;

const { values, positionals } = parseArgs({
  options: { base: { type: 'string', multiple: true, default: [] }, rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const [what, ...addresses] = positionals;

console.info(`Processes that want a core: ${loadavg()[0]?.toFixed(1)}, of cores: ${availableParallelism()}`);
let isWithin = false;
if (what === 'speed') {
  const { measureSpeed, reportSpeed } = await import('./measure/speed.ts');
  isWithin = await reportSpeed(await measureSpeed(addresses, { rounds: Number(values.rounds), others: values.base }));
} else if (what === 'load') {
  const { reportLoad } = await import('./measure/load.ts');
  isWithin = await reportLoad();
} else if (what === 'growth') {
  const { reportGrowth } = await import('./measure/growth.ts');
  isWithin = await reportGrowth();
} else if (what === 'torture') {
  const args = ['run', '--project', 'process', 'torture'];
  const { status } = spawnSync('vitest', args, { stdio: 'inherit', env: { ...process.env, TORTURE_ROUNDS: '50' } });
  isWithin = status === 0;
} else {
  console.error(help);
}
if (!isWithin) process.exitCode = 1;
