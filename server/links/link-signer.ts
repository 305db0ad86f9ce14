import { createHmac, timingSafeEqual } from 'node:crypto';
import { originalLanguage, prefixOf } from '#forms/define.ts';
import { dayMs } from '#forms/durations.ts';
import type { LinkPurpose } from '#forms/link.ts';

/** Purpose, UUID of the entry, expiry in seconds since 1970, and the signature of what is before it. */
const tokenPattern =
  /^((withdraw|confirm|leave)\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,12}))\.([\w-]{43})$/;

/**
 * Creates and reads signed links. A valid link needs no lookup and contains no personal data.
 * @param secret a person who has it can create links for any entry
 * @param origin such as `https://www.example.com`
 */
export function createLinkSigner(secret: string, origin: string) {
  // Because of the prefix, no other signature with this secret is a valid link.
  const signatureOf = (payload: string) => createHmac('sha256', secret).update(`link ${payload}`).digest('base64url');

  return {
    /**
     * The URL of a link. It is deterministic, so that an email that is sent again is identical.
     * @param id UUID of the entry
     * @param expiresAt to the second; see `expiryOf`
     * @param language of the page
     */
    hrefOf(purpose: LinkPurpose, id: string, expiresAt: Date, language: string = originalLanguage): string {
      const payload = [purpose, id, Math.floor(expiresAt.getTime() / 1000)].join('.');
      const token = `${payload}.${signatureOf(payload)}`;
      if (!tokenPattern.test(token)) throw new RangeError('the id of an entry must be a UUID');
      return `${origin}${prefixOf(language)}/link/${token}`;
    },
    /** Reads the last path segment of a link. @returns null if the token is invalid */
    read(token: string, now: Date): { purpose: LinkPurpose; id: string } | 'expired' | null {
      const [, payload = '', purpose = '', id = '', expiresAtS, signature] = tokenPattern.exec(token) ?? [];
      if (signature === undefined) return null;
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(payload)))) return null;
      if (Number(expiresAtS) * 1000 <= now.getTime()) return 'expired';
      return { purpose: purpose as LinkPurpose, id };
    },
  };
}

export type LinkSigner = ReturnType<typeof createLinkSigner>;

/**
 * The days until a link expires. A person must be able to withdraw for as long as we keep the entry. By default no entry is kept for ten
 * years, and a link to an erased entry does nothing. An address that is not confirmed is erased after thirty days.
 */
const validDays: Readonly<Record<LinkPurpose, number>> = { withdraw: 3653, confirm: 30, leave: 3653 };

/** @param from when the entry arrived, or when a subscriber was last asked for confirmation */
export const expiryOf = (purpose: LinkPurpose, from: Date) => new Date(from.getTime() + validDays[purpose] * dayMs);
