import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { replaceSanitizedErrors, safeErrorContext } from './contexts.ts';

export { intakeContext, linkContext, safeErrorContext } from './contexts.ts';
export { renderEmail } from './emails/render-email.tsx';
export { inlined } from './inlined.ts';

/** Whether the scripts of this build send a proof of work; the server then requires one. */
export const needsProof = import.meta.env.PROOF_OF_WORK;

/**
 * Renders the whole document before it sends the first byte. Streaming would need React's inline scripts. It would gain
 * nothing: a build has no client, and the response to a form post is small.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  replaceSanitizedErrors(context.staticHandlerContext, loadContext.get(safeErrorContext));
  let failure: { readonly error: unknown } | undefined;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // React would print the error, which may quote a visitor's answers. A thrown error fails the build or reaches the server's log.
    onError: (error) => {
      failure ??= { error };
    },
  });
  await stream.allReady;
  if (failure) throw failure.error;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}
