import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

const help = `npm run measure -- speed [address ...]   Lighthouse on its phone: scores, paints, blocking and main-thread time, layout shift, elements
                      --base URL        of another site, in the same series: npm run measure -- speed / --base http://127.0.0.1:8080
                      --rounds N        medians of N loads in turn; 3 unless told otherwise
npm run measure -- load                 leads a second on SQLite and PostgreSQL, beside the store alone
npm run measure -- torture              fifty kills on either engine, with full disks, lost connections and wrong clocks`;

const { values, positionals } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    base: { type: 'string', multiple: true },
    rounds: { type: 'string' },
  },
  allowPositionals: true,
});
const [what, ...rest] = positionals;

async function main(): Promise<boolean> {
  console.info(`Processes that want a core: ${loadavg()[0]?.toFixed(1)}, of cores: ${availableParallelism()}`);
  switch (what) {
    case 'speed': {
      const { measureSpeed, reportSpeed } = await import('./measure/speed.ts');
      return reportSpeed(await measureSpeed(rest, { rounds: Number(values.rounds ?? 3), others: values.base ?? [] }));
    }
    case 'load':
      return (await import('./measure/load.ts')).reportLoad();
    default: {
      const args = ['vitest', 'run', '--project', 'process', 'torture'];
      return spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, TORTURE_ROUNDS: '50' } }).status === 0;
    }
  }
}

if (values.help || what === undefined || !['speed', 'load', 'torture'].includes(what)) {
  console.info(help);
  if (!values.help) process.exitCode = 2;
} else if (!(await main())) {
  process.exitCode = 1;
}
