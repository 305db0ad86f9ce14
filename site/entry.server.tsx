import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { faultContext, showFault } from './contexts.ts';

export { faultContext, intakeContext, linkContext } from './contexts.ts';
export { renderEmail } from './emails/render-email.tsx';
export { inlined } from './inlined.ts';

/** The server that serves this build asks for what its scripts send. */
export const asksProof = import.meta.env.PROOF_OF_WORK;

/**
 * Renders a whole document before the first byte leaves: at build time there is no one to stream to, and an answer to a
 * post is small. So the page needs none of the inline scripts that streaming brings.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
): Promise<Response> {
  showFault(context.staticHandlerContext, given.get(faultContext));
  let fault: { readonly error: unknown } | undefined;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Not printed: an error may quote what a visitor typed. Thrown, it fails the build or reaches the server's log.
    onError: (error) => {
      fault ??= { error };
    },
  });
  await stream.allReady;
  if (fault) throw fault.error;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}
