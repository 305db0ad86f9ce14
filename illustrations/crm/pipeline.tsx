import type { Hue } from '#ui/weave/hue.ts';
import { AxisLabels, BarList, ColumnChart, ThreadBar } from '../kit/charts.tsx';
import { AddButton, Desktop } from '../kit/desktop.tsx';
import { lakh } from '../kit/figures.ts';
import type { ScreenProps } from '../kit/frame.tsx';
import { Avatar, Box, Group, Hairline, Heading, LineIcon, Swatch, Text, TextInput } from '../kit/kit.tsx';
import type { LineIconName } from '../kit/line-icons.ts';
import { Pane, PaneFigure, PaneNote, PanePerson } from '../kit/pane.tsx';
import { type ByState, mapStates, PerState } from '../kit/states.tsx';
import { crm } from './product.ts';

/** The sales pipeline of a solar installer. The states show three days, until the selected deal is won. */
export function CrmPipeline({ isPreview = false }: ScreenProps) {
  return (
    <Desktop product={crm} activeTab="Pipeline" searchPlaceholder="Search deals, people" isPreview={isPreview}>
      <Text x={63} y={73} styles="title" text="November" />
      <PerState values={stagesByState}>
        {(board) => {
          const open = board.slice(0, -1).flatMap((stage) => stage.deals);
          return <Text x={149} y={73} styles="soft" text={`${open.length} open deals, ${lakh(sum(open))}`} />;
        }}
      </PerState>
      <Avatar x={462} y={68} r={13} initials="BR" hue="teal" />
      <Avatar x={486} y={68} r={13} initials="PC" hue="plum" />
      <Avatar x={510} y={68} r={13} initials="ND" hue="leaf" />
      <LineIcon name="filter" x={535} y={58} />
      <AddButton w={92} label="New deal" />
      {stages.map((stage, i) => (
        <Group key={stage.name} x={53 + i * 153} y={94}>
          <Box w={147} h={373} r={9} styles="sunk" />
          <PerState values={mapStates(stagesByState, (board) => board[i] ?? stage)}>
            {(now) => <StageColumn stage={now} isPreview={isPreview} />}
          </PerState>
        </Group>
      ))}
      {isPreview ? null : (
        <>
          <Hairline d="M44 480.5h624M377.5 492v96" />
          <PerState values={stagesByState}>
            {(board) => {
              const won = board.at(-1)?.deals ?? [];
              return (
                <>
                  <WonPerMonth won={won} />
                  <WonByOwner won={won} />
                </>
              );
            }}
          </PerState>
          <PerState values={dealByState}>{(moment) => <DealPane deal={moment} />}</PerState>
        </>
      )}
    </Desktop>
  );
}

interface Deal {
  readonly name: string;
  readonly what: string;
  readonly lakh: number;
  /** Due date of the next step, or the date on which the deal was won. */
  readonly day: string;
  /** `day` in the second and the third state, if it changes. */
  readonly laterDays?: readonly [string, string];
  /** Shows the trade of the customer. */
  readonly hue: Hue;
  readonly owner: keyof typeof owners;
}

interface Stage {
  readonly name: string;
  /** SVG `stroke-dasharray`. The line has smaller gaps in later stages. */
  readonly dashArray: string;
  readonly deals: readonly Deal[];
}

const owners = { BR: 'Bikash', PC: 'Priya', ND: 'Nabin' };

/** The pipeline on Thursday 19 November, the day of the first state. */
export const stages: readonly Stage[] = [
  {
    name: 'New',
    dashArray: '2 6',
    deals: [
      { name: 'Baruah Tea Estates', what: 'Tea shed, 24 kW', lakh: 12.6, day: '23 Nov', hue: 'leaf', owner: 'PC' },
      { name: 'Gomati Dairy', what: 'Cold room, 16 kW', lakh: 8.4, day: '24 Nov', hue: 'madder', owner: 'ND' },
      { name: 'Kailashahar Clinic', what: 'Clinic roof, 10 kW', lakh: 5.2, day: '26 Nov', hue: 'teal', owner: 'BR' },
      { name: 'Kamalpur Looms', what: 'Loom hall, 5 kW', lakh: 2.8, day: '27 Nov', hue: 'plum', owner: 'PC' },
    ],
  },
  {
    name: 'Contacted',
    dashArray: '3 3',
    deals: [
      {
        name: 'Haora Motors',
        what: 'Showroom, 18 kW',
        lakh: 9.5,
        day: '19 Nov',
        laterDays: ['26 Nov', '26 Nov'],
        hue: 'plum',
        owner: 'BR',
      },
      {
        name: 'Jampui Orchards',
        what: 'Pumps, 6 sets',
        lakh: 4.8,
        day: '20 Nov',
        laterDays: ['20 Nov', '27 Nov'],
        hue: 'leaf',
        owner: 'ND',
      },
      { name: 'Fatikroy Rice Mill', what: 'Mill roof, 20 kW', lakh: 10.6, day: '23 Nov', hue: 'madder', owner: 'PC' },
      { name: 'Belonia Ice Works', what: 'Ice plant, 12 kW', lakh: 6.3, day: '25 Nov', hue: 'madder', owner: 'BR' },
      { name: 'Ambassa Bakery', what: 'Rooftop, 6 kW', lakh: 3.3, day: '30 Nov', hue: 'madder', owner: 'ND' },
    ],
  },
  {
    name: 'Proposal',
    dashArray: '6 2',
    deals: [
      {
        name: 'Longtharai Resorts',
        what: 'Hotel roof, 30 kW',
        lakh: 15.6,
        day: '20 Nov',
        laterDays: ['23 Nov', '23 Nov'],
        hue: 'marigold',
        owner: 'BR',
      },
      {
        name: 'Sepahijala Foods',
        what: 'Cold room, 14 kW',
        lakh: 7.3,
        day: '20 Nov',
        laterDays: ['20 Nov', '24 Nov'],
        hue: 'madder',
        owner: 'PC',
      },
      { name: 'Udaipur Schools', what: '3 schools, 22 kW', lakh: 11.4, day: '25 Nov', hue: 'indigo', owner: 'BR' },
      { name: 'Neermahal Stays', what: 'Homestay, 9 kW', lakh: 4.9, day: '27 Nov', hue: 'marigold', owner: 'ND' },
    ],
  },
  {
    name: 'Won',
    dashArray: '1 0',
    deals: [
      { name: 'Dharmanagar Steel', what: 'Shed roof, 32 kW', lakh: 16.8, day: '17 Nov', hue: 'plum', owner: 'PC' },
      { name: 'Khowai Cold Store', what: 'Store roof, 15 kW', lakh: 7.9, day: '11 Nov', hue: 'madder', owner: 'BR' },
      { name: 'Teliamura Motel', what: 'Rooftop, 8 kW', lakh: 4.4, day: '9 Nov', hue: 'marigold', owner: 'ND' },
      { name: 'Melaghar Silks', what: 'Loom hall, 5 kW', lakh: 2.8, day: '5 Nov', hue: 'plum', owner: 'ND' },
      { name: 'Sabroom Ferries', what: 'Jetty, 9 kW', lakh: 4.7, day: '3 Nov', hue: 'teal', owner: 'BR' },
    ],
  },
];

const todayByState: ByState<string> = ['19 Nov', '20 Nov', '23 Nov'];
const selected = 'Longtharai Resorts';

/** In the third state, the selected deal is won, so its card is at the top of the last column. */
const stagesByState: ByState<readonly Stage[]> = [stages, stages, stages.map(withSelectedWon)];

function withSelectedWon(stage: Stage): Stage {
  const moved = stages.flatMap(({ deals }) => deals.filter(({ name }) => name === selected));
  if (stage.name === 'Won') return { ...stage, deals: [...moved, ...stage.deals] };
  return stage.name === 'Proposal' ? { ...stage, deals: stage.deals.filter((deal) => !moved.includes(deal)) } : stage;
}

/** ₹ lakh, April to October. The value for November comes from the pipeline. */
const wonLakhByMonth = [18.2, 22.4, 14.1, 19.8, 25.6, 24.3, 31.5];
const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

/** The selected deal on one day. */
interface DealState {
  readonly subtitle: string;
  readonly figure: string;
  readonly what: string;
  /** Progress, 0 to 1. */
  readonly share: number;
  readonly next: { readonly icon: LineIconName; readonly what: string; readonly when: string };
  readonly activity: readonly (readonly [what: string, when: string])[];
}

const dealByState: ByState<DealState> = [
  {
    subtitle: 'Proposal, 30 kW roof',
    figure: '70%',
    what: 'Chance to win',
    share: 0.7,
    next: { icon: 'calendar', what: 'Call on price terms', when: 'Fri 20 Nov, 11:00' },
    activity: [
      ['Opened the proposal', 'Today, 9:40'],
      ['Proposal sent', 'Wed 18 Nov, 17:05'],
      ['Roof survey, Bikash', 'Mon 16 Nov, 11:30'],
      ['Enquiry from website', 'Tue 10 Nov, 20:14'],
    ],
  },
  {
    subtitle: 'Proposal, 30 kW roof',
    figure: '90%',
    what: 'Chance to win',
    share: 0.9,
    next: { icon: 'pencil', what: 'Sign the order', when: 'Mon 23 Nov, 10:30' },
    activity: [
      ['Price terms agreed', 'Today, 11:20'],
      ['Call, Priya, 16 min', 'Today, 11:04'],
      ['Opened the proposal', 'Thu 19 Nov, 9:40'],
      ['Proposal sent', 'Wed 18 Nov, 17:05'],
    ],
  },
  {
    subtitle: 'Won, 30 kW roof',
    figure: '13 days',
    what: 'From enquiry',
    share: 1,
    next: { icon: 'calendar', what: 'Panels to the hotel', when: 'Tue 1 Dec, 8:00' },
    activity: [
      ['Dates sent to Mitali', 'Today, 10:46'],
      ['56 panels reserved', 'Today, 10:46'],
      ['Order signed', 'Today, 10:41'],
      ['Price terms agreed', 'Fri 20 Nov, 11:20'],
    ],
  },
];

/** The first deals of a stage. There is space for five. */
function StageColumn({ stage, isPreview }: { stage: Stage; isPreview: boolean }) {
  const shown = stage.deals.slice(0, isPreview ? 4 : 5);
  const below = 38 + shown.length * 67;
  return (
    <>
      <Heading x={10} y={21} w={127} title={stage.name} aside={lakh(sum(stage.deals))} />
      <path d="M10 30h127" className="s-thread" strokeWidth={3} strokeDasharray={stage.dashArray} />
      {shown.map((deal, i) => (
        <DealCard key={deal.name} deal={deal} y={38 + i * 67} isWon={stage.name === 'Won'} />
      ))}
      {stage.deals.length < 5 && !isPreview ? (
        <>
          <LineIcon name="plus" x={13} y={below + 14} scale={0.7} />
          <Text x={31} y={below + 25.5} styles="soft" text="Add deal" />
        </>
      ) : null}
    </>
  );
}

function DealCard({ deal, y, isWon }: { deal: Deal; y: number; isWon: boolean }) {
  const [friday = deal.day, monday = deal.day] = deal.laterDays ?? [];
  return (
    <Group x={5} y={y}>
      <Box w={137} h={62} r={7} styles={deal.name === selected ? 'selected' : 'card'} />
      <Text x={9} y={18.5} styles="strong" text={deal.name} />
      <Swatch x={9} y={27.5} size={7} hue={deal.hue} />
      <Text x={21} y={35.5} styles="soft" text={deal.what} />
      <Text x={9} y={54} styles="strong" text={lakh(deal.lakh)} />
      <PerState values={mapStates([deal.day, friday, monday], (day, i) => (day === todayByState[i] ? 'Today' : day))}>
        {(day) => {
          const styles = isWon ? 'good' : day === 'Today' ? 'accent strong' : 'soft';
          return <Text x={128} y={54} styles={`${styles} end`} text={day} />;
        }}
      </PerState>
    </Group>
  );
}

function WonPerMonth({ won }: { won: readonly Deal[] }) {
  const values = [...wonLakhByMonth, sum(won)];
  const total = values.reduce((all, value) => all + value, 0);
  return (
    <Group x={63} y={480}>
      <Heading y={24} w={294} title="Won per month" aside={`${lakh(total)} since April`} />
      <ColumnChart x={0} y={92} values={values} perStroke={2.75} width={28} pitch={38} />
      <AxisLabels x={14} y={108} pitch={38} names={months} />
    </Group>
  );
}

function WonByOwner({ won }: { won: readonly Deal[] }) {
  const byOwner = Object.entries(owners)
    .map(([initials, name]) => ({ name, total: sum(won.filter((deal) => deal.owner === initials)) }))
    .sort((one, other) => other.total - one.total)
    .map(({ name, total }) => ({ name, share: total / 30, value: lakh(total) }));
  return (
    <Group x={395} y={480}>
      <Text y={24} styles="strong" text="November by owner" />
      <BarList y={54} pitch={26} columns={[54, 144, 254]} rows={byOwner} />
    </Group>
  );
}

function DealPane({ deal: { subtitle, figure, what, share, next, activity } }: { deal: DealState }) {
  return (
    <Pane title={selected} subtitle={subtitle} dividers={[134, 194]}>
      <PaneFigure y={84} value="₹15.6 L" label="Value" />
      <PaneFigure y={84} value={figure} label={what} isRight />
      <ThreadBar x={16} y={116} w={180} share={share} pitch={4.5} />
      <PanePerson y={164.5} initials="MR" name="Mitali Reang" detail="Manager" hue="marigold" />
      <Text x={16} y={221} styles="strong" text="Next step" />
      <PaneNote y={232} {...next} />
      <Text x={16} y={313} styles="strong" text="Activity" />
      <Hairline d="M20.5 333v126" />
      {activity.map(([what, when], i) => (
        <Group key={what} x={16} y={337 + i * 42}>
          <circle cx={4.5} cy={-4.5} r={4.5} className={i === 0 ? 'thread-0' : 's-card s-edge'} />
          <Text x={20} text={what} />
          <Text x={20} y={17} styles="soft" text={when} />
        </Group>
      ))}
      <TextInput x={16} y={508} w={180} placeholder="Write a note" />
    </Pane>
  );
}

function sum(deals: readonly Deal[]): number {
  return deals.reduce((all, deal) => all + deal.lakh, 0);
}
