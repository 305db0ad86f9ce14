import { BarList } from '../kit/charts.tsx';
import { percent, sum } from '../kit/figures.ts';
import { Button, Group, Hairline, Text } from '../kit/kit.tsx';
import { Log, Pane, PaneFigure } from '../kit/pane.tsx';

/* The second state of the dashboard: how late deliveries were, and on which routes. */

/** Deliveries of four weeks by delay, in steps of five minutes, from 30 minutes early to 30 minutes late. */
const deliveriesByDelay = [3, 6, 11, 22, 118, 236, 241, 129, 24, 12, 7, 3];

export function DelayChart() {
  const column = (count: number, i: number) => `M${i * 33 + 15} 234v-${3 * Math.round(count / 4) - 1}`;
  const columns = deliveriesByDelay.map(column);
  const strokes = { strokeWidth: 28, strokeDasharray: '2 1' };
  return (
    <Group x={251} y={46}>
      <Text y={30} styles="title" text="Delivery time" />
      <Text y={49} styles="soft" text={`${sum(deliveriesByDelay)} deliveries in four weeks`} />
      <Text x={399} y={30} styles="strong end" text="5 of 6 vans on the road" />
      <path d="M248 44.5h14" className="s-thread" strokeWidth={9} strokeDasharray="2 1" />
      <Text x={399} y={49} styles="soft end" text="Within 10 minutes of it" />
      <Group y={66}>
        <Hairline d="M0 234.5h399" />
        <path d={[...columns.slice(0, 4), ...columns.slice(8)].join('')} className="s-thread-muted" {...strokes} />
        <path d={columns.slice(4, 8).join('')} className="s-thread" {...strokes} />
        <path d="M196.5 6v228" className="s-no-fill s-edge" strokeDasharray="2 3" />
        <Text x={207} y={18} styles="strong" text="As promised" />
        {['20 early', '10 early', '', '10 late', '20 late'].map((name, i) => (
          <Text key={name} x={64.5 + i * 66} y={253} styles="soft middle" text={name} />
        ))}
      </Group>
    </Group>
  );
}

/** Percent of the deliveries of a route that were at most ten minutes early or late. */
const routes = Object.entries({ Town: 95, Ranirbazar: 92, Bishalgarh: 89, Udaipur: 84, Melaghar: 81 }).map(
  ([name, value]) => ({ name, share: value / 100, value: `${value}%` }),
);

const departures = [
  ['6:10', 'Town 1, 18 stops'],
  ['6:25', 'Town 2, 16 stops'],
  ['6:40', 'Udaipur, 9 stops'],
  ['7:05', 'Melaghar, 7 stops'],
  ['7:20', 'Ranirbazar, 11 stops'],
] as const;

export function RoutePane() {
  const inTime = sum(deliveriesByDelay.slice(4, 8)) / sum(deliveriesByDelay);
  return (
    <Pane title="Version 6" subtitle="Live since Mon 5 Oct 2026" dividers={[123, 296, 449]}>
      <PaneFigure y={84} value={percent(100 * inTime)} label="Within 10 min" />
      <PaneFigure y={84} value="5.1" label="Minutes off" isRight />
      <Text x={16} y={150} styles="strong" text="Within 10 min, by route" />
      <BarList x={16} y={176} pitch={25} columns={[74, 68, 180]} styles="end tabular" rows={routes} />
      <Text x={16} y={323} styles="strong" text="Left this morning" />
      <Log x={16} y={347} lineHeight={21} textX={42} entries={departures} />
      <Text x={16} y={473} styles="soft" text="Each shop has its time by" />
      <Text x={16} y={491} styles="soft" text="SMS before the van leaves." />
      <Button x={16} y={508} w={180} isSecondary label="Open the roads" />
    </Pane>
  );
}
