import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LinkPurpose } from '#forms/link.ts';

export type { LinkPurpose } from '#forms/link.ts';

/** The first byte of each token: one that is laid out in another way gets another. */
const version = 1;

/** The second byte, by place. A purpose keeps its place for good: links that were sent say it. */
const purposes: readonly LinkPurpose[] = ['withdraw', 'confirm', 'leave'];

/** Version, purpose, UUID, and seconds since 1970 in four bytes: until the year 2106. */
const payloadBytes = 22;

/** 160 bits. With the head it makes 42 bytes, which are 56 characters with no bit left over: each token is written in one way only. */
const signatureBytes = 20;

const written = /^[\w-]{56}$/;

/**
 * Makes and reads links that say what they may do: nothing is looked up to know a good one, and nothing of a person stands in it.
 * @param secret whoever has it can make links for any entry
 * @param origin such as `https://www.example.com`
 */
export function createLinkSigner(secret: string, origin: string) {
  const signatureOf = (head: Uint8Array) =>
    // What the secret signs elsewhere is no link.
    createHmac('sha256', secret).update('link').update(head).digest().subarray(0, signatureBytes);

  return {
    /**
     * The whole address of a link. The same for the same three, so that an email that is sent again is the same email.
     * @param id UUID of the entry it is about
     * @param expiresAt to the second; see `expiryOf`
     */
    hrefOf(purpose: LinkPurpose, id: string, expiresAt: Date): string {
      const head = Buffer.alloc(payloadBytes);
      head[0] = version;
      head[1] = purposes.indexOf(purpose);
      head.set(bytesOf(id), 2);
      head.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), 18);
      return `${origin}/link/${Buffer.concat([head, signatureOf(head)]).toString('base64url')}`;
    },
    /** What stands in the last part of an address that we made; null for every other. */
    read(token: string, now: Date): { purpose: LinkPurpose; id: string } | 'expired' | null {
      if (!written.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const head = bytes.subarray(0, payloadBytes);
      if (!timingSafeEqual(signatureOf(head), bytes.subarray(payloadBytes))) return null;
      const purpose = purposes[head[1] ?? -1];
      if (head[0] !== version || purpose === undefined) return null;
      if (head.readUInt32BE(18) * 1000 <= now.getTime()) return 'expired';
      return { purpose, id: uuidOf(head.subarray(2, 18)) };
    },
  };
}

export type LinkSigner = ReturnType<typeof createLinkSigner>;

/** @throws RangeError */
function bytesOf(uuid: string): Buffer {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(uuid))
    throw new RangeError('the id of an entry has to be a UUID');
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Days that a link is good for. Whoever can be forgotten has to be able to ask for it for as long as we hold the entry: ten years are
 * longer than any entry is kept unless a setting says so, and a link to one that is gone does nothing. An address that is not
 * confirmed is erased after thirty days.
 */
const lifeDays: Readonly<Record<LinkPurpose, number>> = { withdraw: 3653, confirm: 30, leave: 3653 };

/** @param from when the entry came; of a subscriber who was asked again, when that was */
export const expiryOf = (purpose: LinkPurpose, from: Date) => new Date(from.getTime() + lifeDays[purpose] * dayMs);
