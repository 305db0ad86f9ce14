import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { AddButton, Desktop, Segments } from '../kit/desktop.tsx';
import { lakh, sum } from '../kit/figures.ts';
import type { GlyphName } from '../kit/glyphs.ts';
import { At, Avatar, Box, Glyph, Hairline, ThreadColumns, Words } from '../kit/kit.tsx';
import { PaneFigure, PaneGround } from '../kit/pane.tsx';
import { stages } from './pipeline.tsx';

/** CRM Suite Pro at the same solar installer's: all that is known of one customer of the pipeline. */
export function CrmCustomer({ alt }: { alt: string }) {
  return (
    <Desktop
      alt={alt}
      hue="indigo"
      name="CRM Suite Pro"
      rail={['board', 'people', 'calendar', 'mail', 'chart']}
      tabs={[
        { name: 'Pipeline', width: 47 },
        { name: 'Contacts', width: 55 },
        { name: 'Calendar', width: 53 },
        { name: 'Reports', width: 46 },
      ]}
      at={1}
      search="Search deals, people"
      person="RD"
    >
      <Segments x={274} segments={channels} />
      <AddButton w={94}>Add note</AddButton>
      <Customer />
      <Timeline />
      <Business />
    </Desktop>
  );
}

const customer = 'Sepahijala Foods';

const people: readonly { name: string; role: string; initials: string; hue: Hue }[] = [
  { name: 'Rupali Saha', role: 'Owner', initials: 'RS', hue: 'plum' },
  { name: 'Tapan Shil', role: 'Accounts', initials: 'TS', hue: 'teal' },
  { name: 'Anil Munda', role: 'Plant', initials: 'AM', hue: 'leaf' },
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

/** The first is the one on the board of November. */
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

/** ₹ lakh in each quarter; the last one is running. */
const quarters = [
  { from: 'Jul 2025', won: 4.2 },
  { from: 'Oct 2025', won: 2.6 },
  { from: 'Jan 2026', won: 6.1 },
  { from: 'Apr 2026', won: 3.4 },
  { from: 'Jul 2026', won: 8.9 },
  { from: 'Oct 2026', won: 5.8 },
];

const channels = [
  { name: 'All', width: 36 },
  { name: 'Calls', width: 54 },
  { name: 'E-mails', width: 50 },
  { name: 'WhatsApp', width: 82 },
];

const ways: readonly GlyphName[] = ['phone', 'mail', 'bubble', 'calendar'];

function Customer() {
  return (
    <At x={44} y={46}>
      <Box w={212} h={554} look="ground" />
      <Hairline d="M211.5 0v554M19 132.5h177M19 332.5h177" />
      <Avatar x={37} y={39.5} r={18} of="SF" hue="madder" />
      <Words x={65} y={36} look="title">
        {customer}
      </Words>
      <Words x={65} y={54} look="soft">
        Bishalgarh
      </Words>
      {ways.map((way, i) => (
        <At key={way} x={19 + i * 45.5} y={80}>
          <Box w={40} h={34} r={8} look="card" />
          <Glyph of={way} x={11} y={8} scale={0.9} look="icon-dye" />
        </At>
      ))}
      <Words x={19} y={161} look="strong">
        People
      </Words>
      {people.map((person, i) => (
        <At key={person.name} x={19} y={191 + i * 48}>
          <Avatar x={17} y={0} r={17} of={person.initials} hue={person.hue} />
          <Words x={44} y={-3.5} look="strong">
            {person.name}
          </Words>
          <Words x={44} y={13.5} look="soft">
            {person.role}
          </Words>
        </At>
      ))}
      <Words x={19} y={361} look="strong">
        Details
      </Words>
      {facts.map(([label, value], i) => (
        <At key={label} x={19} y={388 + i * 27}>
          <Words x={0} y={0} look="soft">
            {label}
          </Words>
          <Words x={177} y={0} look="end">
            {value}
          </Words>
        </At>
      ))}
    </At>
  );
}

function Timeline() {
  return (
    <At x={256} y={46}>
      <Hairline d="M32.5 100v120M32.5 440v36" />
      <Words x={18} y={68} look="soft">
        Today
      </Words>
      <Event y={99} glyph="bubble" hue="leaf" what="WhatsApp with Rupali" when="11:42">
        <Box y={13} w={216} h={31} r={10} look="card" />
        <Words x={12} y={33}>
          Can the panels be up by 15 Dec?
        </Words>
        <Box x={127} y={50} w={216} h={31} r={10} look="tint" />
        <Words x={139} y={70}>
          Yes, the team is free from 7 Dec.
        </Words>
      </Event>
      <Event y={216} glyph="phone" hue="indigo" what="Call with Rupali, 6 min" when="10:15">
        <Words x={0} y={20} look="soft">
          Wants one more chiller on the plan.
        </Words>
      </Event>
      <Words x={18} y={274} look="soft">
        Wed 18 Nov
      </Words>
      <Event y={305} glyph="mail" hue="marigold" what="E-mail: proposal for the cold room" when="16:20">
        <Words x={0} y={20} look="soft">
          Opened 3 times, last today at 9:05
        </Words>
        <Box y={32} w={174} h={31} r={8} look="card" />
        <Glyph of="file" x={9} y={39} scale={0.85} look="icon-dye" />
        <Words x={33} y={52}>
          Cold-room-14-kW.pdf
        </Words>
      </Event>
      <Words x={18} y={406} look="soft">
        Mon 16 Nov
      </Words>
      <Event y={437} glyph="phone" hue="indigo" what="Call with Tapan, no answer" when="17:48" />
      <Event y={477} glyph="board" hue="plum" what="Moved from Contacted to Proposal" when="12:30" />
      <Box x={18} y={508} w={385} h={32} r={8} look="card" />
      <Words x={30} y={528.5} look="soft">
        Write to Rupali
      </Words>
      <Glyph of="clip" x={377} y={515} scale={0.9} />
    </At>
  );
}

/** Something that happened: its channel as a disc on the line, what there is to see of it below. */
function Event({
  y,
  glyph,
  hue,
  what,
  when,
  children,
}: {
  y: number;
  glyph: GlyphName;
  hue: Hue;
  what: string;
  when: string;
  children?: ReactNode;
}) {
  return (
    <g className={hueClass(hue)}>
      <circle cx={32.5} cy={y - 4.5} r={14} className="s-tint s-disc" />
      <Glyph of={glyph} x={24.5} y={y - 12.5} scale={0.8} look="icon-dye" />
      <At x={60} y={y}>
        <Words x={0} y={0} look="strong">
          {what}
        </Words>
        <Words x={343} y={0} look="soft end">
          {when}
        </Words>
        {children}
      </At>
    </g>
  );
}

function Business() {
  const won = quarters.map((quarter) => quarter.won);
  return (
    <PaneGround rules={[190, 386]}>
      <PaneFigure y={38} of={lakh(sum(won))} what="Won by quarter since 2025" />
      <ThreadColumns x={16} y={154} values={won} perThread={0.35} width={25} pitch={31} />
      {quarters.map(({ from }, i) => (
        <Words key={from} x={28.5 + i * 31} y={171} look="soft mid">
          {from.slice(0, 3)}
        </Words>
      ))}
      <Words x={16} y={219} look="strong">
        Open deals
      </Words>
      <Words x={196} y={219} look="soft end">
        {lakh(sum(deals.map((deal) => deal.lakh)))}
      </Words>
      {deals.map((deal, i) => (
        <OpenDeal key={deal.what} deal={deal} y={245 + i * 46} />
      ))}
      <Words x={16} y={415} look="strong">
        Tasks
      </Words>
      {tasks.map((task, i) => (
        <Task key={task.what} task={task} y={441 + i * 31} />
      ))}
    </PaneGround>
  );
}

function OpenDeal({ deal, y }: { deal: Deal; y: number }) {
  const weave = stages.find((stage) => stage.name === deal.stage)?.weave;
  return (
    <At x={16} y={y}>
      <Words x={0} y={0}>
        {deal.what}
      </Words>
      <Words x={180} y={0} look="strong end num">
        {lakh(deal.lakh)}
      </Words>
      <path d="M0 13.5h24" className="s-thread" strokeWidth={3} strokeDasharray={weave} />
      <Words x={31} y={18} look="soft">
        {deal.stage}
      </Words>
      <Words x={180} y={18} look="soft end">
        {deal.day}
      </Words>
    </At>
  );
}

function Task({ task: { what, due, isDone }, y }: { task: (typeof tasks)[number]; y: number }) {
  return (
    <At x={16} y={y}>
      <Box y={-13} w={17} h={17} r={5} look={isDone ? 'dye' : 'card edge'} />
      {isDone ? <Glyph of="check" x={2.5} y={-10.5} scale={0.6} look="icon-paper" /> : null}
      <Words x={26} y={0} look={isDone ? 'soft' : ''}>
        {what}
      </Words>
      {due ? (
        <Words x={180} y={0} look={due === 'Today' ? 'accent strong end' : 'soft end'}>
          {due}
        </Words>
      ) : null}
    </At>
  );
}
