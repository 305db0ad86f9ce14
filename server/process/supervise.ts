import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onShutdownSignal } from './shutdown-signals.ts';

const programOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Runs the site, the desk and the publisher as separate processes, as `npm start` does. When a change of facts is live, the site exits
 * and is started again. If the site fails, this process exits with the status of the site. If the desk or the publisher fails, the site
 * keeps running.
 */
export async function supervise(): Promise<void> {
  const children = new Set<ChildProcess>();
  let isStopping = false;

  function run(program: string): ChildProcess {
    const child = fork(programOf(program), { env: { ...process.env, RESTART_ON_PUBLISH: '1' } });
    children.add(child);
    child.on('exit', () => children.delete(child));
    return child;
  }

  async function stop(code: number): Promise<void> {
    isStopping = true;
    const exits = [...children].map((child) => once(child, 'exit'));
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(exits);
    process.exit(code);
  }

  function runSite(): ChildProcess {
    const site = run('server/main.ts');
    site.on('exit', (code) => {
      if (isStopping) return;
      if (code === 0) runSite();
      else void stop(code ?? 1);
    });
    return site;
  }

  onShutdownSignal(() => void stop(0));
  // The site creates the store, which the others need.
  await once(runSite(), 'message');
  run('tools/publisher.ts');
  run('desk/main.ts');
}
