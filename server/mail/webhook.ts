import { createHmac } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import { errorCodeOf } from '../log.ts';
import type { Attachment } from '../storage/ports/entries.ts';
import type { ClaimedOutgoing } from '../storage/ports/outbox.ts';
import type { Result } from './worker.ts';

const timeoutMs = 10_000;

/** Sends a lead or its withdrawal to another system by a signed POST; see README.md. Throws nothing. */
export async function callWebhook(
  claimed: ClaimedOutgoing,
  { url, secret }: NonNullable<Settings['webhook']>,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<Result> {
  const body = bodyOf(claimed);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Webhook-Id': claimed.id,
        'Webhook-Timestamp': timestamp,
        'Webhook-Signature': signatureOf({ id: claimed.id, timestamp, body }, secret),
      },
      body,
      // The request is signed for this URL only.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    // The body is not needed. This frees the connection for the next call.
    await response.body?.cancel();
    return resultOf(response.status);
  } catch (error) {
    return { outcome: 'retry', code: errorCodeOf(error) };
  }
}

export function signatureOf(message: { id: string; timestamp: string; body: string }, secret: string): string {
  const signed = [message.id, message.timestamp, message.body].join('.');
  return `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`;
}

function bodyOf({ lead, erased }: ClaimedOutgoing): string {
  if (erased) {
    const { id, reference, form, erasedAt } = erased;
    return JSON.stringify({ type: 'lead.withdrawn', timestamp: erasedAt, data: { id, reference, form } });
  }
  if (!lead) throw new TypeError('a webhook call needs a lead');
  const { id, reference, form, formVersion, receivedAt, program, answers, questions, phones, duplicateOf } = lead;
  const fileOf = ({ field, fileName, mediaType, byteSize }: Attachment) => ({ field, fileName, mediaType, byteSize });
  const files = lead.attachments.map(fileOf);
  return JSON.stringify({
    type: 'lead.received',
    timestamp: receivedAt,
    data: { id, reference, form, formVersion, receivedAt, program, answers, questions, phones, duplicateOf, files },
  });
}

function resultOf(status: number): Result {
  const code = String(status);
  if (status >= 200 && status < 300) return { outcome: 'sent', code };
  return { outcome: status === 410 ? 'dead' : 'retry', code };
}
