import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LinkReply, RefusedLink } from '#forms/link.ts';
import type { Watch } from '../intake/intake.ts';
import type { RequestLimits } from '../limits/limit-requests.ts';
import { type Links, refusedLinks } from '../links/links.ts';
import { forOneVisitor } from './headers.ts';
import { inTurn, type Turns } from './in-turn.ts';
import { renderOnce } from './render-once.ts';
import { type Answer, type RenderLink, renderLinkReply } from './render-reply.ts';
import { sendText } from './send-text.ts';

/** Whoever has the address has the right: it is told to nobody, kept nowhere and listed nowhere. */
const headers = { ...forOneVisitor, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

export interface LinkAnswerParts {
  readonly render: RenderLink;
  readonly links: Links;
  readonly limits: Pick<RequestLimits, 'countLink'>;
  /** Where pages wait to be rendered, with what else is. */
  readonly pages?: Turns;
}

/**
 * Answers a link of a letter with a page. GET and HEAD say what it is for; POST does it, whatever its body says, which nobody reads: the
 * button on that page sends an empty one, a mailbox that unsubscribes by itself `List-Unsubscribe=One-Click` (RFC 8058). Where the
 * post comes from is not asked either: the token is the right.
 */
export type AnswerLink = (
  message: IncomingMessage,
  response: ServerResponse,
  token: string,
  watch: Watch,
) => Promise<void>;

export function createLinkAnswerer({ render, links, limits, pages = inTurn() }: LinkAnswerParts): AnswerLink {
  const once = renderOnce();

  const refusal = (refused: RefusedLink, watch: Watch) =>
    once(refused.outcome, () =>
      pages.add(() => renderLinkReply(render, refused, watch), { isFirst: true, isWanted: () => true }),
    );

  function pageOf(reply: LinkReply, response: ServerResponse, watch: Watch): Promise<Answer | undefined> {
    if (reply.status !== 200) return refusal(reply, watch);
    // What was done is always said.
    const isFirst = reply.outcome === 'done';
    if (!isFirst && pages.isFull()) {
      watch.onCrowded('pages');
      return refusal(refusedLinks.unavailable, watch);
    }
    return pages.add(() => renderLinkReply(render, reply, watch), { isFirst, isWanted: () => !response.destroyed });
  }

  return async (message, response, token, watch) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const does = ways[message.method ?? ''];
    if (does === undefined) {
      response.setHeader('Allow', Object.keys(ways).join(', '));
      return sendText(response, 405, 'This address does not take such a request.');
    }
    const waitS = await limits.countLink(message);
    if (waitS > 0) response.setHeader('Retry-After', waitS);
    const reply = waitS > 0 ? refusedLinks.limited : await links[does](token, watch);
    const answer = await pageOf(reply, response, watch);
    if (answer === undefined || response.destroyed) return;
    const { status, contentType, body } = answer;
    response.writeHead(status, { 'Content-Type': contentType, 'Content-Length': body.byteLength });
    response.end(body);
  };
}

const ways: Readonly<Record<string, keyof Links>> = { GET: 'open', HEAD: 'open', POST: 'follow' };
