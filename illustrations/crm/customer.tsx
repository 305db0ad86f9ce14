import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { AxisLabels, ColumnChart } from '../kit/charts.tsx';
import { AddButton, Desktop, SegmentedControl } from '../kit/desktop.tsx';
import { lakh, sum } from '../kit/figures.ts';
import { Avatar, Box, Group, Hairline, Heading, LineIcon, Text, TextInput } from '../kit/kit.tsx';
import type { LineIconName } from '../kit/line-icons.ts';
import { Facts, PaneFigure, PaneFrame, Person } from '../kit/pane.tsx';
import { stages } from './pipeline.tsx';
import { crm } from './product.ts';

/** The page of one customer of the pipeline. */
export function CrmCustomer() {
  return (
    <Desktop product={crm} activeTab="Contacts" searchPlaceholder="Search deals, people">
      <SegmentedControl x={274} widths={{ All: 36, Calls: 54, 'E-mails': 50, WhatsApp: 82 }} />
      <AddButton w={94} label="Add note" />
      <Customer />
      <Timeline />
      <SalesPane />
    </Desktop>
  );
}

const customer = 'Sepahijala Foods';

const people: readonly { name: string; detail: string; initials: string; hue: Hue }[] = [
  { name: 'Rupali Saha', detail: 'Owner', initials: 'RS', hue: 'plum' },
  { name: 'Tapan Shil', detail: 'Accounts', initials: 'TS', hue: 'teal' },
  { name: 'Anil Munda', detail: 'Plant', initials: 'AM', hue: 'leaf' },
];

const facts = [
  ['Customer since', 'Mar 2023'],
  ['Looked after by', 'Priya'],
  ['Roofs', '3, 61 kW'],
  ['Pays in', '18 days'],
  ['Speaks', 'Bengali'],
  ['Last visit', '12 Nov'],
] as const;

interface Deal {
  readonly what: string;
  readonly stage: string;
  readonly lakh: number;
  readonly day: string;
}

/** The first one is from the pipeline of November. */
const deals: readonly Deal[] = [
  ...stages.flatMap((stage) =>
    stage.deals.filter((deal) => deal.name === customer).map((deal) => ({ ...deal, stage: stage.name })),
  ),
  { what: 'Yearly care, 3 roofs', stage: 'Contacted', lakh: 1.2, day: '15 Dec' },
  { what: 'Packing hall, 20 kW', stage: 'New', lakh: 10.4, day: '18 Jan' },
];

const tasks = [
  { what: 'Send revised plan', due: 'Today', isDone: false },
  { what: 'Call about price', due: '20 Nov', isDone: false },
  { what: 'Book the crane', due: '3 Dec', isDone: false },
  { what: 'Share two references', due: '', isDone: true },
];

/** ₹ lakh per quarter since July 2025. The last quarter is not over. */
const quarters = [4.2, 2.6, 6.1, 3.4, 8.9, 5.8];

const channels: readonly LineIconName[] = ['phone', 'mail', 'bubble', 'calendar'];

function Customer() {
  return (
    <Group x={44} y={46}>
      <Box w={212} h={554} styles="ground" />
      <Hairline d="M211.5 0v554M19 132.5h177M19 332.5h177" />
      <Avatar x={37} y={39.5} r={18} initials="SF" hue="madder" />
      <Text x={65} y={36} styles="title" text={customer} />
      <Text x={65} y={54} styles="soft" text="Bishalgarh" />
      {channels.map((channel, i) => (
        <Group key={channel} x={19 + i * 45.5} y={80}>
          <Box w={40} h={34} r={8} styles="card" />
          <LineIcon name={channel} x={11} y={8} scale={0.9} styles="icon-hue" />
        </Group>
      ))}
      <Text x={19} y={161} styles="strong" text="People" />
      {people.map((person, i) => (
        <Group key={person.name} x={19} y={191 + i * 48}>
          <Person x={17} {...person} />
        </Group>
      ))}
      <Text x={19} y={361} styles="strong" text="Details" />
      <Facts x={19} y={388} w={177} lineHeight={27} facts={facts} />
    </Group>
  );
}

function Timeline() {
  return (
    <Group x={256} y={46}>
      <Hairline d="M32.5 100v120M32.5 440v36" />
      <Text x={18} y={68} styles="soft" text="Today" />
      <Event y={99} icon="bubble" hue="leaf" what="WhatsApp with Rupali" when="11:42">
        <Box y={13} w={216} h={31} r={10} styles="card" />
        <Text x={12} y={33} text="Can the panels be up by 15 Dec?" />
        <Box x={127} y={50} w={216} h={31} r={10} styles="tint" />
        <Text x={139} y={70} text="Yes, the team is free from 7 Dec." />
      </Event>
      <Event y={216} icon="phone" hue="indigo" what="Call with Rupali, 6 min" when="10:15">
        <Text y={20} styles="soft" text="Wants one more chiller on the plan." />
      </Event>
      <Text x={18} y={274} styles="soft" text="Wed 18 Nov" />
      <Event y={305} icon="mail" hue="marigold" what="E-mail: proposal for the cold room" when="16:20">
        <Text y={20} styles="soft" text="Opened 3 times, last today at 9:05" />
        <Box y={32} w={174} h={31} r={8} styles="card" />
        <LineIcon name="file" x={9} y={39} scale={0.85} styles="icon-hue" />
        <Text x={33} y={52} text="Cold-room-14-kW.pdf" />
      </Event>
      <Text x={18} y={406} styles="soft" text="Mon 16 Nov" />
      <Event y={437} icon="phone" hue="indigo" what="Call with Tapan, no answer" when="17:48" />
      <Event y={477} icon="board" hue="plum" what="Moved from Contacted to Proposal" when="12:30" />
      <TextInput x={18} y={508} w={385} placeholder="Write to Rupali" />
    </Group>
  );
}

interface EventProps {
  y: number;
  icon: LineIconName;
  hue: Hue;
  what: string;
  when: string;
  children?: ReactNode;
}

/** An event on the timeline, with the icon of its channel. */
function Event({ y, icon, hue, what, when, children }: EventProps) {
  return (
    <g className={hueClass(hue)}>
      <circle cx={32.5} cy={y - 4.5} r={14} className="s-tint s-disc" />
      <LineIcon name={icon} x={24.5} y={y - 12.5} scale={0.8} styles="icon-hue" />
      <Group x={60} y={y}>
        <Heading w={343} title={what} aside={when} />
        {children}
      </Group>
    </g>
  );
}

function SalesPane() {
  return (
    <PaneFrame dividers={[190, 386]}>
      <PaneFigure y={38} value={lakh(sum(quarters))} label="Won by quarter since 2025" />
      <ColumnChart x={16} y={154} values={quarters} perStroke={0.35} width={25} pitch={31} />
      <AxisLabels x={28.5} y={171} pitch={31} names={['Jul', 'Oct', 'Jan', 'Apr', 'Jul', 'Oct']} />
      <Heading x={16} y={219} w={180} title="Open deals" aside={lakh(sum(deals.map((deal) => deal.lakh)))} />
      {deals.map((deal, i) => (
        <OpenDeal key={deal.what} deal={deal} y={245 + i * 46} />
      ))}
      <Text x={16} y={415} styles="strong" text="Tasks" />
      {tasks.map((task, i) => (
        <Task key={task.what} task={task} y={441 + i * 31} />
      ))}
    </PaneFrame>
  );
}

function OpenDeal({ deal, y }: { deal: Deal; y: number }) {
  const dashArray = stages.find((stage) => stage.name === deal.stage)?.dashArray;
  return (
    <Group x={16} y={y}>
      <Text text={deal.what} />
      <Text x={180} styles="strong end tabular" text={lakh(deal.lakh)} />
      <path d="M0 13.5h24" className="s-thread" strokeWidth={3} strokeDasharray={dashArray} />
      <Text x={31} y={18} styles="soft" text={deal.stage} />
      <Text x={180} y={18} styles="soft end" text={deal.day} />
    </Group>
  );
}

function Task({ task: { what, due, isDone }, y }: { task: (typeof tasks)[number]; y: number }) {
  return (
    <Group x={16} y={y}>
      <Box y={-13} w={17} h={17} r={5} styles={isDone ? 'hue' : 'card edge'} />
      {isDone ? <LineIcon name="check" x={2.5} y={-10.5} scale={0.6} styles="icon-raised" /> : null}
      <Text x={26} styles={isDone ? 'soft' : ''} text={what} />
      {due ? <Text x={180} styles={due === 'Today' ? 'accent strong end' : 'soft end'} text={due} /> : null}
    </Group>
  );
}
