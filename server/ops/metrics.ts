import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { formAt, forms } from '#forms/index.ts';
import { challengePath } from '#forms/proof-of-work.ts';
import type { PostIntake } from '../intake/intake.ts';
import type { Log } from '../log.ts';
import { clockJobs, retentionJob } from '../retention/retention.ts';
import type { OutboxStore } from '../storage/ports/outbox.ts';
import type { RetentionStore } from '../storage/ports/retention.ts';
import type { newestBackupAt } from '../storage/sqlite/backup-manifest.ts';
import { countLogEvents } from './log-events.ts';

export interface MetricSources {
  readonly store: {
    readonly outbox: Pick<OutboxStore, 'oldestDue'>;
    readonly retention: Pick<RetentionStore, 'jobDoneAt'>;
  };
  /** In bytes, by part: `file`, `wal`, `limit`. */
  readonly storeSizes: () => Readonly<Record<string, number>>;
  /** Undefined for a database, whose operator makes the backups. */
  readonly backupMadeAt?: (() => ReturnType<typeof newestBackupAt>) | undefined;
  readonly now?: () => Date;
}

/** The metrics of the site, without those of the process. */
function createSiteMetrics(register: Registry) {
  const registers = [register];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers,
  });
  const posts = new Counter({
    name: 'site_posts_total',
    help: 'Form posts by status; with 200, the entry is on disk, even after a repeat',
    labelNames: ['form', 'status'],
    registers,
  });
  const countEvents = countLogEvents(register, 'site_log_events_total', alertedEvents);
  const emails = new Counter({
    name: 'site_emails_total',
    help: 'Attempts to send an email or to call the webhook, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  // A pause postpones the due times of emails, so with few emails none is overdue. So the pause has its own metric.
  const mailPaused = gauge('site_mail_paused', '1 while the mail server fails and no email is sent; else 0');
  const oldestDue = gauge('site_outbox_oldest_due_seconds', 'How long the oldest email that is due has waited');
  const retentionDone = gauge(
    'site_retention_done_timestamp_seconds',
    'When retention was last applied; if never, when the server first ran',
  );
  const backupMade = gauge(
    'site_backup_done_timestamp_seconds',
    'When the newest backup in BACKUP_DIR was made; if there is none, when the server first ran; 0 with a database',
  );
  const storeBytes = new Gauge({
    name: 'site_store_bytes',
    help: 'Bytes of the store: part=file, its file; part=wal, its WAL; part=limit, the largest file that STORE_MAX_MB allows',
    labelNames: ['part'],
    registers,
  });
  // Counters used by alerts start at 0: `increase` does not see the first event of a counter that appears with it.
  for (const form of forms.keys()) posts.inc({ form, status: 200 }, 0);
  for (const outcome of ['sent', 'retry', 'dead', 'unknown']) emails.inc({ outcome }, 0);

  return { requests, posts, countEvents, emails, mailPaused, oldestDue, retentionDone, backupMade, storeBytes };
}

const alertedEvents = {
  error: ['not-ready', 'server-error', 'store-unavailable'],
  warn: ['quarantined', 'store-vacuum-failed'],
};

/** Counts log entries and replies of the intake, so that metrics never contain what must not be logged. */
export function createMetrics() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const site = createSiteMetrics(register);

  return {
    contentType: register.contentType,
    countingLog:
      (log: Log): Log =>
      (entry) => {
        const { event } = entry;
        if (event === 'request') {
          site.requests.observe(
            { kind: kindOf(String(entry.route)), status: String(entry.status) },
            Number(entry.ms) / 1000,
          );
        }
        const [, outcome] = /^mail-(sent|retry|dead|cancelled|unknown)$/.exec(event) ?? [];
        if (outcome !== undefined) site.emails.inc({ outcome });
        if (event === 'mail-paused') site.mailPaused.set(1);
        if (event === 'mail-resumed') site.mailPaused.set(0);
        site.countEvents(log)(entry);
      },
    countingIntake: (intake: PostIntake): PostIntake => ({
      ...intake,
      async receive(request, ...args) {
        const reply = await intake.receive(request, ...args);
        const { form } = formAt(new URL(request.url).pathname);
        site.posts.inc({ form: form?.id ?? 'none', status: reply.status });
        return reply;
      },
    }),
    /** In Prometheus's text format. */
    async text({ store, storeSizes, backupMadeAt, now = () => new Date() }: MetricSources): Promise<string> {
      const time = now();
      const due = await store.outbox.oldestDue(time.toISOString());
      site.oldestDue.set(due === null ? 0 : Math.max(0, time.getTime() - Date.parse(due)) / 1000);
      const firstRun = await store.retention.jobDoneAt(clockJobs.since);
      const setTime = (metric: Gauge, iso: string | null) => iso !== null && metric.set(Date.parse(iso) / 1000);
      setTime(site.retentionDone, (await store.retention.jobDoneAt(retentionJob)) ?? firstRun);
      if (backupMadeAt !== undefined) {
        const madeAt = backupMadeAt();
        // A folder that cannot be read counts as one without a backup.
        setTime(site.backupMade, madeAt === null || madeAt === 'unreadable' ? firstRun : madeAt);
      }
      for (const [part, bytes] of Object.entries(storeSizes())) site.storeBytes.set({ part }, bytes);
      return register.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** The kind of a route, as a label: a label for each path would create hundreds of time series. */
function kindOf(route: string): string {
  if (route.includes('/send/')) return 'form';
  if (route.startsWith('/link/')) return 'link';
  if (route === challengePath) return 'challenge';
  return route === '*' ? 'none' : 'page';
}
