import { createContext, type StaticHandlerContext } from 'react-router';
import type { LinkReply } from '#forms/link.ts';
import type { Intake } from '#forms/reply.ts';

// What the server puts where actions and pages find it; `entry.server.tsx` hands it these keys.

/** For the actions. */
export const intakeContext = createContext<Intake>();

/** What became of a link, for the page that says it. */
export const linkContext = createContext<LinkReply>();

/** What broke while a post was answered, as far as anyone may see it. */
export const faultContext = createContext<Error | null>(null);

/** In service, React Router leaves nothing of an error but 'Unexpected Server Error' (its `sanitizeErrors`). */
export function showFault({ errors }: Pick<StaticHandlerContext, 'errors'>, shown: Error | null): void {
  if (!errors || !shown) return;
  for (const [route, error] of Object.entries(errors)) {
    if (error instanceof Error) errors[route] = shown;
  }
}
