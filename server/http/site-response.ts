import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Headers } from './headers.ts';

/** By name; or names and values in turn. */
type Fields = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * Responses that all carry the same headers, unless one says otherwise itself.
 *
 * Who writes a whole head at once, as names and values in turn, has it sent as it is: to set a dozen headers one by one would be a sixth of
 * the work of sending a page.
 */
export function responsesWith(headers: Headers) {
  const always = Object.entries(headers);
  const alwaysInTurn = always.flat();

  return class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, reason?: string | Fields, fields?: Fields | undefined): this {
      const own = typeof reason === 'string' ? fields : reason;
      if (typeof reason === 'string') this.statusMessage = reason;
      if (Array.isArray(own) && this.getHeaderNames().length === 0) {
        return super.writeHead(status, [...alwaysInTurn, ...own]);
      }
      for (const [name, value] of always) if (!this.hasHeader(name)) this.setHeader(name, value);
      return super.writeHead(status, own);
    }
  };
}
