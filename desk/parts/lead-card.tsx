import { Mail, MessageCircle, Phone } from 'lucide-react';
import { profile } from '#content';
import { contactForm } from '#forms/contact.ts';
import { originalLanguage } from '#forms/define.ts';
import { indiaDate } from '#server/india-time.ts';
import type { Lead } from '#server/storage/ports/entries.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { answerDue, formatAge, formatClock, formatDay } from './dates.ts';
import { Submit } from './field.tsx';
import { useMember } from './layout.tsx';
import { contactsOf, formLabel, languageName, nameOf, statusLabels, subjectOf, whatsAppHref } from './lead-facts.ts';

interface LeadCardProps {
  readonly lead: Lead;
  readonly now: Date;
  /** The name of the owner; undefined if the lead has none. */
  readonly owner?: string | undefined;
  /** The path of the list, to which the page of the lead links back. */
  readonly from: string;
  /** Whether it is in a section of the page of today. Then it has buttons for the outcome of a call. */
  readonly isToday?: boolean;
}

/** The page of a lead. @param from the page of the list to which it links back */
export const hrefOf = (reference: string, from: string) => `/leads/${reference}?from=${encodeURIComponent(from)}`;

/** The kind of a lead, and what it is about. */
export const About = ({ lead }: { lead: Lead }) => (
  <bdi>{[formLabel(lead.form), subjectOf(lead)].filter(Boolean).join(' · ')}</bdi>
);

/** A lead in a list. */
export function LeadCard({ lead, now, owner, from, isToday = false }: LeadCardProps) {
  const { reference, receivedAt, state, quarantine } = lead;
  const Heading = isToday ? 'h3' : 'h2';
  const today = indiaDate(now);
  const isOverdue = state.followUpOn !== null && state.followUpOn < today;
  // Only the contact form promises an answer within hours.
  const isPromised = lead.form === contactForm.id && state.status === 'new' && quarantine === null;
  const due = answerDue(receivedAt);
  return (
    <article className="card" id={`lead-${reference}`}>
      <div className="lead-head">
        <Heading>
          <a href={hrefOf(reference, from)}>
            <bdi>{nameOf(lead)}</bdi>
          </a>
        </Heading>
        <span className={`status status-${state.status}`}>
          {quarantine === null ? statusLabels[state.status] : 'In quarantine'}
        </span>
      </div>
      <p>
        <About lead={lead} />
      </p>
      <p className="lead-facts soft row">
        <span>
          Sent <time dateTime={receivedAt}>{formatAge(receivedAt, now)}</time>
        </span>
        {state.followUpOn !== null && (
          <span className={isOverdue ? 'late' : undefined}>Follow up {formatDay(state.followUpOn, today)}</span>
        )}
        {isPromised && <span className={due < now ? 'late' : undefined}>Answer: {formatClock(due, now)}</span>}
        {lead.language !== originalLanguage && <span>{languageName(lead.language)}</span>}
        {owner !== undefined && <span>{owner}</span>}
        {state.joinedTo !== null && <span>Joined with {state.joinedTo}</span>}
        {lead.duplicateOf !== null && <span>Wrote before</span>}
        {state.guardian === 'awaited' && <span className="late">Under 18: ask a parent first</span>}
      </p>
      {quarantine === null && <ContactLinks lead={lead} from={from} />}
      {isToday && <Outcomes lead={lead} next={from} />}
    </article>
  );
}

/** Links that call, open WhatsApp, or write an email. */
export function ContactLinks({ lead, from }: Pick<LeadCardProps, 'lead' | 'from'>) {
  const { name } = useMember();
  const { phone, email, guardianPhone } = contactsOf(lead);
  return (
    <p className="contacts row">
      {guardianPhone && (
        <a className="button button-main" href={`tel:${guardianPhone}`}>
          <Icon icon={Phone} size={18} />
          Call parent
        </a>
      )}
      {phone && (
        <>
          <a className="button button-main" href={`tel:${phone}`}>
            <Icon icon={Phone} size={18} />
            Call<span className="visually-hidden"> {phone}</span>
          </a>
          <a className="button" href={whatsAppHref(lead, phone, profile.name, name)}>
            <Icon icon={MessageCircle} size={18} />
            WhatsApp
          </a>
        </>
      )}
      {email && (
        <a className="button" href={`/leads/${lead.reference}/email?from=${encodeURIComponent(from)}`}>
          <Icon icon={Mail} size={18} />
          Email
        </a>
      )}
      {!phone && !email && !guardianPhone && <span className="soft">No number and no address that can be used.</span>}
    </p>
  );
}

/** Buttons that store the outcome of a call, with an optional note. */
export function Outcomes({ lead, next }: { lead: Lead; next: string }) {
  const noteId = `note-${lead.reference}`;
  return (
    <form className="outcomes row" method="post" action={`/leads/${lead.reference}`}>
      <input type="hidden" name="next" value={`${next}#main`} />
      {/* The Enter key presses the first button of a form. So the first one stores only the note. */}
      <button type="submit" name="intent" value="note" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <label className="visually-hidden" htmlFor={noteId}>
        Note about the call with {nameOf(lead)}
      </label>
      <input id={noteId} name="note" maxLength={1000} autoComplete="off" placeholder="Note (optional)" />
      <Submit intent="reached">Reached</Submit>
      <Submit intent="no-answer">No answer</Submit>
      <Submit intent="tomorrow">Tomorrow</Submit>
    </form>
  );
}
