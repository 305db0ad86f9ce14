import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';

/** A program that waits for a child of its own, and says which. */
const parent = `
  import { spawn } from 'node:child_process';
  import { endOf } from ${JSON.stringify(new URL('end-of.ts', import.meta.url).href)};
  const child = spawn(process.execPath, ['-e', process.argv[1]], { stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.once('data', () => console.log(child.pid));
  console.log('status ' + (await endOf(child)));`;

async function run(child: string) {
  const program = spawn(process.execPath, ['--input-type=module', '-e', parent, child], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const childId = Number((await once(program.stdout, 'data'))[0]);
  onTestFinished(() => {
    program.kill('SIGKILL');
    if (isRunning(childId)) process.kill(childId, 'SIGKILL');
  });
  return { program, childId };
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

it.each(['SIGTERM', 'SIGINT'] as const)('%s told to the parent alone ends its child, too', async (signal) => {
  const { program, childId } = await run("console.log('here'); setInterval(() => {}, 1000)");
  program.kill(signal);
  const [said] = await once(program.stdout, 'data');
  expect(String(said)).toBe('status null\n');
  expect(isRunning(childId)).toBe(false);
});

it('a child that was told to stop and ends well all the same counts as stopped', async () => {
  const { program } = await run(
    "process.on('SIGTERM', () => process.exit(0)); console.log('here'); setInterval(() => {}, 1000)",
  );
  program.kill('SIGTERM');
  expect(String((await once(program.stdout, 'data'))[0])).toBe('status null\n');
});
