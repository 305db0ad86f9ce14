import { toIndiaClock } from '../../server/india-time.ts';

/** Such as `2026-11-20 17:30`. @param time ISO 8601 */
export const formatIndiaTime = (time: string) => toIndiaClock(time).toISOString().slice(0, 16).replace('T', ' ');
