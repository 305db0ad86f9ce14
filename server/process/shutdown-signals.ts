const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * A stop reaches whoever runs in a group twice: from the group and from npm, which passes its own on. For this long a repeat is the
 * same stop; after it, somebody is impatient.
 */
const sameStopMs = 2000;

/** Calls once when the program is told to stop. Told again after a while (a second Ctrl+C), it ends at once. */
export function onShutdownSignal(stop: () => void, program: Pick<NodeJS.Process, 'on' | 'exit'> = process): void {
  let toldAt: number | undefined;
  for (const signal of signals) {
    program.on(signal, () => {
      if (toldAt === undefined) {
        toldAt = performance.now();
        stop();
      } else if (performance.now() - toldAt > sameStopMs) {
        program.exit(1);
      }
    });
  }
}
