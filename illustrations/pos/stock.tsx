import { hueClass } from '#ui/weave/hue.ts';
import { AxisLabels, ColumnChart, ThreadBar } from '../kit/charts.tsx';
import { AddButton, Desktop } from '../kit/desktop.tsx';
import { rupees, sum } from '../kit/figures.ts';
import { Box, Button, Group, Hairline, Heading, LineIcon, Text } from '../kit/kit.tsx';
import { Pane, PaneFigure, PaneNote, PanePerson } from '../kit/pane.tsx';
import { type Good, GoodPicture, good, goods } from './goods.tsx';
import { pos } from './product.ts';

/** RetailPOS Plus in the office behind the shop: what runs out first, and what to order of it. */
export function PosStock() {
  return (
    <Desktop product={pos} activeTab="Stock" searchPlaceholder="Search goods">
      <Text x={63} y={73} styles="title" text="Stock" />
      <Text x={115} y={73} styles="soft" text={`${goods.length} goods, the first to run out on top`} />
      <Box x={436} y={55} w={101} h={27} r={13.5} styles="card" />
      <LineIcon name="warn" x={446} y={60.5} scale={0.75} styles="icon-accent" />
      <Text x={466} y={73} text={`${stock.filter(isLow).length} to order`} />
      <AddButton w={113} label="Order goods" />
      <Text x={63} y={107} styles="soft" text="Item" />
      <Text x={218} y={107} styles="soft" text="On the shelf" />
      <Text x={433} y={107} styles="soft end" text="Reorder at" />
      <Text x={457} y={107} styles="soft" text="Supplier" />
      <Text x={648} y={107} styles="soft end" text="Lasts" />
      <Hairline d={`M53 117.5h606${stock.map((_, i) => `M63 ${154.5 + i * 37}h585`).join('')}`} />
      {stock.map((entry, i) => (
        <Row key={entry.of.name} entry={entry} y={118 + i * 37} />
      ))}
      <Text x={63} y={583} styles="soft" text={`1 to ${stock.length} of ${goods.length}`} />
      <Text x={648} y={583} styles="soft end" text="Counted on Mon 16 Nov" />
      <ItemPane />
    </Desktop>
  );
}

interface Entry {
  readonly of: Good;
  readonly left: number;
  /** What is left when more should be ordered. */
  readonly reorder: number;
  /** What the shelf holds. */
  readonly room: number;
  /** Sold on a usual day. */
  readonly perDay: number;
  readonly supplier: string;
}

const stock: readonly Entry[] = [
  { of: good('Jackfruit chips'), left: 84, reorder: 180, room: 360, perDay: 88, supplier: 'Jampui Growers' },
  { of: good('Chilli pickle'), left: 9, reorder: 24, room: 60, perDay: 4, supplier: 'Longai Foods' },
  { of: good('Risa stole'), left: 3, reorder: 6, room: 18, perDay: 1, supplier: 'Unakoti Weavers' },
  { of: good('Hill tea'), left: 26, reorder: 32, room: 96, perDay: 6, supplier: 'Dhalai Hill Tea' },
  { of: good('Pineapple juice'), left: 64, reorder: 48, room: 144, perDay: 9, supplier: 'Jampui Growers' },
  { of: good('Turmeric'), left: 58, reorder: 40, room: 80, perDay: 7, supplier: 'Longai Foods' },
  { of: good('Black rice'), left: 76, reorder: 40, room: 100, perDay: 8, supplier: 'Haora Farms' },
  { of: good('Fruit basket'), left: 12, reorder: 6, room: 16, perDay: 1, supplier: 'Rima Cane Works' },
  { of: good('Bamboo mug'), left: 31, reorder: 12, room: 48, perDay: 2, supplier: 'Rima Cane Works' },
  { of: good('Orange squash'), left: 52, reorder: 24, room: 72, perDay: 3, supplier: 'Jampui Growers' },
  { of: good('Forest honey'), left: 36, reorder: 12, room: 40, perDay: 2, supplier: 'Longai Foods' },
  { of: good('Bath towel'), left: 44, reorder: 16, room: 60, perDay: 2, supplier: 'Unakoti Weavers' },
];

const picked = 'Jackfruit chips';

/** Packets of the picked item, from 9 o'clock on; it is 18:42. */
const soldByHour = [4, 6, 7, 10, 8, 6, 9, 12, 15, 11];

const cost = 58;
const inCase = 24;

function isLow(entry: Entry): boolean {
  return entry.left <= entry.reorder;
}

function lasts({ left, perDay }: Entry): string {
  const days = Math.round(left / perDay);
  return days === 1 ? '1 day' : `${days} days`;
}

function Row({ entry, y }: { entry: Entry; y: number }) {
  const { of, left, reorder, supplier } = entry;
  return (
    <Group x={53} y={y}>
      {of.name === picked ? <Box y={1} w={606} h={35} r={7} styles="picked" /> : null}
      <GoodPicture of={of} x={10} y={6} scale={2} />
      <Text x={44} y={23} styles="strong" text={of.name} />
      <Shelf entry={entry} x={165} y={18.5} />
      <Text x={318} y={23} styles={isLow(entry) ? 'accent strong end num' : 'end num'} text={left} />
      <Text x={380} y={23} styles="soft end num" text={reorder} />
      <Text x={404} y={23} text={supplier} />
      {isLow(entry) ? <LineIcon name="warn" x={530} y={11} scale={0.75} styles="icon-accent" /> : null}
      <Text x={595} y={23} styles={isLow(entry) ? 'accent strong end num' : 'soft end num'} text={lasts(entry)} />
    </Group>
  );
}

/** How full a shelf is, with a mark where more should be ordered; low ones in madder. */
function Shelf({ entry, x, y, w = 120 }: { entry: Entry; x: number; y: number; w?: number }) {
  return (
    <g className={isLow(entry) ? hueClass('madder') : undefined}>
      <ThreadBar x={x} y={y} w={w} share={entry.left / entry.room} />
      <rect
        x={x + Math.round((w * entry.reorder) / entry.room / 4) * 4 - 1.75}
        y={y - 8}
        width={2}
        height={16}
        className="s-ink"
      />
    </g>
  );
}

function ItemPane() {
  const entry = stock.find(({ of }) => of.name === picked);
  if (!entry) return null;
  const cases = Math.floor((entry.room - entry.left) / inCase);
  const sold = sum(soldByHour);
  return (
    <Pane title={picked} subtitle={`Packet of ${entry.of.unit}, ${rupees(entry.of.price)}`} dividers={[142, 202, 358]}>
      <PaneFigure y={86} value={entry.left} label="On the shelf" />
      <PaneFigure y={86} value={lasts(entry)} label="Lasts" isRight />
      <Shelf entry={entry} x={16} y={120} w={180} />
      <PanePerson y={172} initials="LD" name="Lal Darlong" detail="Supplier" hue="leaf" />
      <Text x={16} y={230} styles="strong" text="Next order" />
      <PaneNote
        y={242}
        icon="calendar"
        what={`${cases} cases of ${inCase}`}
        when={`${rupees(cases * inCase * cost)}, Mon 23 Nov`}
      />
      <Button x={16} y={304} w={180} isSecondary label="Send order" />
      <Heading x={16} y={387} w={180} title="Sold by hour" aside={`${sold}, ${rupees(sold * entry.of.price)}`} />
      <ColumnChart x={16} y={499} values={soldByHour} perThread={0.5} width={15} pitch={18.25} />
      <AxisLabels x={23.5} y={517} pitch={54.75} names={['9', '12', '15', '18']} />
    </Pane>
  );
}
