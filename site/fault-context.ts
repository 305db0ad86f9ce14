import { createContext, type StaticHandlerContext } from 'react-router';

/** What broke while a post was answered, as far as anyone may see it; the server puts it here for `entry.server.tsx`. */
export const faultContext = createContext<Error | null>(null);

/** In service, React Router leaves nothing of an error but 'Unexpected Server Error' (its `sanitizeErrors`). */
export function showFault({ errors }: Pick<StaticHandlerContext, 'errors'>, shown: Error | null): void {
  if (!errors || !shown) return;
  for (const [route, error] of Object.entries(errors)) {
    if (error instanceof Error) errors[route] = shown;
  }
}
