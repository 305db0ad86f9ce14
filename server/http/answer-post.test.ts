import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../test-site.ts';
import type { Render } from './render-reply.ts';

let site: TestSite;
let rendered: string[];
const render: Render = async (request, intake) => {
  rendered.push(new URL(request.url).pathname);
  const reply = await intake.receive('', request);
  return Response.json(reply, { status: reply.status });
};

beforeEach(async () => {
  rendered = [];
  site = await startTestSite({ render });
});
afterEach(() => site.stop());

describe('a post that is refused by its head', () => {
  it('is answered with a page that is rendered once for each form and reason', async () => {
    const statuses = [];
    for (let round = 0; round < 3; round += 1) {
      for (const path of ['/send/x', '/send/y', '/api/send/z', '/send/contact']) {
        statuses.push((await site.post('{}', { 'content-type': 'application/json' }, path)).status);
      }
      statuses.push((await site.post({}, { origin: 'https://evil.example' })).status);
    }
    expect(statuses).toEqual([1, 2, 3].flatMap(() => [404, 404, 404, 415, 403]));
    expect(rendered).toEqual(['/send/unknown', '/api/send/unknown', '/send/contact', '/send/contact']);
  });

  it('and could not be rendered, is rendered again the next time', async () => {
    await site.stop();
    let isBroken = true;
    const failing: Render = (...both) => (isBroken ? Promise.reject(new Error('broken')) : render(...both));
    site = await startTestSite({ render: failing });
    expect((await site.post({}, {}, '/send/x')).status).toBe(500);
    isBroken = false;
    expect((await site.post({}, {}, '/send/x')).status).toBe(404);
  });
});

it('nothing is rendered for a sender who went away half-way', async () => {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  const type = 'Content-Type: application/x-www-form-urlencoded';
  await new Promise((resolve) =>
    socket.write(`POST /send/contact HTTP/1.1\r\nHost: a\r\n${type}\r\nContent-Length: 50\r\n\r\nname=`, resolve),
  );
  socket.destroy();
  await expect.poll(() => site.logged).toMatchObject([{ event: 'request', status: 'aborted' }]);
  expect((await site.post({})).status).toBe(422);
  expect(rendered).toEqual(['/send/contact']);
});
