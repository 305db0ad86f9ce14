import { X } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';

/**
 * The live region for toasts: short messages over the page that something succeeded. A failure is shown in its form (`Failure`). The
 * region is in the page from the start, because assistive technology announces only changes of a region that it knows. `showToast`
 * (show-toast.ts) fills in the template.
 * @param label accessible name of a toast, which is a landmark
 */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <div className="toasts" role="status" data-toasts="">
      <template data-toast-template="">
        <section className="toast" aria-label={label}>
          <p className="toast-title" />
          <p className="toast-text soft" />
          <Button variant="quiet" className="toast-close" aria-label={closeLabel}>
            <Icon icon={X} />
          </Button>
        </section>
      </template>
    </div>
  );
}
