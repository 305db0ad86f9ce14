import { pathToFileURL } from 'node:url';
import { readSettings } from '../../../server/config/settings.ts';
import type { SiteBuild } from '../../../server/http/react-router.ts';
import { renderPlainly } from '../../../server/mail/test-fixtures.ts';

/**
 * `server/main.ts` for tests: emails contain all their data as JSON, retries come within milliseconds, and the clock runs CLOCK_AHEAD_MIN
 * minutes ahead of the machine's.
 */
process.env.NODE_ENV ??= 'production';
const aheadMs = Number(process.env.CLOCK_AHEAD_MIN ?? 0) * 60_000;
const MachineDate = Date;
globalThis.Date = class extends MachineDate {
  constructor(...args: [] | [number | string]) {
    if (args.length === 0) super(MachineDate.now() + aheadMs);
    else super(args[0]);
  }
  static override now = () => MachineDate.now() + aheadMs;
} as DateConstructor;
const { serve } = await import('../../../server/serve.ts');
const file = new URL('../../../build/server/index.js', import.meta.url);
const build: SiteBuild = await import(pathToFileURL(file.pathname).href);
const module = { ...build.entry.module, renderEmail: renderPlainly };
// The lease ends soon after a kill. A short lease is safe here: the only worker never takes over its own email.
const times = { pollMs: 20, leaseMs: 2000 };
await serve(readSettings(process.env), { ...build, entry: { ...build.entry, module } }, times);
