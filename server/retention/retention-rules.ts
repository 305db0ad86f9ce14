import { forms } from '#forms/index.ts';
import type { Settings } from '../config/settings.ts';
import type { RetentionLimit } from '../storage/ports/retention.ts';

/** Entries of a form are erased after `days`; 0 keeps them forever. */
export interface RetentionRule {
  readonly form: string;
  readonly days: number;
  /** Only some leads of the form; all if omitted. */
  readonly only?: RetentionLimit | undefined;
}

export type RetentionSettings = Pick<Settings, 'retentionDays' | 'notEnrolledDays' | 'guardianDays'>;

/** The rules of the settings. A registration has three: its own period, and a shorter one if nobody enrolled or no parent agreed. */
export const retentionRules = ({ retentionDays, notEnrolledDays, guardianDays }: RetentionSettings): RetentionRule[] =>
  Object.entries(retentionDays).flatMap(([form, days]): RetentionRule[] => [
    { form, days },
    ...(forms.get(form)?.guardian === undefined
      ? []
      : [
          { form, days: notEnrolledDays, only: 'not-enrolled' as const },
          { form, days: guardianDays, only: 'guardian-awaited' as const },
        ]),
  ]);
