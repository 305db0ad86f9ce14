import type { Server } from 'node:http';
import type { Settings } from './config.ts';
import type { Render } from './http/answer-post.ts';
import { securityHeaders } from './http/headers.ts';
import { createSiteServer } from './http/server.ts';
import { readSiteFiles } from './http/static/site-files.ts';
import { createIntake } from './intake/intake.ts';
import type { BodyLimits } from './intake/read-body.ts';
import type { Log } from './log.ts';
import type { IntakeStore } from './storage/ports.ts';

export interface AppParts {
  readonly settings: Pick<Settings, 'publicOrigin'>;
  readonly store: IntakeStore;
  /** Absolute path of the files the build made for browsers. */
  readonly clientDir: string;
  readonly render: Render;
  readonly log: Log;
  readonly body?: BodyLimits;
  readonly now?: () => Date;
}

/** 64 KiB hold the longest answers our forms allow, every character escaped; 20 s are enough for them on a 2G line. */
const defaultBody: BodyLimits = { maxBytes: 64 * 1024, maxMs: 20_000 };

/** The whole site and its intake, not yet listening. */
export function createApp({ settings, store, clientDir, render, log, ...options }: AppParts): Server {
  const { publicOrigin } = settings;
  const take = createIntake({
    store,
    publicOrigin,
    body: options.body ?? defaultBody,
    now: options.now ?? (() => new Date()),
  });
  return createSiteServer({
    files: readSiteFiles(clientDir),
    posts: { render, take },
    headers: securityHeaders(publicOrigin?.startsWith('https:') ?? false),
    log,
  });
}
