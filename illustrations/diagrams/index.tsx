import type { ReactNode } from 'react';
import type { DiagramName } from '#content';
import { CloudMigration } from './cloud-migration.tsx';
import { DataRow } from './data-row.tsx';
import { DeployRollback } from './deploy-rollback.tsx';
import { EnterprisePhases } from './enterprise-phases.tsx';
import { LeafCheck } from './leaf-check.tsx';
import { MetersRanked } from './meters-ranked.tsx';
import { OfflineSync } from './offline-sync.tsx';
import { PageRequest } from './page-request.tsx';
import { PassagesFound } from './passages-found.tsx';
import { RegisterToScreen } from './register-to-screen.tsx';
import { RequestQueue } from './request-queue.tsx';
import { ResultDay } from './result-day.tsx';

/** Every diagram by its name in the content. */
export const diagrams: Readonly<Record<DiagramName, () => ReactNode>> = {
  'cloud-migration': CloudMigration,
  'data-row': DataRow,
  'deploy-rollback': DeployRollback,
  'enterprise-phases': EnterprisePhases,
  'leaf-check': LeafCheck,
  'meters-ranked': MetersRanked,
  'offline-sync': OfflineSync,
  'page-request': PageRequest,
  'passages-found': PassagesFound,
  'register-to-screen': RegisterToScreen,
  'request-queue': RequestQueue,
  'result-day': ResultDay,
};
