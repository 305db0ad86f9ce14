import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Of two cores Vitest would leave one to itself.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,forms,ui,site,server,tools}/**/*.test.{ts,tsx}'],
          // A guard against hanging, not a measure: property tests and brochures take seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        // Starts the real server on the last build: run `npm run build` first.
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          // A guard against hanging, not a measure: twenty kills and starts take half a minute on a quiet machine.
          testTimeout: 300_000,
        },
      },
    ],
  },
});
