import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compileCacheDir } from './tools/site-build/paths.ts';

const cores = availableParallelism();

/** These tests measure times, so no other test may run meanwhile. */
const measuring = 'tests/process/measured/*.test.ts';

/** These files are small but slow, since they wait for slow senders or a build. By default Vitest starts the largest files first. */
const slowFiles = /\/process\/(?:intake\/(?:application|registration)|pages\/new-entries)\.test\.ts$/;

/** Starts slow files first, so that none of them runs alone at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => Number(slowFiles.test(b.moduleId)) - Number(slowFiles.test(a.moduleId)));
  }
}

export default defineConfig({
  test: {
    // By default, Vitest leaves one of two cores idle.
    maxWorkers: cores,
    sequence: { sequencer: SlowFirst },
    env: { NODE_COMPILE_CACHE: compileCacheDir },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,desk,forms,illustrations,ui,site,server,tools}/**/*.test.{ts,tsx}'],
          // Isolated files would load the content again, which takes as long as the tests.
          isolate: false,
          // Vitest empties all other stylesheets. Pages need the address of this one.
          css: { include: /styles\.css/ },
          // The tests of the stores wait for the disk.
          maxWorkers: cores + 1,
          setupFiles: ['tools/test-support/restore-globals.ts'],
          // This only stops a test that hangs: property tests and brochures take seconds on a busy machine.
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
          // As for the unit tests.
          isolate: false,
          setupFiles: ['tools/test-support/restore-globals.ts'],
          // Each test spends much of its time waiting: for a disk, for a program to start, for a slow sender.
          maxWorkers: cores + 1,
          // This only stops a test that hangs: twenty kills and starts take half a minute on a quiet machine.
          testTimeout: 300_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'measured',
          include: [measuring],
          maxWorkers: 1,
          // This only stops a test that hangs.
          testTimeout: 300_000,
        },
      },
      {
        // These tests open the last build in browsers that `tests/e2e` does not cover, one for each file.
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          // These only stop a test that hangs.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
