import { siteText } from '#content';

const { draft, sending } = siteText;

/**
 * Above the first question, where a phone shows it: that what was typed last time is here again, and a button that sends what could not be
 * sent then. Here as well is said what becomes of the draft. In the page from the start, as a region that is read out has to be.
 * @param hasFiles the form asks for a file, which no device keeps
 */
export function DraftOffer({ hasFiles }: { hasFiles: boolean }) {
  return (
    <p
      className="draft-offer"
      data-found={draft.found}
      data-unsent={draft.unsent}
      data-waits={draft.waits}
      data-cleared={draft.cleared}
      data-choose-file={hasFiles ? draft.chooseFile : undefined}
    >
      <span role="status" />{' '}
      <button type="button" hidden>
        {sending.ways.resend.label}
      </button>
    </p>
  );
}
