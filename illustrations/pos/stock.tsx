import { hueClass } from '#ui/weave/hue.ts';
import { AxisLabels, ColumnChart, ThreadBar } from '../kit/charts.tsx';
import { AddButton, Desktop } from '../kit/desktop.tsx';
import { rupees, sum } from '../kit/figures.ts';
import { Box, Button, Group, Hairline, Heading, LineIcon, Text } from '../kit/kit.tsx';
import { Pane, PaneFigure, PaneNote, PanePerson } from '../kit/pane.tsx';
import { findItem, type Item, ItemPicture, items } from './items.tsx';
import { pos } from './product.ts';

/** The stock of a shop, sorted by how long it lasts, with the next order of one item. */
export function PosStock() {
  return (
    <Desktop product={pos} activeTab="Stock" searchPlaceholder="Search goods">
      <Text x={63} y={73} styles="title" text="Stock" />
      <Text x={115} y={73} styles="soft" text={`${items.length} goods, the first to run out on top`} />
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
        <Row key={entry.item.name} entry={entry} y={118 + i * 37} />
      ))}
      <Text x={63} y={583} styles="soft" text={`1 to ${stock.length} of ${items.length}`} />
      <Text x={648} y={583} styles="soft end" text="Counted on Mon 16 Nov" />
      <ItemPane />
    </Desktop>
  );
}

interface StockEntry {
  readonly item: Item;
  readonly inStock: number;
  /** Order more when the stock falls to this number. */
  readonly reorderLevel: number;
  readonly capacity: number;
  /** Average sales per day. */
  readonly perDay: number;
  readonly supplier: string;
}

const stock: readonly StockEntry[] = [
  {
    item: findItem('Jackfruit chips'),
    inStock: 84,
    reorderLevel: 180,
    capacity: 360,
    perDay: 88,
    supplier: 'Jampui Growers',
  },
  { item: findItem('Chilli pickle'), inStock: 9, reorderLevel: 24, capacity: 60, perDay: 4, supplier: 'Longai Foods' },
  { item: findItem('Risa stole'), inStock: 3, reorderLevel: 6, capacity: 18, perDay: 1, supplier: 'Unakoti Weavers' },
  { item: findItem('Hill tea'), inStock: 26, reorderLevel: 32, capacity: 96, perDay: 6, supplier: 'Dhalai Hill Tea' },
  {
    item: findItem('Pineapple juice'),
    inStock: 64,
    reorderLevel: 48,
    capacity: 144,
    perDay: 9,
    supplier: 'Jampui Growers',
  },
  { item: findItem('Turmeric'), inStock: 58, reorderLevel: 40, capacity: 80, perDay: 7, supplier: 'Longai Foods' },
  { item: findItem('Black rice'), inStock: 76, reorderLevel: 40, capacity: 100, perDay: 8, supplier: 'Haora Farms' },
  {
    item: findItem('Fruit basket'),
    inStock: 12,
    reorderLevel: 6,
    capacity: 16,
    perDay: 1,
    supplier: 'Rima Cane Works',
  },
  { item: findItem('Bamboo mug'), inStock: 31, reorderLevel: 12, capacity: 48, perDay: 2, supplier: 'Rima Cane Works' },
  {
    item: findItem('Orange squash'),
    inStock: 52,
    reorderLevel: 24,
    capacity: 72,
    perDay: 3,
    supplier: 'Jampui Growers',
  },
  { item: findItem('Forest honey'), inStock: 36, reorderLevel: 12, capacity: 40, perDay: 2, supplier: 'Longai Foods' },
  { item: findItem('Bath towel'), inStock: 44, reorderLevel: 16, capacity: 60, perDay: 2, supplier: 'Unakoti Weavers' },
];

const selected = 'Jackfruit chips';

/** Sales of the selected item in each hour from 9:00. */
const soldByHour = [4, 6, 7, 10, 8, 6, 9, 12, 15, 11];

const unitCost = 58;
const itemsPerCase = 24;

function isLow(entry: StockEntry): boolean {
  return entry.inStock <= entry.reorderLevel;
}

function daysLeft({ inStock, perDay }: StockEntry): string {
  const days = Math.round(inStock / perDay);
  return days === 1 ? '1 day' : `${days} days`;
}

function Row({ entry, y }: { entry: StockEntry; y: number }) {
  const { item, inStock, reorderLevel, supplier } = entry;
  return (
    <Group x={53} y={y}>
      {item.name === selected ? <Box y={1} w={606} h={35} r={7} styles="selected" /> : null}
      <ItemPicture item={item} x={10} y={6} scale={2} />
      <Text x={44} y={23} styles="strong" text={item.name} />
      <StockBar entry={entry} x={165} y={18.5} />
      <Text x={318} y={23} styles={isLow(entry) ? 'accent strong end tabular' : 'end tabular'} text={inStock} />
      <Text x={380} y={23} styles="soft end tabular" text={reorderLevel} />
      <Text x={404} y={23} text={supplier} />
      {isLow(entry) ? <LineIcon name="warn" x={530} y={11} scale={0.75} styles="icon-accent" /> : null}
      <Text
        x={595}
        y={23}
        styles={isLow(entry) ? 'accent strong end tabular' : 'soft end tabular'}
        text={daysLeft(entry)}
      />
    </Group>
  );
}

/** The stock as a bar, with a mark at the reorder level. Low stock is red. */
function StockBar({ entry, x, y, w = 120 }: { entry: StockEntry; x: number; y: number; w?: number }) {
  return (
    <g className={isLow(entry) ? hueClass('madder') : undefined}>
      <ThreadBar x={x} y={y} w={w} share={entry.inStock / entry.capacity} />
      <rect
        x={x + Math.round((w * entry.reorderLevel) / entry.capacity / 4) * 4 - 1.75}
        y={y - 8}
        width={2}
        height={16}
        className="s-ink"
      />
    </g>
  );
}

function ItemPane() {
  const entry = stock.find(({ item }) => item.name === selected);
  if (!entry) return null;
  const cases = Math.floor((entry.capacity - entry.inStock) / itemsPerCase);
  const sold = sum(soldByHour);
  return (
    <Pane
      title={selected}
      subtitle={`Packet of ${entry.item.unit}, ${rupees(entry.item.price)}`}
      dividers={[142, 202, 358]}
    >
      <PaneFigure y={86} value={entry.inStock} label="On the shelf" />
      <PaneFigure y={86} value={daysLeft(entry)} label="Lasts" isRight />
      <StockBar entry={entry} x={16} y={120} w={180} />
      <PanePerson y={172} initials="LD" name="Lal Darlong" detail="Supplier" hue="leaf" />
      <Text x={16} y={230} styles="strong" text="Next order" />
      <PaneNote
        y={242}
        icon="calendar"
        what={`${cases} cases of ${itemsPerCase}`}
        when={`${rupees(cases * itemsPerCase * unitCost)}, Mon 23 Nov`}
      />
      <Button x={16} y={304} w={180} isSecondary label="Send order" />
      <Heading x={16} y={387} w={180} title="Sold by hour" aside={`${sold}, ${rupees(sold * entry.item.price)}`} />
      <ColumnChart x={16} y={499} values={soldByHour} perStroke={0.5} width={15} pitch={18.25} />
      <AxisLabels x={23.5} y={517} pitch={54.75} names={['9', '12', '15', '18']} />
    </Pane>
  );
}
