import type { ReactNode } from 'react';
import type { DraftName } from '#content';
import type { ScreenProps } from '../kit/frame.tsx';
import { DataRow } from './data-row.tsx';
import { EnterprisePhases } from './enterprise-phases.tsx';
import { LeafCheck } from './leaf-check.tsx';
import { MetersRanked } from './meters-ranked.tsx';
import { PassagesFound } from './passages-found.tsx';

/** Every explaining figure by the name that content calls it. */
export const drafts: Readonly<Record<DraftName, (props: ScreenProps) => ReactNode>> = {
  'data-row': DataRow,
  'enterprise-phases': EnterprisePhases,
  'leaf-check': LeafCheck,
  'meters-ranked': MetersRanked,
  'passages-found': PassagesFound,
};
