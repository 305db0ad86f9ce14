import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const cores = availableParallelism();

/** These tests measure times, so they run after all others, one file at a time. */
const measuring = 'tests/process/measured/*.test.ts';

/** These files are small but slow, since they wait for slow senders or a build. By default Vitest starts the largest files first. */
const long = /\/process\/(?:intake\/(?:application|registration)|pages\/new-entries)\.test\.ts$/;

/** Starts slow files first, so that none of them runs alone at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => Number(long.test(b.moduleId)) - Number(long.test(a.moduleId)));
  }
}

export default defineConfig({
  test: {
    // By default Vitest would leave one of two cores idle.
    maxWorkers: cores,
    sequence: { sequencer: LongFirst },
    // Node caches compiled sources there, which saves a quarter of the time to start a program again.
    env: { NODE_COMPILE_CACHE: resolve(import.meta.dirname, 'node_modules/.cache/node') },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,desk,forms,illustrations,ui,site,server,tools}/**/*.test.{ts,tsx}'],
          // Loading the content again for each file would take as long as the tests.
          isolate: false,
          // The tests of the stores wait for the disk.
          maxWorkers: cores + 1,
          setupFiles: ['tools/test-support/restore-globals.ts'],
          // This only guards against hanging: property tests and brochures take seconds on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // These tests start the real server on the last build: run `npm run build` first.
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          exclude: [measuring],
          sequence: { groupOrder: 1 },
          // Each test spends much of its time waiting: for a disk, for a program to start, for a slow sender.
          maxWorkers: cores + 1,
          // This only guards against hanging: twenty kills and starts take half a minute on a quiet machine.
          testTimeout: 300_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'process-measured',
          include: [measuring],
          sequence: { groupOrder: 2 },
          maxWorkers: 1,
          // This only guards against hanging.
          testTimeout: 300_000,
        },
      },
      {
        // These tests open the last build in browsers that `tests/e2e` does not cover, one for each file.
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          // These only guard against hanging.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
