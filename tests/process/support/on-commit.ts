import type { TcpProxy } from '../../../server/test-support/tcp-proxy.ts';
import { countdown } from './countdown.ts';

/** When a client requests the commit, or when PostgreSQL confirms it. */
type Moment = 'onRequest' | 'onAnswer';

/** Calls `action` at the commit with the number `count` (from 1) that passes through the proxy to PostgreSQL, and then resolves. */
export function onCommit(proxy: TcpProxy, moment: Moment, count: number, action: () => void): Promise<void> {
  const marker = moment === 'onRequest' ? 'commit\0' : 'COMMIT\0';
  return new Promise((resolve) => {
    const pass = countdown(count, () => {
      proxy[moment] = () => 'pass';
      action();
      resolve();
    });
    proxy[moment] = (bytes) => {
      if (bytes.includes(marker)) pass();
      // After a cut, the proxy passes nothing on.
      return 'pass';
    };
  });
}
