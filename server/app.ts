import type { Server } from 'node:http';
import { forms } from '#forms/index.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import type { Settings } from './config/settings.ts';
import { createChallengeHandler } from './http/challenge-handler.ts';
import { type Inlined, securityHeaders } from './http/headers.ts';
import { createLinkHandler } from './http/link-handler.ts';
import { createPageViewHandler } from './http/page-view-handler.ts';
import { createPostHandler } from './http/post-handler.ts';
import type { Render, RenderLink } from './http/render-reply.ts';
import { createSiteServer } from './http/server.ts';
import { readSiteFiles } from './http/static/site-files.ts';
import { maxBodyMs } from './intake/body/read-body.ts';
import { createIntake, type IntakeOptions } from './intake/intake.ts';
import { createPseudonymizer } from './limits/client-pseudonym.ts';
import { createRateLimits } from './limits/rate-limits.ts';
import type { LinkSigner } from './links/link-signer.ts';
import { createLinks } from './links/links.ts';
import type { Log } from './log.ts';
import type { Metrics } from './ops/metrics.ts';
import type { ProofOfWork } from './proof-of-work/proof-of-work.ts';
import type { Store } from './storage/ports/store.ts';

export interface AppOptions {
  readonly settings: Pick<Settings, 'publicOrigin' | 'allowedOrigins' | 'proxyHops' | 'postsPerAddress' | 'storeMaxMb'>;
  readonly store: Store;
  readonly clientDir: string;
  readonly render: Render;
  readonly renderLink: RenderLink;
  readonly inlined: Inlined;
  readonly signer: LinkSigner;
  readonly log: Log;
  readonly recipients?: IntakeOptions['recipients'];
  /** If omitted, forms need no proof of work. */
  readonly proof?: ProofOfWork | undefined;
  /** Called for each page view. If omitted, views are not counted. */
  readonly countView?: ((page: string) => void) | undefined;
  readonly metrics?: Pick<Metrics, 'countingIntake'> | undefined;
  readonly rendering?: ConcurrencyLimit;
  readonly timeouts?: IntakeOptions['timeouts'];
  readonly uploads?: IntakeOptions['uploads'];
  readonly idleMs?: number;
  readonly now?: () => Date;
}

/** Added to the timeout of Node. So the timeout of the intake, which has an error message, always ends before that of Node. */
const marginMs = 30_000;

/**
 * Rendering a page or an email blocks the event loop for some milliseconds. So one is rendered at a time, and other work runs in between.
 * 200 queued renders take about two seconds.
 */
export const createRenderLimit = () => new ConcurrencyLimit({ maxQueued: 200, pauseMs: 1 });

export function createApp({ settings, store, clientDir, log, idleMs, ...options }: AppOptions): Server {
  const { render, renderLink, signer, inlined, proof, recipients, metrics, countView } = options;
  const { rendering = createRenderLimit(), now = () => new Date(), timeouts, uploads } = options;
  const { publicOrigin, allowedOrigins } = settings;
  const intake = createIntake({ store: store.intake, origins: settings, now, recipients, proof, timeouts, uploads });
  const links = createLinks({ signer, people: store.people, recipients, now });
  const limits = createRateLimits(settings, log);
  const files = readSiteFiles(clientDir);
  return createSiteServer({
    files,
    handlePost: createPostHandler({ render, intake: metrics?.countingIntake(intake) ?? intake, rendering, limits }),
    handleLink: createLinkHandler(renderLink, links, rendering),
    handlePageView: countView && createPageViewHandler(files, settings, countView),
    handleChallenge: proof && createChallengeHandler(proof),
    allowedOrigins,
    headers: securityHeaders(publicOrigin?.startsWith('https:') ?? false, inlined),
    maxPostMs: maxBodyMs(forms.values()) + marginMs,
    idleMs,
    pseudonymOf: createPseudonymizer(settings),
    isDirect: settings.proxyHops === 0 && publicOrigin === null,
    log,
  });
}
