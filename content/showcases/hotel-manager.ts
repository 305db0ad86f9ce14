import type { ShowcaseSource } from '../schema/showcase.ts';

export default {
  order: 30,
  name: 'HotelManager Elite',
  summary: 'Rooms, reservations and bills for hotels and homestays, on one calendar.',
  category: 'BusinessApplication',
} satisfies ShowcaseSource;
