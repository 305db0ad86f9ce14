import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { ThreadBar } from '../kit/charts.tsx';
import { Desktop } from '../kit/desktop.tsx';
import { rupees } from '../kit/figures.ts';
import type { ScreenProps } from '../kit/frame.tsx';
import { Box, Button, Group, Hairline, Heading, LineIcon, Text } from '../kit/kit.tsx';
import type { LineIconName } from '../kit/line-icons.ts';
import { Facts, Pane, PaneFigure, PaneNote, PanePerson } from '../kit/pane.tsx';
import { type ByState, InStates, mapStates, PerState } from '../kit/states.tsx';
import {
  type Booking,
  bookings,
  bookingsOnNight,
  closedRoom,
  floors,
  openStay,
  type Room,
  rateOf,
  revenueOnNight,
  rooms,
  today,
} from './bookings.ts';
import { hotel } from './product.ts';

/** The bookings of twelve rooms on nine days. Each state shows another day. */
export function HotelCalendar({ isPreview = false }: ScreenProps) {
  const shown = isPreview ? floors.slice(0, 2) : floors;
  const gridEnd = gridTop + shown.length * floorHeight;
  return (
    <Desktop product={hotel} activeTab="Calendar" searchPlaceholder="Search guests, rooms" isPreview={isPreview}>
      <Text x={63} y={73} styles="title" text="17 to 25 November" />
      <PerState values={dayByState}>
        {(day) => (
          <Text
            x={210}
            y={73}
            styles="soft"
            text={`${bookingsOnNight(day).length} of ${rooms.length} rooms taken ${nightName(day)}`}
          />
        )}
      </PerState>
      <Button x={535} y={53} w={124} icon="plus" isSecondary label="New booking" />
      <Box x={dayLeft(21)} y={94} w={2 * dayWidth} h={gridEnd - 94} styles="sunk dim" />
      <PerState values={dayByState}>
        {(day) => <Box x={dayLeft(day)} y={94} w={dayWidth} h={gridEnd - 94} styles="tint" />}
      </PerState>
      <Hairline d={days.map((day) => `M${dayLeft(day) + 0.5} ${gridTop}V${gridEnd}`).join('')} />
      {days.map((day) => (
        <DayHeader key={day} day={day} />
      ))}
      <Text x={63} y={130.5} styles="soft" text="Taken" />
      {shown.map((floor, i) => (
        <Group key={floor.name} y={gridTop + i * floorHeight}>
          <Hairline d="M44 .5h624" />
          <Text x={63} y={15} styles="soft" text={floor.name} />
          {floor.rooms.map((room, j) => (
            <RoomRow key={room.number} room={room} y={20 + j * 30} />
          ))}
        </Group>
      ))}
      <Hairline d={`M44 ${gridEnd}.5h624`} />
      {isPreview ? null : (
        <>
          <Legend />
          <InStates states={[1]}>
            <OpenBooking />
          </InStates>
          {dayNotes.map((day, i) => (
            <InStates key={day.day} states={[i === 0 ? 2 : 3]}>
              <DayPane {...day} />
            </InStates>
          ))}
        </>
      )}
    </Desktop>
  );
}

/** The columns. A stay goes from the middle of one day to the middle of another. */
const days = [17, 18, 19, 20, 21, 22, 23, 24, 25];
const dayWidth = 58;
const gridLeft = 141;
const gridTop = 145;
const floorHeight = 140;
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The selected day of each state. */
const dayByState: ByState<number> = [today, today + 1, today + 2];

const weekday = (day: number) => (day - 15) % 7;
const nightName = (day: number) => (day === today ? 'tonight' : `on ${dayNames[weekday(day)]} night`);

/** A day with a bar of its taken rooms. */
function DayHeader({ day }: { day: number }) {
  const name = `${dayNames[weekday(day)]?.slice(0, 3)} ${day}`;
  return (
    <Group x={dayLeft(day)} y={94}>
      <PerState values={mapStates(dayByState, (each) => each === day)}>
        {(isSelected) => (
          <Text
            x={dayWidth / 2}
            y={18}
            styles={isSelected ? 'middle tabular strong hue' : 'middle tabular'}
            text={name}
          />
        )}
      </PerState>
      <ThreadBar x={4.5} y={32} w={49} share={bookingsOnNight(day).length / rooms.length} pitch={49 / 12} />
    </Group>
  );
}

function RoomRow({ room, y }: { room: Room; y: number }) {
  return (
    <Group y={y}>
      <Text x={63} y={19.5} styles="strong tabular" text={room.number} />
      <Text x={92} y={19.5} styles="soft" text={room.kind} />
      {room.number === closedRoom.room ? <Stay {...closedRoom} state="closed" label={closedRoom.what} /> : null}
      {bookings
        .filter((booking) => booking.room === room.number)
        .map((booking) => (
          <PerState key={booking.guest} values={mapStates(dayByState, (day) => stateOf(booking, day))}>
            {(state) => <Stay {...booking} state={state} label={booking.guest} />}
          </PerState>
        ))}
    </Group>
  );
}

type State = 'departed' | 'inHouse' | 'arriving' | 'confirmed' | 'onHold' | 'closed' | 'selected';

const stateStyles: Readonly<Record<State, { box: string; text: string; name?: string; hue?: Hue }>> = {
  inHouse: { box: 'solid', hue: 'teal', text: 'strong on-solid', name: 'In house' },
  arriving: { box: 'outlined', text: '', name: 'Arrives' },
  confirmed: { box: 'tint-medium', text: '', name: 'Confirmed' },
  onHold: { box: 'dashed', text: 'soft', name: 'On hold' },
  departed: { box: 'card', text: 'soft', name: 'Left' },
  closed: { box: 'disabled', text: 'soft', name: 'Closed' },
  selected: { box: 'selected', text: 'strong' },
};

/** The state of a booking on a day. */
function stateOf(booking: Booking, day: number): State {
  if (booking.guest === openStay.guest && day === today) return 'selected';
  if (booking.hasLeft || booking.to < day) return 'departed';
  if (booking.isOnHold) return 'onHold';
  if (booking.from === day) return 'arriving';
  return booking.from < day ? 'inHouse' : 'confirmed';
}

function Stay({ from, to, state, label }: { from: number; to: number; state: State; label: string }) {
  const left = Math.max(dayLeft(from) + dayWidth / 2 + 1.5, gridLeft + 1.5);
  const right = Math.min(dayLeft(to) + dayWidth / 2 - 1.5, gridLeft + days.length * dayWidth - 1.5);
  return (
    <g className={hueClass(stateStyles[state].hue ?? 'marigold')}>
      <Box x={left} y={4} w={right - left} h={22} r={6} styles={stateStyles[state].box} />
      <Text x={left + 8} y={19.5} styles={stateStyles[state].text} text={label} />
    </g>
  );
}

function Legend() {
  const named = Object.values(stateStyles).filter(({ name }) => name !== undefined);
  return named.map(({ name = '', box, hue = 'marigold' }, i) => (
    <Group key={name} x={63 + (legendLefts[i] ?? 0)} y={577}>
      <g className={hueClass(hue)}>
        <Box w={16} h={12} r={3.5} styles={box} />
      </g>
      <Text x={23} y={10.5} styles="soft" text={name} />
    </Group>
  ));
}

const legendLefts = [0, 98, 184, 288, 374, 444];

/** The bill of the open stay, in ₹. */
const { nights, paid } = openStay;
const rate = rateOf(openStay.room);
const roomCharge = nights * rate;
const extraBed = nights * openStay.extraBed;
const tax = 0.05 * (roomCharge + extraBed);
const total = roomCharge + extraBed + tax;
const bill = [
  [`${nights} nights at ${rupees(rate)}`, roomCharge],
  ['Extra bed, 3 nights', extraBed],
  ['GST, 5%', tax],
  ['Total', total],
  ['Paid by UPI', paid],
] as const;

function OpenBooking() {
  return (
    <Pane title="Room 204" subtitle="Thu 19 to Sun 22 Nov" dividers={[134, 194, 434]}>
      <PaneFigure y={84} value={rupees(total - paid)} label="To pay" />
      <PaneFigure y={84} value={nights} label="Nights" isRight />
      <ThreadBar x={16} y={116} w={180} share={paid / total} pitch={4.5} />
      <PanePerson y={164.5} initials="RC" name={openStay.guest} detail="3 guests" hue="teal" />
      <PaneNote y={212} icon="key" what="Arrives at 14:00" when="Booked online" />
      <Text x={16} y={293} styles="strong" text="Bill" />
      <Facts y={318} facts={bill.map(([name, value]) => [name, rupees(value)])} />
      {['Room is clean', 'Identity card seen'].map((done, i) => (
        <Group key={done} x={16} y={459 + i * 24}>
          <LineIcon name="check" x={-2} y={-13} scale={0.8} styles="icon-hue" />
          <Text x={22} text={done} />
        </Group>
      ))}
      <Button x={16} y={504} w={106} icon="key" label="Check in" />
      <Button x={130} y={504} w={66} isSecondary label="Print" />
    </Pane>
  );
}

/** A note for the selected day of the second and the third state. */
const dayNotes: readonly DayNote[] = [
  { day: dayByState[1], subtitle: 'Tomorrow', icon: 'key', what: 'Room 103 reopens', when: 'Sat 21 Nov, 12:00' },
  {
    day: dayByState[2],
    subtitle: 'In two days',
    icon: 'warn',
    what: 'Sinha is on hold',
    when: 'Until Fri 20 Nov, 18:00',
  },
];

interface DayNote {
  readonly day: number;
  readonly subtitle: string;
  readonly icon: LineIconName;
  readonly what: string;
  readonly when: string;
}

function DayPane({ day, subtitle, ...note }: DayNote) {
  const taken = bookingsOnNight(day);
  const free = rooms.filter(
    ({ number }) =>
      !taken.some(({ room }) => room === number) &&
      !(number === closedRoom.room && closedRoom.from <= day && day < closedRoom.to),
  );
  return (
    <Pane title={`${dayNames[weekday(day)]} ${day} Nov`} subtitle={subtitle} dividers={[134, 254, 374]}>
      <PaneFigure y={84} value={`${taken.length} of ${rooms.length}`} label="Rooms taken" />
      <PaneFigure y={84} value={rupees(revenueOnNight(day))} label="For the night" isRight />
      <ThreadBar x={16} y={116} w={180} share={taken.length / rooms.length} pitch={4.5} />
      <Guests y={161} title="Arrivals" list={bookings.filter(({ from }) => from === day)} />
      <Guests y={281} title="Departures" list={bookings.filter(({ to }) => to === day)} />
      <Text x={16} y={401} styles="strong" text="Still free" />
      <Facts
        y={427}
        facts={free.map(({ number, kind }) => [`${number} ${kind}`, `${rupees(rateOf(number))} a night`])}
      />
      <PaneNote y={445} {...note} />
      <Button x={16} y={508} w={180} isSecondary label="Print the day" />
    </Pane>
  );
}

function Guests({ y, title, list }: { y: number; title: string; list: readonly Booking[] }) {
  return (
    <>
      <Heading x={16} y={y} w={180} title={title} aside={`${list.length}`} />
      {list.map(({ room, guest, people }, i) => (
        <Group key={guest} x={16} y={y + 26 + i * 25}>
          <Text styles="strong tabular" text={room} />
          <Text x={36} text={guest} />
          <Text x={180} styles="soft end" text={people === 1 ? '1 guest' : `${people} guests`} />
        </Group>
      ))}
    </>
  );
}

/** x of the column of a day. */
function dayLeft(day: number): number {
  return gridLeft + (day - (days[0] ?? day)) * dayWidth;
}
