import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';

const help = `npm run measure -- speed [address ...]   Lighthouse on a simulated phone: scores, paints, blocking and main-thread time, layout shift
                      With the address of another site, both are measured: npm run measure -- speed / http://127.0.0.1:8080/
npm run measure -- load                 leads per second on SQLite and PostgreSQL, compared with the store alone
npm run measure -- growth               build time per page, with the current site and with 480 pages
npm run measure -- desk                 the pages of the desk on the server, with 1,000 and 100,000 leads, on both engines
npm run measure -- torture              kills the server 50 times on each database, with full disks, lost connections and wrong clocks`;

const [command = '', ...addresses] = process.argv.slice(2);

// Otherwise, React loads its slower development build.
process.env.NODE_ENV = 'production';
console.info(`Load average: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
const reports: Readonly<Record<string, () => Promise<boolean>>> = {
  speed: async () => {
    const { measureSpeed, reportSpeed } = await import('./measure/speed.ts');
    return reportSpeed(await measureSpeed(addresses, 3));
  },
  load: async () => (await import('./measure/load.ts')).reportLoad(),
  growth: async () => (await import('./measure/growth.ts')).reportGrowth(),
  desk: async () => (await import('./measure/desk.ts')).reportDesk(),
  torture: async () => {
    const env = { ...process.env, TORTURE_ROUNDS: '50' };
    return spawnSync('vitest', ['run', '--project', 'process', 'torture'], { stdio: 'inherit', env }).status === 0;
  },
};
const report = reports[command];
if (!report) console.error(help);
if (!(await report?.())) process.exitCode = 1;
