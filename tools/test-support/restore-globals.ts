import { afterAll, vi } from 'vitest';

/** The files of tests share processes, so each file removes its mocks and stubs at its end. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
