import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { BarList, ColumnChart, ThreadBar } from '../kit/charts.tsx';
import { Desktop } from '../kit/desktop.tsx';
import { rupees, sum } from '../kit/figures.ts';
import { Box, Button, Group, Hairline, Heading, LineIcon, Text } from '../kit/kit.tsx';
import type { LineIconName } from '../kit/line-icons.ts';
import { Pane, PaneNote, PanePerson } from '../kit/pane.tsx';
import {
  type Booking,
  bookings,
  bookingsOnNight,
  closedRoom,
  floors,
  rateOf,
  revenueOnNight,
  rooms,
  today,
} from './bookings.ts';
import { hotel } from './product.ts';

/** Today's arrivals and departures, the state of the rooms and the revenue. */
export function HotelFrontDesk() {
  const earned = [...earnedBefore, ...shownNights.map(revenueOnNight)];
  const guests = [...guestsBefore, ...shownNights.map((day) => sum(bookingsOnNight(day).map(({ people }) => people)))];
  const taken = bookingsOnNight(today).length;
  return (
    <Desktop product={hotel} activeTab="Front desk" searchPlaceholder="Search guests, rooms">
      <Text x={63} y={73} styles="title" text="Thursday 19 November" />
      <Text x={244} y={73} styles="soft" text={`${arrivals.length} arrivals, ${departures.length} departures`} />
      <Button x={564} y={53} w={95} icon="plus" label="Walk-in" />
      <Statistic x={53} label="Rooms taken tonight" value={`${taken} of ${rooms.length}`}>
        <ThreadBar x={101} y={45} w={84} share={taken / rooms.length} h={30} pitch={7} />
      </Statistic>
      <Statistic x={258} label="Earned tonight" value={rupees(revenueOnNight(today))}>
        <ColumnChart x={100} y={60} values={earned} perStroke={3200} width={9} pitch={13} />
      </Statistic>
      <Statistic x={463} label="Guests tonight" value={`${guests.at(-1)}`}>
        <ColumnChart x={100} y={60} values={guests} perStroke={2} width={9} pitch={13} />
      </Statistic>
      <Hairline d="M360.5 196v224M44 436.5h624M360.5 450v136" />
      <Guests x={63} title="Arrivals" list={arrivals} />
      <Guests x={379} title="Departures" list={departures} />
      <Text
        x={427}
        y={397}
        styles="soft"
        text={`${bookings.filter(({ to }) => to === today + 1).length} more tomorrow`}
      />
      <NightsAhead />
      <BookedBy />
      <RoomsPane />
    </Desktop>
  );
}

const hourOf = ({ time = '' }: Booking) => Number.parseFloat(time);
const arrivals = bookings.filter(({ from }) => from === today).sort((one, other) => hourOf(one) - hourOf(other));
const departures = bookings.filter(({ to }) => to === today).sort((one, other) => hourOf(one) - hourOf(other));

/** The last nights that have bookings, and the numbers of the nights before them. */
const shownNights = [17, 18, today];
const earnedBefore = [30800, 38400, 27600, 20400];
const guestsBefore = [18, 23, 16, 11];

/** A box with a number, 197 by 76. Its chart starts at x 100. */
function Statistic({ x, label, value, children }: { x: number; label: string; value: string; children: ReactNode }) {
  return (
    <Group x={x} y={97}>
      <Box w={197} h={76} r={9} styles="sunk" />
      <Text x={10} y={21} styles="soft" text={label} />
      <Text x={10} y={56} styles="figure" text={value} />
      {children}
    </Group>
  );
}

function Guests({ x, title, list }: { x: number; title: string; list: readonly Booking[] }) {
  return (
    <Group x={x} y={188}>
      <Text y={22} styles="strong" text={title} />
      {list.map((booking, i) => (
        <Group key={booking.guest} y={38 + i * 50}>
          {booking.room === selectedRoom && title === 'Arrivals' ? (
            <Box x={-8} y={-6} w={296} h={46} r={7} styles="tint" />
          ) : null}
          <Text y={12} styles="tabular" text={booking.time} />
          <Text x={48} y={12} styles="strong" text={booking.guest} />
          <Text x={48} y={30} styles="soft" text={`Room ${booking.room}, ${peopleLabel(booking.people)}`} />
          {title === 'Arrivals' ? <RoomReadiness room={booking.room} /> : <DepartureStatus booking={booking} />}
        </Group>
      ))}
    </Group>
  );
}

const peopleLabel = (count: number) => (count === 1 ? '1 person' : `${count} people`);

function RoomReadiness({ room }: { room: number }) {
  const state = stateOf(room);
  const styles = state === 'clean' ? 'good' : state === 'dirty' ? 'strong accent' : 'soft';
  return (
    <Text x={279} y={21} styles={`end ${styles}`} text={state === 'clean' ? 'Room ready' : stateStyles[state].name} />
  );
}

function DepartureStatus({ booking: { hasLeft, from, to, room } }: { booking: Booking }) {
  const bill = 1.05 * (to - from) * rateOf(room);
  return hasLeft ? (
    <Text x={279} y={21} styles="end soft" text="Left, paid" />
  ) : (
    <Text x={279} y={21} styles="end strong" text={`To pay ${rupees(bill)}`} />
  );
}

/** The taken rooms of the next seven nights. Two strokes are one room. */
function NightsAhead() {
  const week = [0, 1, 2, 3, 4, 5, 6].map((later) => bookingsOnNight(today + later).length);
  return (
    <Group x={63} y={436}>
      <Heading y={26} w={279} title="Nights ahead" aside={`${sum(week)} of ${week.length * rooms.length} taken`} />
      <ColumnChart x={246} y={132} values={week.toReversed()} perStroke={0.5} width={28} pitch={-41} />
      {week.map((count, i) => (
        <g key={days[i]}>
          <Text x={14 + i * 41} y={126 - count * 6} styles="middle tabular" text={count} />
          <Text x={14 + i * 41} y={149} styles={i === 0 ? 'strong middle' : 'soft middle'} text={days[i]} />
        </g>
      ))}
    </Group>
  );
}

const days = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed'];

function BookedBy() {
  const channels = ['Website', 'Phone', 'Portals', 'Walk-in'].map((name) => {
    const share = bookings.filter(({ channel }) => channel === name).length / bookings.length;
    return { name, share, value: `${Math.round(100 * share)}%` };
  });
  return (
    <Group x={379} y={436}>
      <Heading y={26} w={280} title="Booked by" aside={`${bookings.length} stays`} />
      <BarList y={60} pitch={28} columns={[62, 180, 280]} rows={channels} />
    </Group>
  );
}

type State = 'occupied' | 'clean' | 'dirty' | 'closed';

const stateStyles: Readonly<Record<State, { name: string; box: string; icon: LineIconName; hue: Hue }>> = {
  occupied: { name: 'Occupied', box: 'solid', icon: 'person', hue: 'teal' },
  clean: { name: 'Clean', box: 'card', icon: 'check', hue: 'leaf' },
  dirty: { name: 'To clean', box: 'tint-medium', icon: 'broom', hue: 'marigold' },
  closed: { name: 'Closed', box: 'disabled', icon: 'close', hue: 'marigold' },
};

const selectedRoom = 101;

function stateOf(number: number): State {
  if (number === closedRoom.room) return 'closed';
  const last = bookings.find(({ room, from, to }) => room === number && from < today && today <= to);
  if (!last) return 'clean';
  return last.hasLeft ? 'dirty' : 'occupied';
}

function RoomsPane() {
  return (
    <Pane title="Rooms" subtitle="Now, 10:20" dividers={[266]}>
      {floors.map((floor, i) => (
        <Group key={floor.name} x={16} y={64 + i * 50}>
          {floor.rooms.map(({ number }, j) => (
            <RoomTile key={number} number={number} x={j * 46} />
          ))}
        </Group>
      ))}
      {Object.entries(stateStyles).map(([state, { name, box, hue }], i) => (
        <Group key={name} x={16 + (i % 2) * 98} y={230 + Math.floor(i / 2) * 23}>
          <g className={hueClass(hue)}>
            <Box y={-10} w={12} h={12} r={3.5} styles={box} />
          </g>
          <Text
            x={19}
            styles="soft"
            text={`${name} ${rooms.filter(({ number }) => stateOf(number) === state).length}`}
          />
        </Group>
      ))}
      <Text x={16} y={294} styles="title" text={`Room ${selectedRoom}`} />
      <PaneNote y={306} icon="key" what="S. Halder, 13:00" when="3 nights, 1 person" />
      <Heading x={16} y={384} w={180} title="Cleaning" aside="2 of 4 done" />
      <ThreadBar x={16} y={399} w={180} share={0.5} pitch={4.5} />
      {['Linen', 'Bath', 'Floor', 'Towels'].map((step, i) => (
        <Group key={step} x={16 + (i % 2) * 98} y={425 + Math.floor(i / 2) * 23}>
          <LineIcon name={i < 2 ? 'check' : 'minus'} x={-2} y={-13} scale={0.8} styles={i < 2 ? 'icon-hue' : ''} />
          <Text x={20} styles={i < 2 ? '' : 'soft'} text={step} />
        </Group>
      ))}
      <PanePerson y={478} initials="SD" name="Sumati Das" detail="Housekeeper" hue="plum" />
      <Button x={16} y={510} w={180} isSecondary label="Mark clean" />
    </Pane>
  );
}

function RoomTile({ number, x }: { number: number; x: number }) {
  const { box, icon, hue } = stateStyles[stateOf(number)];
  const isSolid = box === 'solid';
  const iconStyles = isSolid ? 'icon-on-solid' : box === 'disabled' ? '' : 'icon-hue';
  return (
    <g className={hueClass(hue)}>
      <Box x={x} w={42} h={44} r={7} styles={number === selectedRoom ? 'selected' : box} />
      <Text x={x + 21} y={18} styles={`strong tabular middle${isSolid ? ' on-solid' : ''}`} text={number} />
      <LineIcon name={icon} x={x + 14} y={24.5} scale={0.7} styles={iconStyles} />
    </g>
  );
}
