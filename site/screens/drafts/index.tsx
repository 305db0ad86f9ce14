import type { ReactNode } from 'react';
import type { DraftName } from '#content';
import type { ScreenProps } from '../kit/frame.tsx';
import { CloudMigration } from './cloud-migration.tsx';
import { DeployRollback } from './deploy-rollback.tsx';
import { EnterprisePhases } from './enterprise-phases.tsx';
import { RequestQueue } from './request-queue.tsx';
import { ResultDay } from './result-day.tsx';

/** Every explaining figure by the name that content calls it. */
export const drafts: Readonly<Record<DraftName, (props: ScreenProps) => ReactNode>> = {
  'cloud-migration': CloudMigration,
  'deploy-rollback': DeployRollback,
  'enterprise-phases': EnterprisePhases,
  'request-queue': RequestQueue,
  'result-day': ResultDay,
};
