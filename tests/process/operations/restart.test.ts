import { expect, it } from 'vitest';
import { startHeldServer } from '../support/held-server.ts';
import { storedMessages, temporaryFolder } from '../support/server-process.ts';
import { visit } from '../support/visitors.ts';

it('a restart on a socket that the service manager holds neither refuses nor loses a request', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await startHeldServer({ DATA_DIR });
  const visits = visit({ port: server.port });
  for (let restarts = 0; restarts < 2; restarts += 1) {
    await visits.more(10);
    await server.restart();
  }
  const { acknowledged, failures } = await visits.end();
  expect(failures).toEqual([]);
  expect((await storedMessages(DATA_DIR)).sort()).toEqual(acknowledged.sort());
});
