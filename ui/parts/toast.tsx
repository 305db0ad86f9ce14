import { X } from 'lucide-react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** A short message over the page. `good` says that something was done, `bad` that it was not and what to do. */
export function Toast({
  tone,
  title,
  text,
  link,
  closeLabel,
}: {
  tone: 'good' | 'bad';
  title?: string;
  text?: string;
  link?: { href: string; label: string };
  closeLabel: string;
}) {
  return (
    <div className={`toast toast-${tone}`}>
      <p className="toast-title">{title}</p>
      <p className="toast-text">{text}</p>
      <a className="toast-link" href={link?.href}>
        {link?.label}
      </a>
      <Button look="quiet" className="toast-close" aria-label={closeLabel}>
        <Icon of={X} />
      </Button>
    </div>
  );
}

/**
 * Where toasts appear. Both regions are in the page from the start, since assistive technology announces only what changes in a
 * region it already knows; the template is what `showToast` (show-toast.ts) fills in.
 */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <section className="toasts" aria-label={label}>
      <div role="alert" data-toasts="bad" />
      <div role="status" data-toasts="good" />
      <template data-toast-template="">
        <Toast tone="good" closeLabel={closeLabel} />
      </template>
    </section>
  );
}
