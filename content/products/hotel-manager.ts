import { sample, sampleEvidence } from '../loading/sample.ts';
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
      'One calendar for the desk, the website and the travel portals. Check in late guests on a phone, and print bills with the right tax.',
    picture: 'HotelManager Elite: the rooms of two floors over nine days of November, with the stays as bars',
  },
  page: {
    sample: 'what your own product does: each function, picture and example on this page',
    metadata: {
      title: 'HotelManager Elite | {company.name}',
      description:
        'HotelManager Elite runs the front desk of hotels, lodges and homestays: rooms, reservations, portals, GST bills and housekeeping on one calendar.',
    },
    hero: {
      eyebrow: 'Hotel management',
      lead: sample(
        'One calendar shows which rooms are clean, who has not paid yet, and what the portals sold. It suits homestays with four rooms and hotels with sixty, and costs ₹250 to ₹600 per room and month, without GST.',
        'what your own hotel software costs per room and month',
      ),
      actions: [{ label: 'Book a Demo' }, { label: 'Ask About Your Hotel' }],
      picture: {
        screen: 'hotel-calendar',
        alt: 'HotelManager Elite: twelve rooms over nine days of November with the stays as bars, and the bill of one guest on the right',
        states: {
          legend: 'The book on',
          firstLabel: 'Thursday',
          others: [
            {
              label: 'Friday',
              alt: 'Tomorrow in the same calendar: ten of twelve rooms taken, three arrivals and three departures by name, one garden room still free',
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
        heading: 'Six functions',
        items: [
          {
            title: 'Room Management',
            text: 'Each room is occupied, clean, to be cleaned or closed. Housekeeping marks it on a phone, and the desk sees it at once.',
          },
          {
            title: 'Reservation System',
            text: 'Drag a stay to another room, and rate, extra bed and deposit move with it. A booking on hold ends on the date you set.',
          },
          {
            title: 'Billing & Payments',
            text: 'One bill lists nights, meals, laundry and trips, each with its GST rate. Guests pay by UPI, card or cash, or split the bill.',
          },
          {
            title: 'Guest Experience',
            text: 'Guests get directions the day before. The desk enters an identity document once; the entry also fills Form III for foreign guests.',
          },
          {
            title: 'Channel Management',
            text: 'Your website, the portals and the travel agents sell from one stock of rooms. A room sold in one place closes in the others as soon as they confirm it.',
          },
          {
            title: 'Analytics & Reports',
            text: 'You see occupied rooms, earnings per night and the source of each booking, for tonight and for the season.',
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
            text: 'From the booking to the departure.',
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
            items: ['GST returns', 'Rates by season', 'Agent commissions', 'Several hotels', 'Staff shifts'],
          },
        ],
      },
      {
        kind: 'screens',
        id: 'screens',
        heading: 'One departure and one busy day',
        screens: [
          {
            screen: 'hotel-bill',
            alt: 'A bill on a phone: room, extra bed, meals, laundry and a jeep, each with its rate of GST, and the sum that was paid by UPI',
            caption: 'Sunday, 10:05: Rina Chakma pays for room 204 and a trip to Jampui.',
          },
          {
            screen: 'hotel-front-desk',
            alt: 'The front desk on a Thursday: arrivals and departures in two lists, nights ahead, where bookings came from, rooms as tiles',
            caption: 'Room 101 is being cleaned; its guest arrives at one. The guest of room 202 has not paid yet.',
          },
        ],
      },
      {
        kind: 'metrics',
        id: 'metrics',
        heading: 'Results',
        metrics: [
          {
            value: '85%',
            label: 'operational efficiency',
            change: 'more',
            evidence: sampleEvidence(
              'Daily tasks of the desk done without paper or a second entry: a checklist of twenty tasks, filled in by eleven hotels in 2025.',
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
              'Nights booked by telephone or on the hotel’s own website, in the records of eleven hotels: season 2025 compared with 2024.',
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
        heading: 'Moving from the paper register',
        intro: sample(
          'It takes about a week. Your data is stored in India, and you can export it at any time.',
          'how long the move takes, where you store the data of hotels, and how they export it',
        ),
        steps: [
          {
            title: 'Rooms and rates',
            text: 'You send your tariff card and a list of rooms. We enter both, with the seasons.',
          },
          {
            title: 'Bookings',
            text: 'We type in your bookings and check them with you.',
          },
          {
            title: 'Portals',
            text: 'We connect each portal on a quiet day and test it with one booking and one cancellation.',
          },
          { title: 'First night', text: 'One of us stays at your desk until the first night audit is done.' },
        ],
      },
    ],
    callToAction: {
      heading: 'See your fullest week',
      text: sample(
        'A free demo replays a week such as Durga Puja with your rooms and sales, and shows which rooms stayed empty. It is ready five working days after we have your figures.',
        'what a demo costs with you, and how soon it is ready',
      ),
      action: { label: 'See Your Week' },
    },
  },
} satisfies ProductSource;
