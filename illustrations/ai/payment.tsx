import { ThreadBar } from '../kit/charts.tsx';
import { percent, rupees, sum } from '../kit/figures.ts';
import { Box, Button, Group, Hairline, Text } from '../kit/kit.tsx';
import { Pane, PaneFigure, PaneNote } from '../kit/pane.tsx';

/* The third state of the dashboard: which invoices will be paid late, and how reliable that prediction is. */

interface Invoice {
  readonly shop: string;
  readonly due: string;
  readonly inr: number;
  /** Probability of a late payment, in percent. */
  readonly late: number;
}

const invoices: readonly Invoice[] = [
  { shop: 'Battala Stores', due: '23 Nov', inr: 86400, late: 81 },
  { shop: 'Khejur Sweets', due: '20 Nov', inr: 31250, late: 74 },
  { shop: 'Puja Caterers', due: '27 Nov', inr: 142800, late: 58 },
  { shop: 'Hill View Mess', due: '24 Nov', inr: 54100, late: 37 },
  { shop: 'Ranir Canteen', due: '21 Nov', inr: 18900, late: 22 },
  { shop: 'Melarmath Mart', due: '25 Nov', inr: 97600, late: 14 },
  { shop: 'Sunrise Tiffin', due: '26 Nov', inr: 22700, late: 9 },
];

export function OpenInvoices() {
  return (
    <Group x={251} y={46}>
      <Text y={30} styles="title" text="Late payment" />
      <Text y={49} styles="soft" text="Invoices of the next 10 days" />
      <Text x={399} y={30} styles="strong end" text={rupees(sum(invoices.map(({ inr }) => inr)))} />
      <Text x={399} y={49} styles="soft end" text="Sorted by chance" />
      <Hairline d={invoices.map((_, i) => `M0 ${70.5 + i * 38}h399`).join('')} />
      {invoices.map(({ shop, due, inr, late }, i) => (
        <Group key={shop} y={94 + i * 38}>
          <Text styles="strong" text={shop} />
          <Text x={154} styles="soft end" text={due} />
          <Text x={236} styles="end tabular" text={rupees(inr)} />
          <ThreadBar x={256} y={-4.5} w={100} share={late / 100} h={14} hue={late > 50 ? 'madder' : undefined} />
          <Text x={399} styles={late > 50 ? 'strong accent end tabular' : 'soft end tabular'} text={`${late}%`} />
        </Group>
      ))}
    </Group>
  );
}

/** Invoices of four weeks, by prediction and then by result. */
const predicted = {
  late: { late: 47, inTime: 14 },
  inTime: { late: 16, inTime: 143 },
};

export function PaymentPane() {
  const { late, inTime } = predicted;
  const total = late.late + late.inTime + inTime.late + inTime.inTime;
  const recall = late.late / (late.late + inTime.late);
  const cells = [
    ['Said late', late.late, late.inTime],
    ['Said in time', inTime.late, inTime.inTime],
  ] as const;
  return (
    <Pane title="Version 9" subtitle="Live since Mon 3 Aug 2026" dividers={[123, 318]}>
      <PaneFigure y={84} value={percent((100 * (late.late + inTime.inTime)) / total)} label="Said right" />
      <PaneFigure y={84} value={`${Math.round(100 * recall)}%`} label="Late ones found" isRight />
      <Text x={16} y={150} styles="strong" text={`${total} invoices, four weeks`} />
      <Text x={128} y={176} styles="soft middle" text="Late" />
      <Text x={174} y={176} styles="soft middle" text="In time" />
      {cells.map(([name, ...counts], row) => (
        <Group key={name} x={16} y={186 + row * 62}>
          <Text y={33} text={name} />
          {counts.map((count, column) => (
            <Group key={cells[column]?.[0]} x={90 + column * 46}>
              <Box w={43} h={58} r={6} styles={row === column ? 'tint-medium' : 'sunk'} />
              <Text x={21.5} y={33} styles={row === column ? 'strong middle tabular' : 'middle tabular'} text={count} />
            </Group>
          ))}
        </Group>
      ))}
      <Text x={16} y={346} styles="strong" text="Calls for tomorrow" />
      <PaneNote y={358} icon="phone" what="Battala Stores" when="Before the next order" />
      <PaneNote y={418} icon="phone" what="Khejur Sweets" when="Due tomorrow" />
      <Button x={16} y={508} w={180} isSecondary label="Hand to accounts" />
    </Pane>
  );
}
