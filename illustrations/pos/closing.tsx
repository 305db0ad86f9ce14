import { AxisLabels, ColumnChart } from '../kit/charts.tsx';
import { rupees, sum } from '../kit/figures.ts';
import { Box, Button, Group, Heading, LineIcon, Text } from '../kit/kit.tsx';
import type { LineIconName } from '../kit/line-icons.ts';
import { Phone } from '../kit/phone.tsx';
import { pos } from './product.ts';

/** The sales of one till after closing, compared with the cash drawer and the bank. */
export function PosClosing() {
  const total = sum(paymentMethods.map(({ inr }) => inr));
  return (
    <Phone hue={pos.hue} time="21:10">
      <Text x={25} y={76} styles="figure" text="Till 2 is closed" />
      <Text x={25} y={96} styles="soft" text="Thu 19 Nov, by P. Deb" />
      <Box x={18} y={112} w={264} h={148} r={10} styles="card" />
      <Heading
        x={32}
        y={138}
        w={236}
        title={rupees(total)}
        aside={`${sum(paymentMethods.map(({ bills }) => bills))} bills`}
      />
      <ColumnChart x={32} y={230} values={salesByHour} perStroke={550} width={15} pitch={20} />
      <AxisLabels x={39.5} y={248} pitch={60} names={['9', '12', '15', '18']} />
      {paymentMethods.map(({ name, icon, bills, inr, result, isPending }, i) => (
        <Group key={name} x={18} y={272 + i * 68}>
          <Box w={264} h={60} r={10} styles="card" />
          <LineIcon name={icon} x={14} y={11} styles="icon-hue" />
          <Text x={46} y={25} styles="strong big" text={name} />
          <Text x={250} y={25} styles="strong end tabular" text={rupees(inr)} />
          <Text x={46} y={46} styles={isPending ? 'accent' : 'good'} text={result} />
          <Text x={250} y={46} styles="soft end" text={`${bills} bills`} />
        </Group>
      ))}
      <Box x={18} y={478} w={264} h={52} r={10} styles="tint" />
      <LineIcon name="warn" x={30} y={494} styles="icon-hue" />
      <Text x={60} y={500} text="Order of chips was sent" />
      <Text x={60} y={517} styles="soft" text="11 cases come on Monday" />
      <Button x={25} y={545} w={250} label="Send it to accounts" />
    </Phone>
  );
}

interface PaymentMethod {
  readonly name: string;
  readonly icon: LineIconName;
  readonly bills: number;
  readonly inr: number;
  /** Result of the comparison. */
  readonly result: string;
  readonly isPending?: boolean;
}

const paymentMethods: readonly PaymentMethod[] = [
  { name: 'Cash', icon: 'cash', bills: 41, inr: 18204, result: 'Drawer agrees' },
  { name: 'UPI', icon: 'qr', bills: 92, inr: 42651, result: 'Bank agrees' },
  { name: 'Card', icon: 'card', bills: 12, inr: 9870, result: '1 slip comes later', isPending: true },
];

/** ₹ in each hour from 9:00 to 21:00. */
const salesByHour = [2310, 3654, 4158, 5670, 4830, 3822, 4704, 6510, 9135, 11172, 9870, 4890];
