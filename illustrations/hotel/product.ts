import type { Product } from '../kit/desktop.tsx';

export const hotel = {
  name: 'HotelManager Elite',
  hue: 'marigold',
  railIcons: ['key', 'calendar', 'people', 'file', 'chart'],
  tabs: { 'Front desk': 64, Calendar: 54, Guests: 42, Bills: 28 },
  tabsX: 237,
  userInitials: 'MD',
} satisfies Product;
