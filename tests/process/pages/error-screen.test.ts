import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { renderByReactRouter, renderLinkByReactRouter, type SiteBuild } from '../../../server/http/react-router.ts';
import { createLinkSigner } from '../../../server/links/link-signer.ts';
import type { LogEntry } from '../../../server/log.ts';
import { openStore } from '../../../server/storage/sqlite/open.ts';
import { attribute, parseHtml, select, wordsOf } from '../../../tools/site-build/html-tree.ts';
import { clientDir, projectDir } from '../../../tools/site-build/paths.ts';
import { readBuild } from '../support/built-pages.ts';
import { storedMessages, temporaryFolder } from '../support/server-process.ts';

const secret = 'uniquetestwords';

/** The built site with a reply page that throws. */
async function breakReplyPages(): Promise<SiteBuild> {
  const build = await readBuild();
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route?.path !== 'send/:form') return [id, route];
    const module = {
      ...route.module,
      default: () => {
        throw new RangeError(secret);
      },
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

it('a reply page that throws becomes the error screen of the specification, without answers or details of the machine', async () => {
  const dataDir = temporaryFolder();
  const store = await openStore(dataDir, 10);
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => void logged.push(entry);
  const build = await breakReplyPages();
  const app = createApp({
    settings: { publicOrigin: null, allowedOrigins: [], proxyHops: 0, postsPerAddress: 0, storeMaxMb: 64 },
    store,
    clientDir,
    render: renderByReactRouter(build),
    renderLink: renderLinkByReactRouter(build),
    inlined: { styles: [], scripts: [] },
    signer: createLinkSigner('x'.repeat(32), 'http://localhost'),
    log,
  });
  onTestFinished(async () => {
    app.close();
    app.closeAllConnections();
    await store.close();
  });
  await once(app.listen(0, '127.0.0.1'), 'listening');

  const { port } = app.address() as AddressInfo;
  const body = new URLSearchParams({ name: 'Debbarma', email: 'd@example.com', message: secret });
  const response = await fetch(`http://127.0.0.1:${port}/send/contact`, { method: 'POST', body });
  const html = await response.text();
  const page = parseHtml(html);
  const words = (selector: string) => select(page, selector).map((element) => wordsOf(element));
  expect(response.status).toBe(500);
  expect(words('title')).toEqual(['Unexpected Application Error!']);
  expect(words('h1')).toEqual(['Unexpected Application Error!']);
  const serverError = logged.find(({ event }) => event === 'server-error');
  expect(words('.error-message')).toEqual([`RangeError (reference ${serverError?.reference})`]);
  expect(words('.error-stack pre')).toEqual([expect.stringMatching(/^RangeError\s+at .*error-screen\.test\.ts/)]);
  // The details are closed: they are for a support call.
  expect(select(page, '.error-stack').map((stack) => attribute(stack, 'open'))).toEqual([undefined]);
  expect(html).not.toContain(secret);
  expect(html).not.toContain(projectDir);
  // The server stored the message before it rendered the page.
  expect(await storedMessages(dataDir)).toEqual([secret]);
});
