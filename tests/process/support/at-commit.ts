import type { TcpProxy } from '../../../server/test-support/tcp-proxy.ts';
import { countdown } from './countdown.ts';

/** As PostgreSQL is asked for it, or as it says that it is done. */
type Moment = 'onRequest' | 'onAnswer';

/** Does something at one of the commits that pass a proxy before PostgreSQL, however fast the machine is. @returns resolves then */
export function atCommit(proxy: TcpProxy, moment: Moment, count: number, then: () => void): Promise<void> {
  const mark = moment === 'onRequest' ? 'commit\0' : 'COMMIT\0';
  return new Promise((resolve) => {
    const pass = countdown(count, () => {
      proxy[moment] = () => 'pass';
      then();
      resolve();
    });
    proxy[moment] = (bytes) => {
      if (bytes.includes(mark)) pass();
      // Where the lines were cut, nothing of it gets through any more.
      return 'pass';
    };
  });
}
