import { createContext, type StaticHandlerContext } from 'react-router';
import type { LinkReply } from '#forms/link.ts';
import type { Intake } from '#forms/reply.ts';

// The server sets these values for each request (server/http/react-router.ts); `entry.server.tsx` exports the keys to it.

/** Receives submissions; actions read it. */
export const intakeContext = createContext<Intake>();

/** The result of opening a signed link, for the page that shows it. */
export const linkContext = createContext<LinkReply>();

/** The error of a failed request, reduced to what a visitor may see. */
export const safeErrorContext = createContext<Error | null>(null);

/**
 * Replaces every error that React Router has sanitized with a safe one. In production, React Router sets the message of each
 * error to 'Unexpected Server Error' (its `sanitizeErrors`).
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
