import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const stops = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Waits for a child to end. A stop that reaches only this program, as the one npm passes on, reaches the child through it: nothing goes
 * on under nobody.
 * @returns its exit status; null if either of the two was told to stop
 */
export async function endOf(child: ChildProcess): Promise<number | null> {
  let isStopped = false;
  const passOn = (signal: NodeJS.Signals) => {
    isStopped = true;
    child.kill(signal);
  };
  for (const signal of stops) process.on(signal, passOn);
  try {
    const [status] = await once(child, 'close');
    return isStopped ? null : status;
  } finally {
    for (const signal of stops) process.off(signal, passOn);
  }
}
