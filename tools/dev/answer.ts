import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { challengePath } from '#forms/prove-work.ts';
import { readBuildSettings } from '../../server/config.ts';
import { createChallengeAnswerer } from '../../server/http/answer-challenge.ts';
import type { SiteBuild } from '../../server/http/react-router.ts';
import type { Watch } from '../../server/intake/intake.ts';
import { noLimits } from '../../server/limits/limit-requests.ts';
import { readLinkSecret } from '../../server/links/link-secret.ts';
import { createLinkSigner } from '../../server/links/link-signer.ts';
import { createProofOfWork } from '../../server/proof/proof-of-work.ts';
import type { Store } from '../../server/storage/ports/store.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Answers pages and posts from the sources as they are now: everything is asked from Vite for each request, which loads
 * again only what changed.
 */
export function answerInDev(vite: ViteDevServer, dataDir: string): Answer {
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's ssr environment cannot run code");
  const load = <Module>(file: string) => ssr.runner.import<Module>(file);
  const openStore = keepOpen(dataDir);
  const proof = readBuildSettings(process.env).asksProof ? createProofOfWork(readLinkSecret(dataDir, null)) : undefined;
  const answerChallenge = proof && createChallengeAnswerer({ proof, limits: noLimits });

  const watch = (): Watch => ({
    reference: randomBytes(5).toString('hex'),
    onFault: console.error,
    onStoreUnavailable: (reason) => console.error(`store unavailable: ${reason}`),
    onQuarantined: (reason) => console.error(`set aside: ${reason}`),
    onWithoutMail: () => {},
    onCrowded: (by) => console.error(`too many ${by} at once`),
  });

  async function answerPost(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { createIntake } = await load<typeof import('../../server/intake/intake.ts')>('/server/intake/intake.ts');
    const { inTurn } = await load<typeof import('../../server/http/in-turn.ts')>('/server/http/in-turn.ts');
    const posts = await load<typeof import('../../server/http/answer-post.ts')>('/server/http/answer-post.ts');
    const reactRouter = await load<typeof import('../../server/http/react-router.ts')>('/server/http/react-router.ts');
    const storage = await load<typeof import('../../server/storage/sqlite/open.ts')>('/server/storage/sqlite/open.ts');
    const build = await load<SiteBuild>('virtual:react-router/server-build');
    const store = await openStore(storage.openStore);
    const answer = posts.createPostAnswerer({
      render: reactRouter.renderByReactRouter(build),
      intake: createIntake({
        store: store.intake,
        origins: { publicOrigin: null, allowedOrigins: [] },
        now: () => new Date(),
        proof,
      }),
      limits: noLimits,
      turns: inTurn(),
    });
    await answer(request, response, watch());
  }

  async function answerLink(request: IncomingMessage, response: ServerResponse, token: string): Promise<void> {
    const { createLinks } = await load<typeof import('../../server/links/links.ts')>('/server/links/links.ts');
    const pages = await load<typeof import('../../server/http/answer-link.ts')>('/server/http/answer-link.ts');
    const reactRouter = await load<typeof import('../../server/http/react-router.ts')>('/server/http/react-router.ts');
    const storage = await load<typeof import('../../server/storage/sqlite/open.ts')>('/server/storage/sqlite/open.ts');
    const build = await load<SiteBuild>('virtual:react-router/server-build');
    const { people } = await openStore(storage.openStore);
    const signer = createLinkSigner(readLinkSecret(dataDir, null), '');
    const answer = pages.createLinkAnswerer({
      render: reactRouter.renderLinkByReactRouter(build),
      links: createLinks({ signer, people, now: () => new Date() }),
      limits: noLimits,
    });
    await answer(request, response, token, watch());
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { createRequestHandler } = await load<typeof import('react-router')>('react-router');
    const build = await load<SiteBuild>('virtual:react-router/server-build');
    const handle = createRequestHandler(build, 'development');
    const render = (path: string) =>
      handle(new Request(new URL(path, `http://${request.headers.host ?? 'localhost'}`)));
    const routes = await load<typeof import('../../site/routes.ts')>('/site/routes.ts');
    const path = request.url ?? '/';
    const rendered = routes.hasNoPage(path) ? undefined : await render(path);
    const isMissing = rendered === undefined || rendered.status === 404;
    const page = isMissing ? await render('/not-found') : rendered;
    response.writeHead(isMissing ? 404 : page.status, Object.fromEntries(page.headers));
    response.end(Buffer.from(await page.arrayBuffer()));
  }

  return async (request, response) => {
    try {
      const [, token] = /^\/link\/([^/?]+)/.exec(request.url ?? '') ?? [];
      if (token !== undefined) await answerLink(request, response, token);
      else if (answerChallenge && request.url === challengePath) await answerChallenge(request, response);
      else if (request.method === 'POST') await answerPost(request, response);
      else await answerPage(request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.stack : String(error));
    }
  };
}

type OpenStore = (dataDir: string, maxMb: number) => Promise<Store>;

/** One store for as long as the code that opened it is the same; then the next. */
function keepOpen(dataDir: string): (open: OpenStore) => Promise<Store> {
  let current: { open: OpenStore; store: Promise<Store> } | undefined;
  return async (open) => {
    if (current?.open !== open) {
      const last = current?.store;
      current = { open, store: closed(last).then(() => open(dataDir, 1024)) };
    }
    return current.store;
  };
}

/** Before it is opened anew: the data folder has one that is open. */
async function closed(store: Promise<Store> | undefined): Promise<void> {
  await (await store)?.close();
}
