import { createContext } from 'react-router';
import type { LinkReply } from '#forms/link.ts';

/** Where the server puts what became of a link for the page that says it; `entry.server.tsx` hands this key to it. */
export const linkContext = createContext<LinkReply>();
