import type { Product } from '../kit/desktop.tsx';

export const hotel = {
  name: 'HotelManager Elite',
  hue: 'marigold',
  rail: ['key', 'calendar', 'people', 'file', 'chart'],
  tabs: { 'Front desk': 64, Calendar: 54, Guests: 42, Bills: 28 },
  tabsFrom: 237,
  person: 'MD',
} satisfies Product;
