import { Counter, type Registry } from '@prometheus-io/client';
import type { Log } from '../log.ts';

interface LogEventsOptions {
  readonly name: string;
  readonly help: string;
  /** The events that `deploy/alerts.yml` counts, by level. */
  readonly alertedEvents: Readonly<Record<string, readonly string[]>>;
}

export function countLogEvents(register: Registry, { name, help, alertedEvents }: LogEventsOptions) {
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
