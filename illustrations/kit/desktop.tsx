import type { ReactNode } from 'react';
import type { Hue } from '#ui/weave/hue.ts';
import { placeInRow, sum } from './figures.ts';
import { Frame, type ScreenProps } from './frame.tsx';
import { Avatar, Box, Hairline, LineIcon, Text } from './kit.tsx';
import type { LineIconName } from './line-icons.ts';

/** A product, as its windows show it. */
export interface Product<Tab extends string = string> {
  readonly name: string;
  readonly hue: Hue;
  /** The icon of each tab, from top to bottom. */
  readonly railIcons: readonly LineIconName[];
  /** The width of each tab by its name, from left to right. */
  readonly tabs: Readonly<Record<Tab, number>>;
  /** x of the first tab. */
  readonly tabsX: number;
  readonly userInitials: string;
}

interface DesktopProps<Tab extends string> extends ScreenProps {
  readonly product: Product<Tab>;
  readonly activeTab: NoInfer<Tab>;
  readonly searchPlaceholder: string;
  readonly children: ReactNode;
}

/**
 * A desktop window, 880 by 600: an icon bar, a title bar with tabs, a search field and the signed-in user. The children draw from
 * x 44 to 880 and from y 46 to 600. Their text starts at x 63, like the product name. A preview ends at x 668 and y 440, so it has
 * no right pane.
 */
export function Desktop<Tab extends string>({
  product,
  activeTab,
  searchPlaceholder,
  children,
  ...frame
}: DesktopProps<Tab>) {
  const { name, hue, railIcons, tabs, tabsX, userInitials } = product;
  const { isPreview } = frame;
  const at = Object.keys(tabs).indexOf(activeTab);
  return (
    <Frame shape="window" hue={hue} {...frame}>
      <Box w={44} h={600} styles="dark" />
      <path d={logoPath} fillRule="evenodd" transform="translate(11.5 12.5) scale(3)" className="thread-3" />
      <rect x={6} y={58 + at * 40} width={32} height={32} rx={8} className="s-overlay" />
      {railIcons.map((icon, i) => (
        <LineIcon key={icon} name={icon} x={12} y={64 + i * 40} styles="icon-rail" />
      ))}
      {isPreview ? null : <LineIcon name="sliders" x={12} y={566} styles="icon-rail" />}
      <Hairline d="M44 45.5h836" />
      <Text x={63} y={29} styles="title" text={name} />
      {placeInRow(tabs, tabsX, 22).map((tab) => (
        <g key={tab.name}>
          <Text x={tab.x} y={28} styles={tab.name === activeTab ? 'strong' : 'soft'} text={tab.name} />
          {tab.name === activeTab ? <rect x={tab.x} y={43} width={tab.width} height={3} className="thread-0" /> : null}
        </g>
      ))}
      {isPreview ? null : (
        <>
          <Box x={590} y={9} w={204} h={28} r={7} styles="sunk" />
          <LineIcon name="search" x={597} y={15} scale={0.8} />
          <Text x={619} y={27.5} styles="soft" text={searchPlaceholder} />
          <LineIcon name="bell" x={806} y={13} />
          <circle cx={821} cy={16} r={4.5} className="s-accent s-disc" />
          <Avatar x={853} y={23} r={14} initials={userInitials} hue="madder" />
        </>
      )}
      {children}
    </Frame>
  );
}

/** The primary button at the top right, beside the pane. @param w its width */
export function AddButton({ w, label }: { w: number; label: string }) {
  const x = 659 - w;
  return (
    <>
      <Box x={x} y={55} w={w} h={27} r={7} styles="accent" />
      <LineIcon name="plus" x={x + 8} y={61.5} scale={0.7} styles="icon-on-accent" />
      <Text x={x + 26} y={73} styles="strong on-accent" text={label} />
    </>
  );
}

/** A segmented control at the top. The first segment is selected. @param widths width of each segment by its name */
export function SegmentedControl({ x, widths }: { x: number; widths: Readonly<Record<string, number>> }) {
  return (
    <>
      <Box x={x} y={55} w={sum(Object.values(widths)) + 4} h={27} r={7} styles="sunk" />
      {placeInRow(widths, x + 2).map(({ name, x: left, width }, i) => (
        <g key={name}>
          {i === 0 ? <Box x={left} y={57} w={width} h={23} r={5} styles="card" /> : null}
          <Text x={left + width / 2} y={73} styles={i === 0 ? 'strong middle' : 'soft middle'} text={name} />
        </g>
      ))}
    </>
  );
}

/** Path data of the product logo, 7 by 7 units. */
export const logoPath =
  'M3 0h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-1h1v-1h1v-1h1zM3 2v1h-1v1h1v1h1v-1h1v-1h-1v-1zM3 3h1v1h-1z';
