import { sampleEvidence } from '../loading/sample.ts';
import type { ProductSource } from '../schema/offerings/product.ts';

export default {
  order: 30,
  name: 'HotelManager Elite',
  summary: 'Rooms, reservations and bills for hotels and homestays, on one calendar.',
  category: 'BusinessApplication',
  hue: 'marigold',
  card: {
    subtitle: 'For hotels, lodges and homestays',
    category: 'Hospitality',
    description:
      'One calendar for the desk, the website and the travel portals. A guest who arrives at midnight is checked in on a phone. On departure, the bill carries the right tax.',
    picture: 'HotelManager Elite: the rooms of two floors over nine days of November, with the stays as bars',
  },
  page: {
    sample: 'what your own product does: each function, picture and example on this page',
    metadata: {
      title: 'HotelManager Elite | {company.name}',
      description:
        'HotelManager Elite runs the desk of hotels, lodges and homestays: rooms, reservations, portals, GST bills and housekeeping on one shared calendar.',
    },
    hero: {
      eyebrow: 'Hotel management',
      lead: 'Twelve rooms, four arrivals, three departures and one person at the desk. The calendar knows which rooms are clean, who still has to pay, and what a portal sold during breakfast.',
      actions: [{ label: 'Book a Demo' }, { label: 'Ask About Your Hotel' }],
      picture: {
        screen: 'hotel-calendar',
        alt: 'HotelManager Elite: twelve rooms over nine days of November with the stays as bars, and the bill of one guest at the right',
        states: {
          legend: 'The book on',
          firstLabel: 'Thursday',
          others: [
            {
              label: 'Friday',
              alt: 'Tomorrow in the same book: ten of twelve rooms taken, three arrivals and three departures by name, one garden room still free',
            },
            {
              label: 'Saturday',
              alt: 'The fullest night: eleven of twelve rooms, one of them on hold until Friday evening, and room 103 open again after repainting',
            },
          ],
        },
      },
    },
    sections: [
      {
        kind: 'features',
        id: 'features',
        heading: 'For the desk and the office',
        items: [
          {
            icon: 'bed',
            title: 'Room Management',
            text: 'Occupied, clean, to clean or closed: each room says so on its tile. Housekeeping marks it on a phone; the desk knows before the guest has parked.',
          },
          {
            icon: 'calendar',
            title: 'Reservation System',
            text: 'Drag a stay to another room; rate, extra bed and deposit go along. A booking on hold gives its room back on the date you set.',
          },
          {
            icon: 'receipt',
            title: 'Billing & Payments',
            text: 'Nights, meals, laundry and the jeep to Jampui on one bill, each at its own GST rate. Paid by UPI, card or cash, or split between four friends.',
          },
          {
            icon: 'suitcase',
            title: 'Guest Experience',
            text: 'Directions arrive the day before. Identity papers are checked once, Form C for foreign guests is filled from them, and a second visit remembers the first.',
          },
          {
            icon: 'hub',
            title: 'Channel Management',
            text: 'One stock of rooms for your website, the portals and the travel agents. What is sold in one place closes in the others, so no bed is promised twice.',
          },
          {
            icon: 'chart',
            title: 'Analytics & Reports',
            text: 'Rooms taken, earnings a night and where each booking came from, for tonight and the season. The owner in Kolkata reads it with the morning tea.',
          },
        ],
      },
      {
        kind: 'groups',
        id: 'modules',
        heading: 'Modules by department',
        groups: [
          {
            title: 'Front desk',
            text: 'All that happens between the gate and the key.',
            items: ['Calendar', 'Check-in on a phone', 'Walk-in guests', 'Room moves', 'Night audit'],
          },
          {
            title: 'Housekeeping',
            items: ['Cleaning lists by floor', 'Linen count', 'Repairs with a photo', 'Lost and found'],
          },
          {
            title: 'Kitchen and bar',
            items: ['Orders to the room', 'Meal plans', 'Banquets', 'Stock of the kitchen'],
          },
          {
            title: 'Office',
            text: 'For the owner and the accountant.',
            items: ['GST returns', 'Rates by season', 'Agent commissions', 'Several houses', 'Staff shifts'],
          },
        ],
      },
      {
        kind: 'screens',
        id: 'screens',
        heading: 'A departure and a busy morning',
        screens: [
          {
            screen: 'hotel-bill',
            alt: 'A bill on a phone: room, extra bed, meals, laundry and a jeep, each with its rate of GST, and the sum that was paid by UPI',
            caption: 'Sunday, 10:05: Rina Chakma pays for room 204, and for the jeep to Jampui.',
          },
          {
            screen: 'hotel-front-desk',
            alt: 'The front desk on a Thursday: arrivals and departures in two lists, nights ahead, where bookings came from, rooms as tiles',
            caption: 'Room 101 is being cleaned, its guest is expected at one. Room 202 has not paid yet.',
          },
        ],
      },
      {
        kind: 'metrics',
        id: 'metrics',
        heading: 'At the desk and afterwards',
        metrics: [
          {
            value: '85%',
            label: 'operational efficiency',
            change: 'more',
            evidence: sampleEvidence(
              'Share of a desk’s daily tasks done without paper or a second entry: a checklist of twenty tasks, filled in by eleven hotels in 2025.',
            ),
          },
          {
            value: '40%',
            label: 'faster check-in',
            change: 'less',
            evidence: sampleEvidence(
              'By stopwatch at six hotels, thirty arrivals each: the week before the start and a week three months later.',
            ),
          },
          {
            value: '25%',
            label: 'more direct bookings',
            change: 'more',
            evidence: sampleEvidence(
              'Nights booked by telephone or on the hotel’s own website, in the records of eleven hotels: season 2025 against 2024.',
            ),
          },
          {
            value: '95%',
            label: 'guest satisfaction',
            evidence: sampleEvidence(
              'Guests who gave four or five stars after their departure: 3,200 answers from eleven hotels in 2025.',
            ),
          },
        ],
      },
      {
        kind: 'process',
        id: 'start',
        heading: 'Leaving the paper register',
        steps: [
          {
            title: 'Rooms and rates',
            text: 'You send the tariff card and a list of rooms. We enter both, seasons included.',
          },
          {
            title: 'Bookings',
            text: 'What the register holds for the coming months is typed in by us and read back to you.',
          },
          {
            title: 'Portals',
            text: 'Each portal is connected on a quiet afternoon and tried with one real booking and one cancellation.',
          },
          { title: 'First night', text: 'Someone from our team sits at your desk until the night audit is done.' },
        ],
      },
    ],
    callToAction: {
      heading: 'Your fullest week on the calendar',
      text: 'The demonstration replays it, Durga Puja for instance: rooms of each kind, nights sold, guests turned away. You see where a room stood empty all the same.',
      action: { label: 'See Your Week' },
    },
  },
} satisfies ProductSource;
