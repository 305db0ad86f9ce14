import { setTimeout as pause } from 'node:timers/promises';
import { contactForm } from '#forms/contact.ts';
import { proofField } from '#forms/define.ts';
import { type Challenge, challengePath, solveChallenge } from '#forms/proof-of-work.ts';
import { startOfDayInIndia } from '../india-time.ts';
import { describeError, type Log } from '../log.ts';
import { type OutgoingState, outgoingStates } from '../storage/ports/outbox.ts';
import type { Store } from '../storage/ports/store.ts';
import { runHourly } from '../timers.ts';

/** The name of the job in the store. */
export const canaryJob = 'canary';

/** How long one server may hold the job. */
const leaseMs = 15 * 60 * 1000;

export interface CanaryOptions {
  /** The address that gets the acknowledgement. */
  readonly email: string;
  /** The URL of this server, such as `http://localhost:3000`. */
  readonly address: string;
  /** Whether forms require a proof of work. */
  readonly needsProof: boolean;
  readonly store: Pick<Store, 'desk' | 'outbox' | 'retention'>;
  readonly log: Log;
  readonly now?: () => Date;
  /** The timeout for sending the emails. */
  readonly emailTimeoutMs?: number;
  readonly pollMs?: number;
}

/** A step of the canary failed; the message names the step. */
class CanaryError extends Error {}

/**
 * Sends a contact form like a visitor, waits until the emails to the staff and the sender are sent, and erases the lead. It runs once per
 * Indian day on one of the servers. A failed run is repeated by the next hourly run.
 */
export async function sendCanary(options: CanaryOptions, signal?: AbortSignal): Promise<void> {
  const { store, log, now = () => new Date() } = options;
  const startedAt = now();
  const token = await store.retention.beginJob(canaryJob, {
    now: startedAt.toISOString(),
    dueBefore: startOfDayInIndia(startedAt),
    leaseUntil: new Date(startedAt.getTime() + leaseMs).toISOString(),
  });
  if (token === null) return;
  try {
    const reference = await sendForm(options, startedAt);
    const [lead] = await store.desk.leads({ reference });
    if (!lead) throw new CanaryError('not-stored');
    try {
      // A quarantined lead sends no emails, so the check below would pass.
      if (lead.quarantine !== null) throw new CanaryError(lead.quarantine);
      await waitForEmails(options, reference, signal);
    } finally {
      await store.retention.eraseLead(lead.id, 'staff', now().toISOString());
    }
    await store.retention.finishJob(canaryJob, token, now().toISOString());
    log({ level: 'info', event: 'canary-succeeded', ms: now().getTime() - startedAt.getTime() });
  } catch (error) {
    if (signal?.aborted) return;
    const details =
      error instanceof CanaryError ? { reason: error.message } : { reason: 'error', ...describeError(error) };
    log({ level: 'error', event: 'canary-failed', ...details });
  }
}

/** Sends the form. @returns the reference of the lead */
async function sendForm({ address, email, needsProof }: CanaryOptions, startedAt: Date): Promise<string> {
  const message = `A test that the website sends to itself, ${startedAt.toISOString()}. Nobody has to answer it.`;
  const body = new URLSearchParams({ name: 'Canary', email, message });
  if (needsProof) body.set(proofField, await solveProofOfWork(address));
  const response = await fetch(`${address}/api/send/${contactForm.id}`, { method: 'POST', body });
  const { reference } = (await response.json()) as { readonly reference?: string };
  if (reference === undefined) throw new CanaryError(`answer-${response.status}`);
  return reference;
}

async function solveProofOfWork(address: string): Promise<string> {
  const response = await fetch(address + challengePath);
  if (!response.ok) throw new CanaryError(`challenge-${response.status}`);
  return solveChallenge((await response.json()) as Challenge);
}

const failedStates: readonly OutgoingState[] = ['dead', 'unknown', 'cancelled'];
const unsentStates = outgoingStates.filter((state) => state !== 'sent');

async function waitForEmails(options: CanaryOptions, reference: string, signal?: AbortSignal): Promise<void> {
  const { store, emailTimeoutMs = 10 * 60 * 1000, pollMs = 2000 } = options;
  const deadline = performance.now() + emailTimeoutMs;
  for (;;) {
    const unsent = (await store.outbox.list(unsentStates)).filter((email) => email.reference === reference);
    if (unsent.length === 0) return;
    const failed = unsent.find(({ state }) => failedStates.includes(state));
    if (failed) throw new CanaryError(`email-${failed.state}`);
    if (performance.now() > deadline) throw new CanaryError('email-waits');
    await pause(pollMs, undefined, { ...(signal && { signal }) });
  }
}

/** Starts the daily canary. @returns what `runHourly` returns */
export const startCanary = (options: CanaryOptions): (() => Promise<void>) =>
  runHourly(
    (signal) => sendCanary(options, signal),
    (error) => options.log({ level: 'error', event: 'canary-failed', reason: 'error', ...describeError(error) }),
  );
