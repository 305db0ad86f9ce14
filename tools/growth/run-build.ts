import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { residentMb } from '../bench/run-programs.ts';
import { endOf } from '../end-of.ts';
import type { ProjectCopy } from '../project-copy.ts';

/** What one build of a copy took. */
export interface BuildCost {
  readonly pages: number;
  readonly seconds: number;
  /** Of all its processes together. */
  readonly processorSeconds: number;
  /** The most that its processes had in memory at one time, in MB of 1,048,576 bytes; what two of them share counts twice. */
  readonly mostMb: number;
  /** How many of these it made; the others were there from before. */
  readonly cards: number;
  readonly brochures: number;
}

const sampleMs = 250;
/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * Builds a copy of the project as it is shipped, and watches its processes (Linux).
 * @throws Error with what the build printed, if it failed
 */
export async function runBuild(copy: ProjectCopy): Promise<BuildCost> {
  const startedAtMs = Date.now();
  // A shell knows what all that it waited for took: the build, and whatever that waited for.
  const shell = spawn(
    'sh',
    ['-c', '"$@"; status=$?; cat /proc/$$/stat; exit $status', 'sh', process.execPath, 'tools/build.ts'],
    {
      cwd: copy.dir,
      env: { ...process.env, DELIVERY: 'intake', INTAKE_ORIGIN: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let mostMb = 0;
  const watching = setInterval(() => {
    mostMb = Math.max(mostMb, treeMb(shell.pid ?? 0));
  }, sampleMs);
  const status = await endOf(shell).finally(() => clearInterval(watching));
  if (status !== 0) throw new Error(`The build of ${copy.dir} failed:\n${output}`);
  const fields = output.trimEnd().split('\n').at(-1)?.split(') ')[1]?.split(' ') ?? [];
  const newer = (folder: string) => newerFiles(copy.path(folder), startedAtMs);
  return {
    pages: Number(/^Built (\d+) pages/m.exec(output)?.[1]),
    seconds: (Date.now() - startedAtMs) / 1000,
    processorSeconds: (Number(fields[13]) + Number(fields[14])) / ticksPerSecond,
    mostMb,
    cards: newer('.generated/made/cards'),
    brochures: newer('.generated/brochures'),
  };
}

/** Memory of a process and all below it. One that has ended meanwhile has none. */
function treeMb(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(Number(name), Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]));
    } catch {}
  }
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isBelow).reduce((sum, pid) => {
    try {
      return sum + (residentMb(pid) || 0);
    } catch {
      return sum;
    }
  }, 0);
}

const newerFiles = (dir: string, sinceMs: number): number =>
  readdirSync(dir).filter((name) => !name.endsWith('.json') && statSync(join(dir, name)).mtimeMs >= sinceMs).length;
