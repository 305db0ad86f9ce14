import { expect, it } from 'vitest';
import { storedMessages, temporaryFolder } from '../support/server-process.ts';
import { startSocketActivatedServer } from '../support/socket-activated-server.ts';
import { startVisitors } from '../support/visitors.ts';

it('a restart on a socket that the service manager holds neither refuses nor loses a request', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await startSocketActivatedServer({ DATA_DIR });
  const visits = startVisitors({ port: server.port });
  for (let restarts = 0; restarts < 2; restarts += 1) {
    await visits.waitForMore(10);
    await server.restart();
  }
  const { acknowledged, failures } = await visits.end();
  expect(failures).toEqual([]);
  expect((await storedMessages(DATA_DIR)).sort()).toEqual(acknowledged.sort());
});
