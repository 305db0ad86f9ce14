import { X } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';

/** A short message over the page: something was done. What was not done is said where it was tried (`Failure`). */
export function Toast({
  label,
  title,
  text,
  closeLabel,
}: {
  /** Names it among the landmarks of the page. */
  label: string;
  title?: string;
  text?: string;
  closeLabel: string;
}) {
  return (
    <section className="toast" aria-label={label}>
      <p className="toast-title">{title}</p>
      <p className="toast-text soft">{text}</p>
      <Button look="quiet" className="toast-close" aria-label={closeLabel}>
        <Icon of={X} />
      </Button>
    </section>
  );
}

/**
 * Where toasts appear. It is in the page from the start, since assistive technology announces only what changes in a region it
 * already knows; the template is what `showToast` (show-toast.ts) fills in.
 */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <div className="toasts" role="status" data-toasts="">
      <template data-toast-template="">
        <Toast label={label} closeLabel={closeLabel} />
      </template>
    </div>
  );
}
