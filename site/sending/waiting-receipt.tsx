import { siteText } from '#content';
import { Button } from '#ui/parts/button.tsx';
import { Receipt } from './receipt.tsx';
import { ReceiptDetails } from './receipt-details.tsx';

const { receipt } = siteText;

/** A receipt that waits in the page until something is sent; a script fills it in (site/sending/show-receipt.ts). */
export function WaitingReceipt({ next }: { next: string }) {
  return (
    <Receipt
      level={3}
      heading={receipt.heading}
      sentAt={receipt.sentAt}
      text={receipt.text}
      next={{ heading: receipt.nextHeading, text: next }}
      actions={<Button look="small" data-copy={receipt.copy} data-copied={receipt.copied} hidden />}
    >
      <ReceiptDetails words={receipt} answers={[]} isKept={false} forget={{ 'data-forget': receipt.forgotten }} />
    </Receipt>
  );
}
