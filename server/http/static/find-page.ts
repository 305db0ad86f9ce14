import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../headers.ts';
import { serveFile } from './serve-file.ts';
import type { SiteFiles } from './site-files.ts';

export interface Found {
  /** For the log: the address, or `*` for one that does not exist, since what a visitor mistypes is theirs. */
  readonly route: string;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void> | void;
}

/** Finds what answers GET or HEAD of an address as it was asked for, query and all. */
export function findPage(url: string, { byAddress, notFound }: SiteFiles): Found {
  const [path = '', query] = url.split(/\?(.*)/s);
  const address = decodePath(path);
  if (address === null) return saying(400, 'This address is not complete. Please check it.');

  const file = byAddress.get(address);
  if (file !== undefined) return { route: address, answer: (...both) => serveFile(...both, file, 200) };

  const page = byAddress.get(address.replace(/\/(index\.html)?$/, '') || '/');
  if (page !== undefined) {
    // Built from an address we know: whatever `//elsewhere.example/` asks for, no redirect leaves the site.
    const location = encodeURI(page.address) + (query === undefined ? '' : `?${query}`);
    const answer: Found['answer'] = (_, response) => {
      response.writeHead(308, { Location: location, 'Content-Length': 0, 'Cache-Control': 'no-store' }).end();
    };
    return { route: page.address, answer };
  }
  if (notFound === undefined) return saying(404, 'There is no such page here.');
  return { route: '*', answer: (...both) => serveFile(...both, notFound, 404) };
}

const saying = (status: number, sentence: string): Found => ({
  route: '*',
  answer: (_, response) => sendText(response, status, sentence),
});

function decodePath(path: string): string | null {
  try {
    return path.startsWith('/') ? decodeURI(path) : null;
  } catch {
    return null;
  }
}
