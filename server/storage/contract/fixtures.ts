import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import type { NewAttachment, NewLead, NewSubscriber } from '../ports/entries.ts';
import type { NewOutgoing } from '../ports/outbox.ts';
import type { Store } from '../ports/store.ts';

/** An engine under test, with its own empty store. */
export interface Engine {
  openStore(): Promise<Store>;
  /** Opens the same store a second time, as another program would. */
  openSecondProcess(): Promise<Store>;
  openStoreForCommand(): Promise<Store>;
  /** Removes the store. */
  dispose(): Promise<void>;
}

export const noon = Date.parse('2026-11-20T12:00:00.000Z');

export function leadAt(receivedAtMs: number, change: Partial<NewLead> = {}): NewLead {
  return {
    id: randomUUID(),
    reference: randomUUID(),
    form: 'contact',
    formVersion: 1,
    idempotencyKey: null,
    digest: 'd1',
    answers: { name: 'Debbarma', message: 'नमस्ते 👋\nline two' },
    questions: { name: 'Full Name', message: 'Project Details' },
    phones: { whatsapp: '+919812345670', phone: null },
    receivedAt: new Date(receivedAtMs).toISOString(),
    noticeVersion: 2,
    program: 'contact',
    person: { email: null, phone: null },
    isMinor: false,
    quarantine: null,
    source: null,
    page: null,
    language: 'bn',
    attachments: [],
    ...change,
  };
}

/** @param content bytes, or the number of random bytes to generate */
export function attachmentOf(content: Uint8Array | number, change: Partial<NewAttachment> = {}): NewAttachment {
  const bytes = typeof content === 'number' ? randomBytes(content) : content;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    field: 'resume',
    fileName: 'रिज़्यूमे 2026.pdf',
    mediaType: 'application/pdf',
    byteSize: bytes.length,
    sha256,
    content: bytes,
    ...change,
  };
}

export const subscriberAt = (change: Partial<NewSubscriber> = {}): NewSubscriber => ({
  id: randomUUID(),
  email: 'A@example.com',
  emailNormal: 'a@example.com',
  formVersion: 1,
  noticeVersion: 2,
  quarantine: null,
  receivedAt: new Date(noon).toISOString(),
  ...change,
});

/** @param afterMs time of creation, in milliseconds after noon */
export function outgoingAt(afterMs: number, change: Partial<NewOutgoing> = {}): NewOutgoing {
  const id = randomUUID();
  return {
    id,
    kind: 'staff-notice',
    recipient: 'desk@example.com',
    messageId: `${id}@example.com`,
    createdAt: new Date(noon + afterMs).toISOString(),
    ...change,
  };
}

/** Opens a store for each test of the group this is called in, and removes it afterwards. */
export function openForEachTest(
  makeEngine: () => Promise<Engine>,
  begin: (opened: { readonly engine: Engine; readonly store: Store }) => void,
): void {
  let end: () => Promise<void>;
  beforeEach(async () => {
    const engine = await makeEngine();
    const store = await engine.openStore();
    end = async () => {
      await store.close();
      await engine.dispose();
    };
    begin({ engine, store });
  });
  afterEach(() => end());
}
