import { afterAll, vi } from 'vitest';

/** The files of unit tests share their processes: what one of them pretends must not reach the next. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
