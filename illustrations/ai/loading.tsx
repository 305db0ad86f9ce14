import { BarList, ThreadBar } from '../kit/charts.tsx';
import { sum } from '../kit/figures.ts';
import { Box, Group, LineIcon, Text } from '../kit/kit.tsx';
import { Phone } from '../kit/phone.tsx';
import { marginOfError, ordersAhead } from './dashboard.tsx';
import { ai } from './product.ts';

/** The loading list of the depot, made from the forecast. */
export function AiLoading() {
  const [orders = 0] = ordersAhead;
  return (
    <Phone hue={ai.hue} time="5:40">
      <Text x={25} y={76} styles="figure" text="Load for today" />
      <Text x={25} y={96} styles="soft" text="Fri 20 Nov, made at 22:30" />
      <Box x={18} y={112} w={264} h={78} r={10} styles="selected" />
      <Text x={32} y={148} styles="figure" text={`${orders} orders`} />
      <Text
        x={32}
        y={171}
        styles="soft"
        text={`${orders - marginOfError(1)} to ${orders + marginOfError(1)}, nine days in ten`}
      />
      <Text x={25} y={220} styles="strong" text="Crates" />
      <Text x={275} y={220} styles="soft end" text={`${sum(crates.map(({ value }) => value))} in all`} />
      <BarList x={25} y={248} pitch={28} columns={[76, 128, 250]} styles="strong end tabular" rows={crates} />
      <Text x={25} y={392} styles="strong" text="Vans" />
      <Text x={275} y={392} styles="soft end" text="2 of 6 loaded" />
      {vans.map(({ name, loaded, at }, i) => (
        <Group key={name} x={18} y={404 + i * 47}>
          <Box w={264} h={41} r={10} styles="card" />
          <LineIcon name={loaded === 1 ? 'check' : 'refresh'} x={11} y={11} styles={loaded === 1 ? 'icon-hue' : ''} />
          <Text x={40} y={25} styles="strong" text={name} />
          <ThreadBar x={124} y={20.5} w={80} share={loaded} />
          <Text x={252} y={25} styles="soft end tabular" text={at} />
        </Group>
      ))}
    </Phone>
  );
}

const crates = Object.entries({ Milk: 118, Bread: 96, Greens: 74, Eggs: 52, Fish: 31 }).map(([name, value]) => ({
  name,
  share: value / 128,
  value,
}));

/** `loaded` is the share of the load, from 0 to 1. `at` is the time of departure. */
const vans = [
  { name: 'Town 1', loaded: 1, at: '6:10' },
  { name: 'Town 2', loaded: 1, at: '6:25' },
  { name: 'Udaipur', loaded: 0.6, at: '6:40' },
  { name: 'Melaghar', loaded: 0, at: '7:05' },
];
