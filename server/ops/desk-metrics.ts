import { Counter, collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client';
import type { Log } from '../log.ts';
import type { FactStore } from '../storage/ports/facts.ts';

/** The events that `deploy/alerts.yml` counts, by level. */
const alertedEvents = {
  error: ['desk-error', 'sign-in-email-failed', 'virus-scan-failed'],
  warn: ['sign-in-failed'],
};

/** The number of the newest changes of facts that the metrics count. */
const newestChanges = 50;

/** The metrics of the desk. They count what is logged, so they contain no personal data. */
export function createDeskMetrics(facts: Pick<FactStore, 'list'>, now = () => new Date()) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const events = new Counter({
    name: 'desk_log_events_total',
    help: 'Warnings and errors in the log of the desk',
    labelNames: ['level', 'event'],
    registers,
  });
  // `increase` does not see the first event of a counter that appears with it.
  for (const [level, names] of Object.entries(alertedEvents))
    for (const event of names) events.inc({ level, event }, 0);
  const failures = new Gauge({
    name: 'desk_publishing_failures',
    help: `How many of the newest ${newestChanges} changes of facts were approved, but could not be published`,
    registers,
  });
  const waiting = new Gauge({
    name: 'desk_publisher_due_seconds',
    help: 'How long the oldest change of facts has waited for the publisher to check or publish it',
    registers,
  });
  return {
    contentType: register.contentType,
    countingLog:
      (log: Log): Log =>
      (entry) => {
        const { level, event } = entry;
        if (level !== 'info') events.inc({ level, event });
        log(entry);
      },
    async text(): Promise<string> {
      const changes = await facts.list(newestChanges);
      failures.set(changes.filter(({ state, publishedBy }) => state === 'refused' && publishedBy !== null).length);
      const time = now().getTime();
      const dueSince = changes.flatMap(({ state, proposedAt, publishAt }) =>
        state === 'proposed' || state === 'approved' ? [time - Date.parse(publishAt ?? proposedAt)] : [],
      );
      waiting.set(Math.max(0, ...dueSince) / 1000);
      return register.metrics();
    },
  };
}
