import { siteText } from '#content';

const { draft, sending } = siteText;

/**
 * Says that what is typed is kept on the device, clears it, and sends what could not be sent the last time. Only a script keeps anything,
 * so the script shows it.
 */
export function DraftLine() {
  return (
    <p
      className="fine-print draft"
      data-draft=""
      data-found={draft.found}
      data-unsent={draft.unsent}
      data-cleared={draft.cleared}
      hidden
    >
      {draft.kept}{' '}
      <button type="button" hidden>
        {draft.clear}
      </button>{' '}
      <span role="status" />{' '}
      <button type="button" data-resend="" hidden>
        {sending.ways.resend.label}
      </button>
    </p>
  );
}
