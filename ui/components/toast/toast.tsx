import { X } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';

/** A short message over the page that something succeeded. A failure is shown in its form (`Failure`). */
export function Toast({
  label,
  title,
  text,
  closeLabel,
}: {
  /** Accessible name of the landmark. */
  label: string;
  title?: string;
  text?: string;
  closeLabel: string;
}) {
  return (
    <section className="toast" aria-label={label}>
      <p className="toast-title">{title}</p>
      <p className="toast-text soft">{text}</p>
      <Button variant="quiet" className="toast-close" aria-label={closeLabel}>
        <Icon icon={X} />
      </Button>
    </section>
  );
}

/**
 * The live region for toasts. It is in the page from the start, because assistive technology announces only changes of a region that
 * it knows. `showToast` (show-toast.ts) fills in the template.
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
