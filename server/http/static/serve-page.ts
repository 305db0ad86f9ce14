import type { IncomingMessage, ServerResponse } from 'node:http';
import { guessedAddresses } from '#content';
import { sendText } from '../headers.ts';
import { serveFile } from './serve-file.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * Answers GET or HEAD with a page or a file. It redirects another spelling of an address to the canonical one, and an address that visitors
 * guess to the page that they mean.
 * @param onRoute gets the route for the log. It is not called for an unknown path, which is never logged
 */
export async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  { byAddress, notFound }: SiteFiles,
  onRoute: (route: string) => void,
): Promise<void> {
  const [path = '', query] = (request.url ?? '').split(/\?(.*)/s);
  const address = decodePath(path);
  if (address === null) return sendText(response, 400, 'This address is not complete. Please check it.');

  const file = byAddress.get(address);
  const page = file ?? byAddress.get(address.replace(/\/(index\.html)?$/, '') || '/');
  const guess = guessedAddresses[address];
  if (page) onRoute(page.address);
  if (file) return serveFile(request, response, file, 200);
  if (page) {
    // Built from a known path, so a request for `//elsewhere.example/` cannot redirect to another site.
    const location = encodeURI(page.address) + (query === undefined ? '' : `?${query}`);
    response.writeHead(308, { Location: location, 'Content-Length': 0, 'Cache-Control': 'no-store' }).end();
  } else if (guess !== undefined) {
    response.writeHead(302, { Location: guess, 'Content-Length': 0, 'Cache-Control': 'no-store' }).end();
  } else {
    const [folder = ''] = /^\/\w+(?=\/)/.exec(address) ?? [];
    const missing = notFound.get(folder) ?? notFound.get('');
    if (missing) await serveFile(request, response, missing, 404);
    else sendText(response, 404, 'There is no such page here.');
  }
}

function decodePath(path: string): string | null {
  try {
    return path.startsWith('/') ? decodeURI(path) : null;
  } catch {
    return null;
  }
}
