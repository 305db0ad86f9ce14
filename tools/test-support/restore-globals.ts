import { afterAll, vi } from 'vitest';

/** Unit test files share processes, so each file resets its mocks and stubs for the next. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
