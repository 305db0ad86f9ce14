import { emailOf, needsGuardian } from '#forms/check.ts';
import { contactForm } from '#forms/contact.ts';
import { originalLanguage } from '#forms/define.ts';
import type { EmailContent, RenderEmail } from '#forms/email.ts';
import { forms } from '#forms/index.ts';
import type { LinkPurpose } from '#forms/link.ts';
import { expiryOf, type LinkSigner } from '../links/link-signer.ts';
import { type Lead, subscriberForm } from '../storage/ports/entries.ts';
import type { ClaimedOutgoing } from '../storage/ports/outbox.ts';
import type { EntrySummary, PeopleStore } from '../storage/ports/people.ts';
import { plainEmail } from './plain-email.ts';
import type { Email } from './smtp-transport.ts';

export interface ComposeOptions {
  readonly render: RenderEmail;
  readonly links: Pick<LinkSigner, 'hrefOf'>;
  readonly people: Pick<PeopleStore, 'entriesByEmail'>;
  readonly origin: string;
}

/** The most entries in one email: Gmail clips emails over 102 KB, and the address may belong to a stranger. */
const maxListed = 50;

export type Compose = (claimed: ClaimedOutgoing) => Promise<Email>;

export function createCompose({ render, links, people, origin }: ComposeOptions): Compose {
  /** The link expires a fixed time after the email was queued, so that a retry has the same link. */
  const link = (purpose: LinkPurpose, id: string, { createdAt }: ClaimedOutgoing, language = originalLanguage) =>
    links.hrefOf(purpose, id, expiryOf(purpose, new Date(createdAt)), language);

  /** The content of an email of the site. Null without the entry that it is about, and for a kind that the site does not render. */
  async function contentOf(claimed: ClaimedOutgoing): Promise<EmailContent | null> {
    const { kind, lead, subscriber, erased, quarantined } = claimed;
    switch (kind) {
      case 'staff-notice':
      case 'guardian-reminder':
        return lead && { kind, lead: { ...lead, fileNames: lead.attachments.map(({ fileName }) => fileName) } };
      case 'withdrawal-notice':
        return erased && { kind, reference: erased.reference, form: erased.form, erasedAt: erased.erasedAt };
      case 'quarantine-notice':
        return quarantined === null ? null : { kind, count: quarantined };
      case 'acknowledgement': {
        if (!lead) return null;
        const { id, reference, form, language, receivedAt } = lead;
        return { kind, reference, form, language, receivedAt, withdrawHref: link('withdraw', id, claimed, language) };
      }
      case 'confirmation': {
        if (!subscriber) return null;
        const { id } = subscriber;
        return { kind, confirmHref: link('confirm', id, claimed), unsubscribeHref: link('leave', id, claimed) };
      }
      case 'withdrawal-links':
        return withdrawalLinks(claimed);
      case 'reply':
      case 'webhook':
        return null;
    }
  }

  async function withdrawalLinks(claimed: ClaimedOutgoing): Promise<EmailContent> {
    const entries = await people.entriesByEmail(claimed.recipient, maxListed + 1);
    // Without entries, the email lists an example, so that rendering takes as long as with an entry.
    const shown = entries.length > 0 ? entries.slice(0, maxListed) : [exampleOf(claimed)];
    const listed = shown.map(({ id, form, language, ...entry }) => {
      const purpose = form === subscriberForm ? 'leave' : 'withdraw';
      return { ...entry, form, href: link(purpose, id, claimed, language) };
    });
    const [{ language } = exampleOf(claimed)] = shown;
    return { kind: 'withdrawal-links', language, entries: listed, hasMore: entries.length > maxListed };
  }

  return async (claimed) => {
    const { kind, lead, reply, recipient, messageId } = claimed;
    if (reply) {
      const { inReplyTo, replyTo, subject, text } = reply;
      // Mail programs show it below the email that it answers (RFC 5322, section 3.6.4).
      const thread = inReplyTo === null ? undefined : `<${inReplyTo}>`;
      const headers = thread === undefined ? {} : { 'In-Reply-To': thread, References: thread };
      return { messageId, to: recipient, replyTo, headers, content: plainEmail(subject, text) };
    }
    const content = await contentOf(claimed);
    if (content === null) throw new TypeError(`an email of kind ${kind} lacks its entry`);
    return {
      messageId,
      to: recipient,
      // A reply to the notice goes to the sender of the lead.
      replyTo: kind === 'staff-notice' && lead ? replyAddressOf(lead) : null,
      headers: headersOf(content),
      content: await render({ origin, ...content }),
    };
  };
}

const exampleOf = ({ id, createdAt }: ClaimedOutgoing): EntrySummary => ({
  id,
  form: contactForm.id,
  reference: 'CCCC-DDDD',
  language: originalLanguage,
  receivedAt: createdAt,
});

/** Null for a sender under eighteen: the staff must ask a parent before they reply. */
function replyAddressOf({ form: id, answers }: Lead): string | null {
  const form = forms.get(id);
  return form && !needsGuardian(form, answers) ? emailOf(form, answers) : null;
}

function headersOf(content: EmailContent): Record<string, string> {
  // Suppresses out-of-office replies (RFC 3834).
  const headers = content.kind === 'staff-notice' ? {} : { 'Auto-Submitted': 'auto-generated' };
  if (content.kind !== 'confirmation') return headers;
  // One-click unsubscribe (RFC 8058).
  const leave = {
    'List-Unsubscribe': `<${content.unsubscribeHref}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...headers, ...leave };
}
