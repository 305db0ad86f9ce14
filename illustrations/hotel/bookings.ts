import { sum } from '../kit/figures.ts';

/*
 * The book of a hotel of twelve rooms, as both pictures of HotelManager Elite show it: what they count (who comes, who
 * goes, what is free, what is earned) they count here. Days are days of November 2026; the 19th, a Thursday, is today.
 */

export const today = 19;

export interface Room {
  readonly no: number;
  readonly kind: 'Garden' | 'Lake' | 'Family' | 'Suite';
}

/** @param first its number; the others follow */
const floor = (name: string, first: number, kinds: readonly Room['kind'][]) => ({
  name,
  rooms: kinds.map((kind, i): Room => ({ no: first + i, kind })),
});

export const floors = [
  floor('Ground floor', 101, ['Garden', 'Garden', 'Garden', 'Family']),
  floor('First floor', 201, ['Lake', 'Lake', 'Lake', 'Family']),
  floor('Second floor', 301, ['Lake', 'Lake', 'Suite', 'Suite']),
];

export const rooms = floors.flatMap((floor) => floor.rooms);

/** ₹ a night, before tax. */
const rates: Readonly<Record<Room['kind'], number>> = { Garden: 2400, Lake: 3200, Family: 4200, Suite: 5600 };

type Channel = 'Website' | 'Walk-in' | 'Phone' | 'Portals';

export interface Booking {
  readonly room: number;
  readonly guest: string;
  /** Day of arrival and of departure. */
  readonly from: number;
  readonly to: number;
  readonly by: Channel;
  readonly people: number;
  /** Not yet confirmed by the guest. */
  readonly isHeld?: boolean;
  /** Departed, although the day of departure is today. */
  readonly isGone?: boolean;
  /** When they come or go today. */
  readonly at?: string;
}

export const bookings: readonly Booking[] = [
  { room: 101, guest: 'Bhowmik', from: 16, to: 19, by: 'Phone', people: 2, isGone: true, at: '8:40' },
  { room: 101, guest: 'S. Halder', from: 19, to: 22, by: 'Website', people: 1, at: '13:00' },
  { room: 101, guest: 'Lalrinpuii', from: 22, to: 25, by: 'Website', people: 2 },
  { room: 102, guest: 'T. Jamatia', from: 18, to: 20, by: 'Walk-in', people: 1 },
  { room: 102, guest: 'Saikia', from: 21, to: 24, by: 'Website', people: 2 },
  { room: 103, guest: 'P. Nath', from: 22, to: 24, by: 'Phone', people: 2 },
  { room: 104, guest: 'Chakraborty', from: 17, to: 20, by: 'Website', people: 4 },
  { room: 104, guest: 'Borah family', from: 20, to: 23, by: 'Portals', people: 4 },
  { room: 104, guest: 'Deb', from: 24, to: 28, by: 'Website', people: 3 },
  { room: 201, guest: 'K. Reang', from: 18, to: 21, by: 'Website', people: 2 },
  { room: 201, guest: 'Ahmed', from: 21, to: 24, by: 'Portals', people: 2 },
  { room: 202, guest: 'Dutta', from: 17, to: 19, by: 'Website', people: 2, at: '11:00' },
  { room: 202, guest: 'Goswami', from: 19, to: 22, by: 'Phone', people: 2, at: '16:30' },
  { room: 202, guest: 'R. Mog', from: 23, to: 25, by: 'Phone', people: 2, isHeld: true },
  { room: 203, guest: 'L. Hmar', from: 17, to: 22, by: 'Portals', people: 2 },
  { room: 203, guest: 'Sen', from: 23, to: 26, by: 'Website', people: 1 },
  { room: 204, guest: 'Rina Chakma', from: 19, to: 22, by: 'Website', people: 3, at: '14:00' },
  { room: 204, guest: 'Majumder', from: 22, to: 24, by: 'Website', people: 4 },
  { room: 301, guest: 'Zothansanga', from: 17, to: 19, by: 'Portals', people: 2, isGone: true, at: '9:15' },
  { room: 301, guest: 'Das', from: 20, to: 22, by: 'Walk-in', people: 1 },
  { room: 301, guest: 'Gogoi', from: 23, to: 27, by: 'Website', people: 2 },
  { room: 302, guest: 'S. Dey', from: 19, to: 20, by: 'Website', people: 1, at: '18:00' },
  { room: 302, guest: 'R. Debbarma', from: 20, to: 24, by: 'Phone', people: 2 },
  { room: 303, guest: 'Barman', from: 18, to: 21, by: 'Website', people: 2 },
  { room: 303, guest: 'Sinha', from: 21, to: 24, by: 'Portals', people: 2, isHeld: true },
  { room: 304, guest: 'A. Paul', from: 17, to: 22, by: 'Phone', people: 2 },
  { room: 304, guest: 'Kalita', from: 22, to: 26, by: 'Website', people: 2 },
];

/** The stay that is open on the calendar, and what its bill says on the last day. */
export const openStay = {
  guest: 'Rina Chakma',
  room: 204,
  nights: 3,
  /** ₹ a night. */
  extraBed: 800,
  /** ₹, by UPI, when it was booked. */
  paid: 5250,
} as const;

/** Closed for work: days as those of a booking. */
export const closed = { room: 103, what: 'Repainting', from: 18, to: 21 };

/** The bookings whose guests sleep here on the night that follows a day. */
export function nightOf(day: number): readonly Booking[] {
  return bookings.filter((booking) => booking.from <= day && day < booking.to);
}

/** What the rooms earn on the night that follows a day, in ₹ before tax. */
export function earnedOn(day: number): number {
  return sum(nightOf(day).map((booking) => rateOf(booking.room)));
}

/** ₹ a night. @throws Error if there is no such room */
export function rateOf(no: number): number {
  const room = rooms.find((one) => one.no === no);
  if (!room) throw new Error(`there is no room ${no}`);
  return rates[room.kind];
}
