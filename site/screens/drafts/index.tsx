import type { ReactNode } from 'react';
import type { DraftName } from '#content';
import type { ScreenProps } from '../kit/frame.tsx';
import { EnterprisePhases } from './enterprise-phases.tsx';
import { OfflineSync } from './offline-sync.tsx';
import { PageRequest } from './page-request.tsx';
import { RegisterToScreen } from './register-to-screen.tsx';

/** Every explaining figure by the name that content calls it. */
export const drafts: Readonly<Record<DraftName, (props: ScreenProps) => ReactNode>> = {
  'enterprise-phases': EnterprisePhases,
  'offline-sync': OfflineSync,
  'page-request': PageRequest,
  'register-to-screen': RegisterToScreen,
};
