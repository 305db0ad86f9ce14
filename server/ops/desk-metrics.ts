import { collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client';
import type { FactStore } from '../storage/ports/facts.ts';
import { countLogEvents } from './log-events.ts';

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
  const countingLog = countLogEvents(register, 'desk_log_events_total', alertedEvents);
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
    countingLog,
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
