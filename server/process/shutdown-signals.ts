const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * Under npm, one Ctrl+C arrives twice: once from the process group and once forwarded by npm. A repeat within this time counts as the same
 * signal; a later one ends the process at once.
 */
const duplicateMs = 2000;

/** Calls `stop` on the first stop signal. A second signal after `duplicateMs`, such as another Ctrl+C, ends the process at once. */
export function onShutdownSignal(stop: () => void, program: Pick<NodeJS.Process, 'on' | 'exit'> = process): void {
  let firstAt: number | undefined;
  for (const signal of signals) {
    program.on(signal, () => {
      if (firstAt === undefined) {
        firstAt = performance.now();
        stop();
      } else if (performance.now() - firstAt > duplicateMs) {
        program.exit(1);
      }
    });
  }
}
