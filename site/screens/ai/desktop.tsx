import type { ReactNode } from 'react';
import { Desktop } from '../kit/desktop.tsx';

/** AI Analytics Toolbox in its window. @param at 0 in the forecasts, 1 in the images */
export function AiDesktop({
  alt,
  at,
  search,
  isPreview,
  children,
}: {
  alt: string;
  at: number;
  search: string;
  isPreview?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <Desktop
      alt={alt}
      hue="indigo"
      name="AI Analytics Toolbox"
      rail={['chart', 'eye', 'bubble', 'people', 'file']}
      tabs={[
        { name: 'Forecasts', width: 57 },
        { name: 'Images', width: 43 },
        { name: 'Texts', width: 33 },
        { name: 'Jobs', width: 28 },
      ]}
      tabsFrom={246}
      at={at}
      search={search}
      isPreview={isPreview}
      person="TC"
    >
      {children}
    </Desktop>
  );
}
