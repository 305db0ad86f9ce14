import { sum } from '../kit/figures.ts';

/* The bookings of a hotel with twelve rooms. All numbers in the pictures of the hotel come from them. Days are in November 2026. */

export const today = 19;

export interface Room {
  readonly number: number;
  readonly kind: 'Garden' | 'Lake' | 'Family' | 'Suite';
}

/** @param first number of the first room */
const floor = (name: string, first: number, kinds: readonly Room['kind'][]) => ({
  name,
  rooms: kinds.map((kind, i): Room => ({ number: first + i, kind })),
});

export const floors = [
  floor('Ground floor', 101, ['Garden', 'Garden', 'Garden', 'Family']),
  floor('First floor', 201, ['Lake', 'Lake', 'Lake', 'Family']),
  floor('Second floor', 301, ['Lake', 'Lake', 'Suite', 'Suite']),
];

export const rooms = floors.flatMap((floor) => floor.rooms);

/** ₹ per night, before tax. */
const rates: Readonly<Record<Room['kind'], number>> = { Garden: 2400, Lake: 3200, Family: 4200, Suite: 5600 };

type Channel = 'Website' | 'Walk-in' | 'Phone' | 'Portals';

export interface Booking {
  readonly room: number;
  readonly guest: string;
  /** Days of arrival and departure. */
  readonly from: number;
  readonly to: number;
  readonly channel: Channel;
  readonly people: number;
  /** The guest has not confirmed the booking. */
  readonly isOnHold?: boolean;
  /** The guest left today. */
  readonly hasLeft?: boolean;
  /** Time of arrival or departure today. */
  readonly time?: string;
}

export const bookings: readonly Booking[] = [
  { room: 101, guest: 'Bhowmik', from: 16, to: 19, channel: 'Phone', people: 2, hasLeft: true, time: '8:40' },
  { room: 101, guest: 'S. Halder', from: 19, to: 22, channel: 'Website', people: 1, time: '13:00' },
  { room: 101, guest: 'Lalrinpuii', from: 22, to: 25, channel: 'Website', people: 2 },
  { room: 102, guest: 'T. Jamatia', from: 18, to: 20, channel: 'Walk-in', people: 1 },
  { room: 102, guest: 'Saikia', from: 21, to: 24, channel: 'Website', people: 2 },
  { room: 103, guest: 'P. Nath', from: 22, to: 24, channel: 'Phone', people: 2 },
  { room: 104, guest: 'Chakraborty', from: 17, to: 20, channel: 'Website', people: 4 },
  { room: 104, guest: 'Borah family', from: 20, to: 23, channel: 'Portals', people: 4 },
  { room: 104, guest: 'Deb', from: 24, to: 28, channel: 'Website', people: 3 },
  { room: 201, guest: 'K. Reang', from: 18, to: 21, channel: 'Website', people: 2 },
  { room: 201, guest: 'Ahmed', from: 21, to: 24, channel: 'Portals', people: 2 },
  { room: 202, guest: 'Dutta', from: 17, to: 19, channel: 'Website', people: 2, time: '11:00' },
  { room: 202, guest: 'Goswami', from: 19, to: 22, channel: 'Phone', people: 2, time: '16:30' },
  { room: 202, guest: 'R. Mog', from: 23, to: 25, channel: 'Phone', people: 2, isOnHold: true },
  { room: 203, guest: 'L. Hmar', from: 17, to: 22, channel: 'Portals', people: 2 },
  { room: 203, guest: 'Sen', from: 23, to: 26, channel: 'Website', people: 1 },
  { room: 204, guest: 'Rina Chakma', from: 19, to: 22, channel: 'Website', people: 3, time: '14:00' },
  { room: 204, guest: 'Majumder', from: 22, to: 24, channel: 'Website', people: 4 },
  { room: 301, guest: 'Zothansanga', from: 17, to: 19, channel: 'Portals', people: 2, hasLeft: true, time: '9:15' },
  { room: 301, guest: 'Das', from: 20, to: 22, channel: 'Walk-in', people: 1 },
  { room: 301, guest: 'Gogoi', from: 23, to: 27, channel: 'Website', people: 2 },
  { room: 302, guest: 'S. Dey', from: 19, to: 20, channel: 'Website', people: 1, time: '18:00' },
  { room: 302, guest: 'R. Debbarma', from: 20, to: 24, channel: 'Phone', people: 2 },
  { room: 303, guest: 'Barman', from: 18, to: 21, channel: 'Website', people: 2 },
  { room: 303, guest: 'Sinha', from: 21, to: 24, channel: 'Portals', people: 2, isOnHold: true },
  { room: 304, guest: 'A. Paul', from: 17, to: 22, channel: 'Phone', people: 2 },
  { room: 304, guest: 'Kalita', from: 22, to: 26, channel: 'Website', people: 2 },
];

/** The stay that is open in the calendar. */
export const openStay = {
  guest: 'Rina Chakma',
  room: 204,
  nights: 3,
  /** ₹ per night. */
  extraBed: 800,
  /** ₹, paid by UPI at booking. */
  paid: 5250,
} as const;

/** A room that is closed for work. `from` and `to` are like those of a booking. */
export const closedRoom = { room: 103, what: 'Repainting', from: 18, to: 21 };

/** The bookings that include the night after a day. */
export function bookingsOnNight(day: number): readonly Booking[] {
  return bookings.filter((booking) => booking.from <= day && day < booking.to);
}

/** Revenue of the night after a day, in ₹ before tax. */
export function revenueOnNight(day: number): number {
  return sum(bookingsOnNight(day).map((booking) => rateOf(booking.room)));
}

/** ₹ per night. @throws Error if the room does not exist */
export function rateOf(no: number): number {
  const room = rooms.find((one) => one.number === no);
  if (!room) throw new Error(`there is no room ${no}`);
  return rates[room.kind];
}
