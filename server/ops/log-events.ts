import { Counter, type Registry } from '@prometheus-io/client';
import type { Log } from '../log.ts';

/** @param alertedEvents the events that `deploy/alerts.yml` counts, by level */
export function countLogEvents(register: Registry, name: string, alertedEvents: Record<string, readonly string[]>) {
  const help = 'Warnings and errors in the log';
  const events = new Counter({ name, help, labelNames: ['level', 'event'], registers: [register] });
  // `increase` does not see the first event of a counter that appears with it.
  for (const [level, names] of Object.entries(alertedEvents))
    for (const event of names) events.inc({ level, event }, 0);
  return (log: Log): Log =>
    (entry) => {
      const { level, event } = entry;
      if (level !== 'info') events.inc({ level, event }, Number(entry.count ?? 1));
      log(entry);
    };
}
