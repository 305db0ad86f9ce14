import { createContext } from 'react-router';

/** What broke while a post was answered, as far as anyone may see it; the server puts it here for `entry.server.tsx`. */
export const faultContext = createContext<Error | null>(null);
