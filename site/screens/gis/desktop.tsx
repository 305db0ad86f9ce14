import type { ReactNode } from 'react';
import { Desktop } from '../kit/desktop.tsx';

/** GeoIntel Solutions in its window. @param at 0 on the map, 1 in the analysis */
export function GisDesktop({
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
      hue="leaf"
      name="GeoIntel Solutions"
      rail={['map', 'cells', 'pin', 'table', 'file']}
      tabs={[
        { name: 'Map', width: 26 },
        { name: 'Analysis', width: 49 },
        { name: 'Surveys', width: 46 },
        { name: 'Reports', width: 46 },
      ]}
      tabsFrom={232}
      at={at}
      search={search}
      isPreview={isPreview}
      person="AJ"
    >
      {children}
    </Desktop>
  );
}
