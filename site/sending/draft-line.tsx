import { siteText } from '#content';

const { draft } = siteText;

/** Says that what is typed is kept on the device, and clears it. Only a script keeps anything, so the script shows it. */
export function DraftLine() {
  return (
    <p className="draft" data-draft="" data-found={draft.found} data-cleared={draft.cleared} hidden>
      {draft.kept}{' '}
      <button type="button" hidden>
        {draft.clear}
      </button>{' '}
      <span role="status" />
    </p>
  );
}
