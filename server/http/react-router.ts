import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { prefixOf } from '#forms/define.ts';
import type { RenderEmail } from '#forms/email.ts';
import type { LinkReply } from '#forms/link.ts';
import type { Intake } from '#forms/reply.ts';
import type { Inlined } from './headers.ts';
import type { Render, RenderLink } from './render-reply.ts';

/** The part of `build/server/index.js` that the server uses. `npm run build` writes that file. */
export type SiteBuild = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly intakeContext: RouterContext<Intake>;
      readonly linkContext: RouterContext<LinkReply>;
      readonly safeErrorContext: RouterContext<Error | null>;
      readonly inlined: Inlined;
      readonly renderEmail: RenderEmail;
      /** Whether the forms send a proof of work. */
      readonly needsProof: boolean;
    };
  };
};

export function renderByReactRouter(build: SiteBuild): Render {
  const handle = createHandler(build);
  return (request, intake, onError) =>
    handle(request, onError, (context) => context.set(build.entry.module.intakeContext, intake));
}

/** Renders the result of a link with the link page of the site. */
export function renderLinkByReactRouter(build: SiteBuild): RenderLink {
  const handle = createHandler(build);
  // The page is the same for every token.
  return (reply, language, onError) =>
    handle(new Request(`http://localhost${prefixOf(language)}/link/opened`), onError, (context) =>
      context.set(build.entry.module.linkContext, reply),
    );
}

function createHandler(build: SiteBuild) {
  const { module } = build.entry;
  const onErrorOf = new WeakMap<object, (error: unknown) => Error>();
  // React Router's default handler would print the error, which may quote what a visitor typed.
  const handleError: NonNullable<ServerBuild['entry']['module']['handleError']> = (error, { context }) => {
    const shown = onErrorOf.get(context)?.(error);
    if (shown && context instanceof RouterContextProvider) context.set(module.safeErrorContext, shown);
  };
  const handle = createRequestHandler({ ...build, entry: { module: { ...module, handleError } } }, 'production');
  return (
    request: Request,
    onError: (error: unknown) => Error,
    fillContext: (context: RouterContextProvider) => void,
  ): Promise<Response> => {
    const context = new RouterContextProvider();
    fillContext(context);
    onErrorOf.set(context, onError);
    return handle(request, context);
  };
}
