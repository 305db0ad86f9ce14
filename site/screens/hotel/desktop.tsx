import type { ReactNode } from 'react';
import { Desktop } from '../kit/desktop.tsx';

/** The window of HotelManager Elite. @param at which of its rooms is open: 0 the front desk, 1 the calendar */
export function HotelDesktop({
  alt,
  at,
  isPreview,
  children,
}: {
  alt: string;
  at: number;
  isPreview?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <Desktop
      alt={alt}
      hue="marigold"
      name="HotelManager Elite"
      rail={['key', 'calendar', 'people', 'file', 'chart']}
      tabs={[
        { name: 'Front desk', width: 64 },
        { name: 'Calendar', width: 54 },
        { name: 'Guests', width: 42 },
        { name: 'Bills', width: 28 },
      ]}
      tabsFrom={237}
      at={at}
      search="Search guests, rooms"
      person="MD"
      isPreview={isPreview}
    >
      {children}
    </Desktop>
  );
}
