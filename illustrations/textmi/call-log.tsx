import { Box, Group, LineIcon, Text } from '../kit/kit.tsx';
import { Phone } from '../kit/phone.tsx';
import { type Contact, ContactAvatar, TabBar } from './parts.tsx';

/** The calls of three days. */
export function TextMiCallLog() {
  const missed = days.flatMap(({ calls }) => calls).filter(({ direction }) => direction === 'missed').length;
  let y = 137;
  return (
    <Phone hue="teal" time="9:05">
      <Text x={25} y={75} styles="figure" text="Calls" />
      <LineIcon name="search" x={217} y={57} />
      <circle cx={261} cy={67} r={16} className="s-hue" />
      <LineIcon name="plus" x={251} y={57} styles="icon-raised" />
      <Box x={21} y={88} w={258} h={34} r={17} styles="sunk" />
      <Box x={24} y={91} w={124} h={28} r={14} styles="card" />
      <Text x={86} y={109.5} styles="strong middle" text="All" />
      <Text x={213} y={109.5} styles="soft middle" text={`Missed ${missed}`} />
      {days.map((day) => {
        const top = y;
        y += 26 + day.calls.reduce((all, call) => all + rowHeight(call), 0);
        return <Day key={day.name} day={day} y={top} />;
      })}
      <TabBar activeTab="Calls" />
    </Phone>
  );
}

interface Call {
  readonly contact: Contact;
  readonly direction: 'incoming' | 'outgoing' | 'missed';
  readonly medium: 'phone' | 'video';
  readonly time: string;
  readonly description: string;
  readonly isOpen?: boolean;
}

const days: readonly { name: string; calls: readonly Call[] }[] = [
  {
    name: 'Today',
    calls: [
      {
        contact: 'Site team',
        direction: 'outgoing',
        medium: 'video',
        time: '8:24',
        description: 'Outgoing, 26 min',
        isOpen: true,
      },
      { contact: 'Maa', direction: 'missed', medium: 'video', time: '8:10', description: 'Missed, 2 times' },
    ],
  },
  {
    name: 'Yesterday',
    calls: [
      {
        contact: 'Riya Debbarma',
        direction: 'incoming',
        medium: 'phone',
        time: '19:32',
        description: 'Incoming, 4 min',
      },
      { contact: 'Sanjit, steel', direction: 'missed', medium: 'phone', time: '16:05', description: 'Missed' },
      { contact: 'Dipa Reang', direction: 'incoming', medium: 'video', time: '13:18', description: 'Incoming, 38 min' },
    ],
  },
  {
    name: 'Tuesday',
    calls: [
      { contact: 'Anup Saha', direction: 'outgoing', medium: 'phone', time: '18:40', description: 'Outgoing, 2 min' },
    ],
  },
];

function rowHeight(call: Call): number {
  return call.isOpen ? 90 : 46;
}

function Day({ day, y }: { day: (typeof days)[number]; y: number }) {
  let top = 26;
  return (
    <Group y={y}>
      <Text x={25} y={15} styles="soft" text={day.name} />
      {day.calls.map((call) => {
        const rowTop = top;
        top += rowHeight(call);
        return <CallRow key={call.contact} call={call} y={rowTop} />;
      })}
    </Group>
  );
}

function CallRow({ call, y }: { call: Call; y: number }) {
  const { contact, direction, medium, time, description, isOpen } = call;
  const isMissed = direction === 'missed';
  return (
    <Group y={y}>
      {isOpen ? <Box x={17} y={-2} w={266} h={86} r={12} styles="tint" /> : null}
      <ContactAvatar x={44} y={22} r={18} contact={contact} />
      <Text x={74} y={19} styles={`strong big${isMissed ? ' accent' : ''}`} text={contact} />
      <LineIcon name={direction} x={73} y={25} scale={0.7} styles={isMissed ? 'icon-accent' : ''} />
      <Text x={92} y={37} styles="soft" text={description} />
      <Text x={244} y={27} styles="soft tabular end" text={time} />
      <LineIcon name={medium} x={253} y={12.5} styles="icon-hue" />
      {isOpen ? <Actions /> : null}
    </Group>
  );
}

const actions = [
  { name: 'Voice', icon: 'phone' },
  { name: 'Video', icon: 'video' },
  { name: 'Chat', icon: 'bubble' },
] as const;

function Actions() {
  return actions.map(({ name, icon }, i) => (
    <Group key={name} x={25 + i * 85} y={48}>
      <Box w={80} h={29} r={8} styles="raised" />
      <LineIcon name={icon} x={12} y={6.5} scale={0.8} styles="icon-hue" />
      <Text x={34} y={19.5} styles="strong hue" text={name} />
    </Group>
  ));
}
