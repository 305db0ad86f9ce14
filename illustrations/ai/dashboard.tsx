import { BarList, ColumnChart } from '../kit/charts.tsx';
import { Desktop } from '../kit/desktop.tsx';
import { percent, sum } from '../kit/figures.ts';
import type { ScreenProps } from '../kit/frame.tsx';
import { Box, Button, Group, Hairline, LineIcon, Text } from '../kit/kit.tsx';
import { Log, Pane, PaneFigure } from '../kit/pane.tsx';
import { seededRandom } from '../kit/seeded-random.ts';
import { type ByState, InStates, mapStates, PerState } from '../kit/states.tsx';
import { DelayChart, RoutePane } from './delivery.tsx';
import { OpenInvoices, PaymentPane } from './payment.tsx';
import { ai } from './product.ts';

/** The forecasts of a wholesale grocer. Each state shows another model. */
export function AiDashboard({ isPreview = false }: ScreenProps) {
  return (
    <Desktop product={ai} activeTab="Forecasts" searchPlaceholder="Model, input, job" isPreview={isPreview}>
      <Models isPreview={isPreview} />
      <InStates states={[1]}>
        <Forecast />
        {isPreview ? null : <VersionPane />}
      </InStates>
      <InStates states={[2]}>
        <DelayChart />
        <RoutePane />
      </InStates>
      <InStates states={[3]}>
        <OpenInvoices />
        <PaymentPane />
      </InStates>
      {isPreview ? null : (
        <>
          <Hairline d="M232 390.5h436M454.5 404v182" />
          <PerState values={measures}>
            {(measure) => (
              <>
                <AccuracyByWeek {...measure} />
                <Drivers {...measure} />
              </>
            )}
          </PerState>
        </>
      )}
    </Desktop>
  );
}

interface Model {
  readonly name: string;
  readonly schedule: string;
  /** Percent, over the last four weeks. */
  readonly accuracy: number;
}

const weeks = 12;
const daysAhead = 10;

/** Relative orders by weekday, Friday first, because the twelve weeks end on Thursday 19 November. */
const weekdayFactors = [1.1, 1.22, 0.74, 1.04, 0.96, 0.92, 1.02];

/** Relative orders around festivals, by the index of the day. The forecast does not include them. Diwali was on Sunday 8 November. */
const festivalFactors: Readonly<Record<number, number>> = {
  51: 1.2,
  52: 1.22,
  53: 0.72,
  70: 1.3,
  71: 1.42,
  72: 1.5,
  73: 0.8,
};

const day = (i: number) => {
  const expected = 420 * (weekdayFactors[i % 7] ?? 1) * (1 + i * 0.0016);
  const randomFactor = 1 + 0.12 * (seededRandom(i + 7) - 0.5);
  return { forecast: Math.round(expected), actual: Math.round(expected * randomFactor * (festivalFactors[i] ?? 1)) };
};

const past = Array.from({ length: weeks * 7 }, (_, i) => day(i));
/** Expected orders on the ten days from Friday 20 November. */
export const ordersAhead = Array.from({ length: daysAhead }, (_, i) => day(weeks * 7 + i).forecast);

/** 100 minus the mean error of the days, in percent. */
const accuracy = (days: typeof past) =>
  100 * (1 - sum(days.map(({ forecast, actual }) => Math.abs(actual - forecast) / actual)) / days.length);

const byWeek = Array.from({ length: weeks }, (_, week) => accuracy(past.slice(week * 7, week * 7 + 7)));
const lastMonth = accuracy(past.slice(-28));

const models: readonly Model[] = [
  { name: 'Daily orders', schedule: 'Every night', accuracy: lastMonth },
  { name: 'Stock running out', schedule: 'Every 4 hours', accuracy: 93.6 },
  { name: 'Delivery time', schedule: 'Every order', accuracy: 89.2 },
  { name: 'Late payment', schedule: 'Every Monday', accuracy: 86.4 },
  { name: 'Shelf life', schedule: 'Every night', accuracy: 95.1 },
];

/** Index of the open model in each state. */
const openModels: ByState<number> = [0, 2, 3];

const jobsTonight = [
  ['21:00', 'Shelf life'],
  ['22:30', 'Daily orders'],
  ['23:15', 'Stock running out'],
] as const;

function Models({ isPreview }: { isPreview: boolean }) {
  return (
    <Group x={44} y={46}>
      <Hairline d="M187.5 0v554M19 409.5h150" />
      <Text x={19} y={30} styles="title" text="Models" />
      <LineIcon name="plus" x={153} y={16} scale={0.8} />
      {models.map(({ name, schedule, accuracy }, i) => (
        <Group key={name} x={9} y={48 + i * 68}>
          <PerState values={mapStates(openModels, (open) => open === i)}>
            {(isOpen) => <Box w={170} h={60} r={8} styles={isOpen ? 'selected' : 'card'} />}
          </PerState>
          <Text x={10} y={22} styles="strong" text={name} />
          <Text x={10} y={46} styles="soft" text={schedule} />
          <Text x={160} y={46} styles={i === 0 ? 'strong accent end' : 'end'} text={percent(accuracy)} />
        </Group>
      ))}
      {isPreview ? null : (
        <>
          <Text x={19} y={437} styles="strong" text="Tonight" />
          <Log x={19} y={464} lineHeight={27} textX={46} entries={jobsTonight} />
        </>
      )}
    </Group>
  );
}

/** The chart shows the last four weeks and the next ten days. */
const firstDayShown = past.length - 28;
const dayWidth = 9.6;
const xOf = (i: number) => Math.round((i - firstDayShown) * dayWidth);
/** The axis starts at 200 orders a day. */
const yOf = (orders: number) => Math.round(234 - (orders - 200) * 0.3);
const line = (values: readonly number[], from: number) =>
  `M${values.map((value, i) => `${xOf(from + i)} ${yOf(value)}`).join('L')}`;

/** Nine times in ten, the forecast is off by fewer orders than this. */
export const marginOfError = (daysAhead: number) => 34 + 7 * daysAhead;

/** The likely range of orders, as vertical strokes. */
function forecastBand(): string {
  const all = [past.at(-1)?.actual ?? 0, ...ordersAhead];
  return Array.from({ length: daysAhead * 3 }, (_, i) => {
    const dayOffset = (i + 1) / 3;
    const [from = 0, to = from] = [all[Math.floor(dayOffset)], all[Math.ceil(dayOffset)]];
    const value = from + (to - from) * (dayOffset % 1);
    const x = xOf(past.length - 1) + Math.round(dayOffset * dayWidth * 10) / 10;
    return `M${x} ${yOf(value + marginOfError(dayOffset))}V${yOf(value - marginOfError(dayOffset))}`;
  }).join('');
}

const dates = [
  { index: 56, name: '23 Oct' },
  { index: 63, name: '30 Oct' },
  { index: 70, name: '6 Nov' },
  { index: 77, name: '13 Nov' },
  { index: 83, name: 'Today' },
  { index: 91, name: '27 Nov' },
];

/** Index of the day before Diwali. */
const diwaliEve = 71;

function Forecast() {
  const recent = past.slice(firstDayShown);
  const actual = recent.map((day) => day.actual);
  const forecast = [...recent.slice(0, -1).map((day) => day.forecast), ...actual.slice(-1), ...ordersAhead];
  return (
    <Group x={251} y={46}>
      <Text y={30} styles="title" text="Daily orders" />
      <Text y={49} styles="soft" text="Agartala depot, next 10 days" />
      <Text x={399} y={30} styles="strong end" text={`${sum(ordersAhead).toLocaleString('en-IN')} orders`} />
      <path d="M259 44.5h14" className="s-icon-ink" strokeWidth={2.5} />
      <Text x={279} y={49} styles="soft" text="Actual" />
      <path d="M327 44.5h14" className="s-thread" strokeWidth={2.5} />
      <Text x={399} y={49} styles="soft end" text="Forecast" />
      <Group x={34} y={66}>
        {[200, 400, 600, 800].map((orders) => (
          <g key={orders}>
            <Hairline d={`M0 ${yOf(orders) + 0.5}h365`} />
            <Text x={-8} y={yOf(orders) + 4.5} styles="soft end tabular" text={orders} />
          </g>
        ))}
        <path d={forecastBand()} className="s-thread-muted" strokeWidth={2} />
        <path d={`M${xOf(past.length - 1) + 0.5} 6v228`} className="s-no-fill s-edge" strokeDasharray="2 3" />
        <path d={line(forecast, firstDayShown)} className="s-no-fill s-thread" strokeWidth={2} />
        <path d={line(actual, firstDayShown)} className="s-no-fill s-icon-ink" strokeWidth={2.25} />
        <circle cx={xOf(diwaliEve)} cy={yOf(past[diwaliEve]?.actual ?? 0)} r={5} className="s-accent s-disc" />
        <Text
          x={xOf(diwaliEve) - 11}
          y={yOf(past[diwaliEve]?.actual ?? 0) + 4.5}
          styles="strong end"
          text="Diwali eve"
        />
        {dates.map(({ index, name }) => (
          <Text
            key={index}
            x={xOf(index)}
            y={253}
            styles={name === 'Today' ? 'strong middle' : 'soft middle'}
            text={name}
          />
        ))}
      </Group>
    </Group>
  );
}

/** The accuracy at the bottom of the chart. */
const minAccuracy = 70;

interface Measure {
  /** Percent in each of the twelve weeks. */
  readonly byWeek: readonly number[];
  /** Influence of each input on a result, in percent. */
  readonly drivers: Readonly<Record<string, number>>;
}

const measures: ByState<Measure> = [
  { byWeek, drivers: { Weekday: 31, 'Last 7 days': 26, Rain: 17, 'Price offers': 15, 'Pay day': 11 } },
  {
    byWeek: [86.1, 87.4, 85.2, 83.8, 86.9, 88.3, 88.0, 89.1, 87.7, 89.6, 88.9, 90.6],
    drivers: { Distance: 34, Rain: 23, Stops: 19, Hour: 14, 'Market day': 10 },
  },
  {
    byWeek: [84.0, 82.6, 85.1, 84.7, 86.2, 83.9, 85.5, 86.8, 85.0, 87.3, 86.1, 87.2],
    drivers: { 'Past delay': 38, Amount: 21, 'Credit used': 17, Season: 15, 'New shop': 9 },
  },
];

function AccuracyByWeek({ byWeek }: Measure) {
  return (
    <Group x={251} y={391}>
      <Text y={30} styles="strong" text="Accuracy by week, %" />
      {[100, 85, minAccuracy].map((value) => (
        <g key={value}>
          <Hairline d={`M32 ${180.5 - (value - minAccuracy) * 4}h156`} />
          <Text x={24} y={185 - (value - minAccuracy) * 4} styles="soft end tabular" text={value} />
        </g>
      ))}
      <ColumnChart
        x={34}
        y={180}
        values={byWeek.map((value) => value - minAccuracy)}
        perStroke={0.75}
        width={10}
        pitch={13}
      />
      <Text x={34} y={199} styles="soft" text="28 Aug" />
      <Text x={188} y={199} styles="soft end" text="13 Nov" />
    </Group>
  );
}

function Drivers({ drivers }: Measure) {
  const rows = Object.entries(drivers).map(([name, percent]) => ({ name, share: percent / 40, value: `${percent}%` }));
  return (
    <Group x={472} y={391}>
      <Text y={30} styles="strong" text="What drives it" />
      <BarList y={64} pitch={30} columns={[80, 64, 178]} rows={rows} />
    </Group>
  );
}

const versions = [
  { name: 'Version 15', what: 'Trial, knows festivals', accuracy: 96.2 },
  { name: 'Version 14', what: 'Live since 2 Sep', accuracy: lastMonth },
  { name: 'Version 13', what: 'Live 3 Jun to 2 Sep', accuracy: 91.8 },
];

function VersionPane() {
  const month = past.slice(-28);
  const missed = sum(month.map(({ forecast, actual }) => Math.abs(actual - forecast))) / month.length;
  const festival = past[diwaliEve] ?? { forecast: 1, actual: 1 };
  return (
    <Pane title="Version 14" subtitle="Live since Wed 2 Sep 2026" dividers={[123, 275]}>
      <PaneFigure y={84} value={percent(lastMonth)} label="Last 4 weeks" />
      <PaneFigure y={84} value={Math.round(missed)} label="Off per day" isRight />
      <g className="hue-madder">
        <Box x={16} y={140} w={180} h={120} r={8} styles="tint" />
      </g>
      <LineIcon name="warn" x={26} y={151} scale={0.9} styles="icon-accent" />
      <Text x={52} y={165} styles="strong" text="Drift since 6 Nov" />
      <Text x={28} y={190} text={`Diwali eve was ${Math.round((festival.actual / festival.forecast - 1) * 100)}%`} />
      <Text x={28} y={208} text="above the forecast." />
      <Text x={28} y={226} text="Festivals are no input" />
      <Text x={28} y={244} text="of this version." />
      <Text x={16} y={302} styles="strong" text="Versions" />
      {versions.map(({ name, what, accuracy }, i) => (
        <Group key={name} x={16} y={315 + i * 62}>
          <Box w={180} h={54} r={8} styles={i === 1 ? 'selected' : 'card'} />
          <Text x={12} y={22} styles="strong" text={name} />
          <Text x={168} y={22} styles={i === 0 ? 'strong good end' : 'end'} text={percent(accuracy)} />
          <Text x={12} y={41} styles="soft" text={what} />
        </Group>
      ))}
      <Button x={16} y={508} w={98} label="Put 15 live" />
      <Button x={122} y={508} w={74} isSecondary label="Compare" />
    </Pane>
  );
}
