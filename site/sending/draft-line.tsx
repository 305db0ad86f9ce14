import { siteText } from '#content';

const { draft } = siteText;

/** Says that what is typed is kept on the device, and clears it. Only a script keeps anything, so the script shows it. */
export function DraftLine() {
  return (
    <p className="fine-print draft" data-draft="" hidden>
      {draft.kept}{' '}
      <button type="button" hidden>
        {draft.clear}
      </button>
    </p>
  );
}
