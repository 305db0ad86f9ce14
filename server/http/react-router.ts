import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { RenderEmail } from '#forms/email.ts';
import type { LinkReply } from '#forms/link.ts';
import type { Intake } from '#forms/reply.ts';
import type { Inlined } from './headers.ts';
import type { Render, RenderLink } from './render-reply.ts';

/** What `react-router build` writes to `build/server/index.js`, as far as we use it. */
export type SiteBuild = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly intakeContext: RouterContext<Intake>;
      readonly linkContext: RouterContext<LinkReply>;
      readonly faultContext: RouterContext<Error | null>;
      /** A build from before pages carried any has none. */
      readonly inlined?: Inlined;
      /** A build from before there were emails has none. */
      readonly renderEmail?: RenderEmail;
      /** Whether its scripts send a proof of work. A build from before there were any does not say. */
      readonly needsProof?: boolean;
    };
  };
};

/** Renders posts by the site's own actions and pages. */
export function renderByReactRouter(build: SiteBuild): Render {
  const handle = createHandler(build);
  return (request, intake, onError) =>
    handle(request, onError, (context) => context.set(build.entry.module.intakeContext, intake));
}

/** Renders what became of a link by the site's page for links. */
export function renderLinkByReactRouter(build: SiteBuild): RenderLink {
  const handle = createHandler(build);
  // Whichever link it was, the page is the same.
  return (reply, onError) =>
    handle(new Request('http://localhost/link/opened'), onError, (context) =>
      context.set(build.entry.module.linkContext, reply),
    );
}

function createHandler(build: SiteBuild) {
  const { module } = build.entry;
  const faults = new WeakMap<object, (error: unknown) => Error>();
  // React Router's own would print the error, and an error may quote what was typed.
  const handleError: NonNullable<ServerBuild['entry']['module']['handleError']> = (error, { context }) => {
    const shown = faults.get(context)?.(error);
    if (shown && context instanceof RouterContextProvider) context.set(module.faultContext, shown);
  };
  const handle = createRequestHandler({ ...build, entry: { module: { ...module, handleError } } }, 'production');
  return (
    request: Request,
    onError: (error: unknown) => Error,
    give: (context: RouterContextProvider) => void,
  ): Promise<Response> => {
    const context = new RouterContextProvider();
    give(context);
    faults.set(context, onError);
    return handle(request, context);
  };
}
