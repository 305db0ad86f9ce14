import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const cores = availableParallelism();

/** They compare what two programs take at the same time, or a finger: after all others, and no more of them than there are cores. */
const measuring = 'tests/process/measured/*.test.ts';

/** They wait for long, as a measured page or a slow sender has to, and are small: Vitest takes the largest files first. */
const long = /\/process\/(?:intake\/(?:application|registration)|pages\/new-entries)\.test\.ts$/;

/** What takes long begins first, lest all else waits for it in the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => Number(long.test(b.moduleId)) - Number(long.test(a.moduleId)));
  }
}

export default defineConfig({
  test: {
    // Of two cores Vitest would leave one to itself.
    maxWorkers: cores,
    sequence: { sequencer: LongFirst },
    // What Node makes of a source is kept there: a quarter of the work of starting a program of ours again.
    env: { NODE_COMPILE_CACHE: resolve(import.meta.dirname, 'node_modules/.cache/node') },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,forms,illustrations,ui,site,server,tools}/**/*.test.{ts,tsx}'],
          // Loading the content again for each file would take as long as its tests.
          isolate: false,
          // Those of the stores wait for the disk.
          maxWorkers: cores + 1,
          setupFiles: ['tools/test-support/restore-globals.ts'],
          // A guard against hanging, not a measure: property tests and brochures take seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        // Starts the real server on the last build: run `npm run build` first.
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          exclude: [measuring],
          sequence: { groupOrder: 1 },
          // Each of them waits for much of its time: for a disk, for a program to start, for a slow sender.
          maxWorkers: cores + 1,
          // Guards against hanging, not measures: twenty kills and starts take half a minute on a quiet machine.
          testTimeout: 300_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'process-measured',
          include: [measuring],
          sequence: { groupOrder: 2 },
          // A guard against hanging, not a measure.
          testTimeout: 300_000,
        },
      },
      {
        // The last build in browsers that the journeys of `tests/e2e` do not know; each file has one of them.
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          // Guards against hanging, not measures.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
