import type { Server } from 'node:http';
import { forms } from '#forms/index.ts';
import type { Settings } from './config.ts';
import { createPostAnswerer } from './http/answer-post.ts';
import { securityHeaders } from './http/headers.ts';
import type { Render } from './http/render-reply.ts';
import { createSiteServer } from './http/server.ts';
import { readSiteFiles } from './http/static/site-files.ts';
import { createIntake, type IntakeOptions } from './intake/intake.ts';
import { longestBodyMs } from './intake/limits.ts';
import type { Log } from './log.ts';
import type { IntakeStore } from './storage/ports.ts';

export interface AppParts {
  readonly settings: Pick<Settings, 'publicOrigin'>;
  readonly store: IntakeStore;
  /** Absolute path of the files the build made for browsers. */
  readonly clientDir: string;
  readonly render: Render;
  readonly log: Log;
  readonly patience?: IntakeOptions['patience'];
  readonly uploads?: IntakeOptions['uploads'];
  readonly stillMs?: number;
  readonly now?: () => Date;
}

/** For the wait before a body is read, and so that the intake, which answers in words, is always the first to lose patience. */
const marginMs = 30_000;

/** The whole site and its intake, not yet listening. */
export function createApp({ settings, store, clientDir, render, log, stillMs, ...options }: AppParts): Server {
  const { publicOrigin } = settings;
  const intake = createIntake({ store, publicOrigin, now: () => new Date(), ...options });
  return createSiteServer({
    files: readSiteFiles(clientDir),
    answerPost: createPostAnswerer({ render, intake }),
    headers: securityHeaders(publicOrigin?.startsWith('https:') ?? false),
    longestPostMs: longestBodyMs(forms.values()) + marginMs,
    stillMs,
    log,
  });
}
