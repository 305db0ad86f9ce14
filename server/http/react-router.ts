import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Intake } from '#forms/reply.ts';
import type { Render } from './answer-post.ts';

/** What `react-router build` writes to `build/server/index.js`, as far as we use it. */
export type SiteBuild = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly intakeContext: RouterContext<Intake>;
      readonly faultContext: RouterContext<Error | null>;
    };
  };
};

/** Renders posts by the site's own actions and pages. */
export function renderByReactRouter(build: SiteBuild): Render {
  const { intakeContext, faultContext } = build.entry.module;
  const faults = new WeakMap<object, (error: unknown) => Error>();
  const handle = createRequestHandler(
    {
      ...build,
      // React Router compares `Origin` with the address it is given, which behind a proxy is not the visitor's. The
      // intake compares with the right one, and answers in words; so everything passes here.
      allowedActionOrigins: ['**'],
      entry: {
        ...build.entry,
        module: {
          ...build.entry.module,
          // React Router's own would print the error, and an error may quote what was typed.
          handleError: (error, { context }) => {
            const shown = faults.get(context)?.(error);
            if (shown && context instanceof RouterContextProvider) context.set(faultContext, shown);
          },
        },
      },
    },
    'production',
  );
  return (request, intake, onFault) => {
    const context = new RouterContextProvider();
    context.set(intakeContext, intake);
    faults.set(context, onFault);
    return handle(request, context);
  };
}
