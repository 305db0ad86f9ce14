import type { ReactNode } from 'react';
import { siteText } from '#content';
import { Button } from '#ui/parts/button.tsx';
import { NeedsScript } from './needs-script.tsx';

const { sending } = siteText;

/**
 * The button that sends a form.
 * In a build that delivers nothing, only the script may do that: until it is there, a press opens a word of patience, and by that the
 * script knows of the press (site/sending/take-press.ts).
 */
export function SubmitButton({ formId, children }: { formId: string; children: ReactNode }) {
  if (import.meta.env.DELIVERY !== 'none') {
    return (
      <Button look="accent" type="submit" data-submit="">
        {children}
      </Button>
    );
  }
  const id = `${formId}-patience`;
  return (
    <>
      <Button look="accent" popoverTarget={id} popoverTargetAction="show" data-submit="">
        {children}
      </Button>
      <p id={id} className="patience" popover="manual">
        {sending.patience}
      </p>
      <NeedsScript />
    </>
  );
}
