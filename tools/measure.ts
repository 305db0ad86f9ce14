import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

const help = `npm run measure -- speed [address ...]   Lighthouse on a simulated phone: scores, paints, blocking and main-thread time, layout shift
                      --base URL        also measure another site: npm run measure -- speed / --base http://127.0.0.1:8080
                      --rounds N        medians of N loads (default: 3)
npm run measure -- load                 leads per second on SQLite and PostgreSQL, compared with the store alone
npm run measure -- growth               build time per page, with the current site and with 480 pages
npm run measure -- desk                 the pages of the desk on the server, with 1,000 and 100,000 leads, on both engines
npm run measure -- desk-speed           Lighthouse on a simulated phone for pages of the desk: scores, paint, bytes (--rounds N)
npm run measure -- busy-desk            leads per second beside a desk that searches, compared with an idle desk
npm run measure -- words                words of each page, and how often each habit of content/STYLE.md occurs
npm run measure -- torture              kills the server 50 times on each database, with full disks, lost connections and wrong clocks`;

const { values, positionals } = parseArgs({
  options: { base: { type: 'string', multiple: true, default: [] }, rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const [command, ...addresses] = positionals;

// Otherwise, React loads its slower development build.
process.env.NODE_ENV = 'production';
console.info(`Load average: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
let isOk = false;
if (command === 'speed') {
  const { measureSpeed, reportSpeed } = await import('./measure/speed.ts');
  isOk = await reportSpeed(await measureSpeed(addresses, { rounds: Number(values.rounds), others: values.base }));
} else if (command === 'load') {
  const { reportLoad } = await import('./measure/load.ts');
  isOk = await reportLoad();
} else if (command === 'growth') {
  const { reportGrowth } = await import('./measure/growth.ts');
  isOk = await reportGrowth();
} else if (command === 'desk') {
  const { reportDesk } = await import('./measure/desk.ts');
  isOk = await reportDesk();
} else if (command === 'desk-speed') {
  const { reportDeskSpeed } = await import('./measure/desk-speed.ts');
  isOk = await reportDeskSpeed(Number(values.rounds));
} else if (command === 'busy-desk') {
  const { reportBusyDesk } = await import('./measure/busy-desk.ts');
  isOk = await reportBusyDesk();
} else if (command === 'words') {
  const { reportWords } = await import('./measure/words.ts');
  isOk = await reportWords();
} else if (command === 'torture') {
  const args = ['run', '--project', 'process', 'torture'];
  const { status } = spawnSync('vitest', args, { stdio: 'inherit', env: { ...process.env, TORTURE_ROUNDS: '50' } });
  isOk = status === 0;
} else {
  console.error(help);
}
if (!isOk) process.exitCode = 1;
