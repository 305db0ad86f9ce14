import { createHmac, timingSafeEqual } from 'node:crypto';
import { originalLanguage, prefixOf } from '#forms/define.ts';
import { dayMs } from '#forms/durations.ts';
import type { LinkPurpose } from '#forms/link.ts';

export type { LinkPurpose } from '#forms/link.ts';

/** The first byte of each token. A different layout gets a different version. */
const version = 1;

/** The second byte is an index of this list. The order is fixed, because links that were sent contain the index. */
const purposes: readonly LinkPurpose[] = ['withdraw', 'confirm', 'leave'];

/** Version, purpose, UUID, and the expiry in seconds since 1970. Its four bytes are enough until the year 2106. */
const payloadBytes = 22;

/** 160 bits. Payload and signature have 42 bytes: exactly 56 characters of base64url, so each token has only one spelling. */
const signatureBytes = 20;

const tokenPattern = /^[\w-]{56}$/;

/**
 * Creates and reads signed links. A valid link needs no lookup and contains no personal data.
 * @param secret a person who has it can create links for any entry
 * @param origin such as `https://www.example.com`
 */
export function createLinkSigner(secret: string, origin: string) {
  const signatureOf = (head: Uint8Array) =>
    // Because of the prefix, no other signature with this secret is a valid link.
    createHmac('sha256', secret).update('link').update(head).digest().subarray(0, signatureBytes);

  return {
    /**
     * The URL of a link. It is deterministic, so that an email that is sent again is identical.
     * @param id UUID of the entry
     * @param expiresAt to the second; see `expiryOf`
     * @param language of the page
     */
    hrefOf(purpose: LinkPurpose, id: string, expiresAt: Date, language: string = originalLanguage): string {
      const head = Buffer.alloc(payloadBytes);
      head[0] = version;
      head[1] = purposes.indexOf(purpose);
      head.set(bytesOf(id), 2);
      head.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), 18);
      return `${origin}${prefixOf(language)}/link/${Buffer.concat([head, signatureOf(head)]).toString('base64url')}`;
    },
    /** Reads the last path segment of a link. @returns null if the token is invalid */
    read(token: string, now: Date): { purpose: LinkPurpose; id: string } | 'expired' | null {
      if (!tokenPattern.test(token)) return null;
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
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(uuid)) throw new RangeError('the id of an entry must be a UUID');
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * The days until a link expires. A person must be able to withdraw for as long as we keep the entry. By default no entry is kept for ten
 * years, and a link to an erased entry does nothing. An address that is not confirmed is erased after thirty days.
 */
const validDays: Readonly<Record<LinkPurpose, number>> = { withdraw: 3653, confirm: 30, leave: 3653 };

/** @param from when the entry arrived, or when a subscriber was last asked for confirmation */
export const expiryOf = (purpose: LinkPurpose, from: Date) => new Date(from.getTime() + validDays[purpose] * dayMs);
