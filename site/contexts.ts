import { createContext, type StaticHandlerContext } from 'react-router';
import type { LinkReply } from '#forms/link.ts';
import type { Intake } from '#forms/reply.ts';

// Keys of values that the server sets for each request (server/http/react-router.ts). `entry.server.tsx` exports them to the server.

/** Receives submissions; actions read it. */
export const intakeContext = createContext<Intake>();

/** The result of opening a signed link, for the page that shows it. */
export const linkContext = createContext<LinkReply>();

/** The error of a failed request, reduced to what a visitor may see. */
export const safeErrorContext = createContext<Error | null>(null);

/**
 * Puts the safe error into each route whose error React Router has sanitized. In production, its `sanitizeErrors` sets the message of
 * every error to 'Unexpected Server Error'.
 */
export function replaceSanitizedErrors(
  { errors }: Pick<StaticHandlerContext, 'errors'>,
  safeError: Error | null,
): void {
  if (!errors || !safeError) return;
  for (const [route, error] of Object.entries(errors)) {
    if (error instanceof Error) errors[route] = safeError;
  }
}
