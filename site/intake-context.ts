import { createContext } from 'react-router';
import type { Intake } from '#forms/reply.ts';

/** Where the server puts the intake for the actions; `entry.server.tsx` hands this key to it. */
export const intakeContext = createContext<Intake>();
