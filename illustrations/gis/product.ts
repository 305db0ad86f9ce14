import type { Product } from '../kit/desktop.tsx';

export const gis = {
  name: 'GeoIntel Solutions',
  hue: 'leaf',
  railIcons: ['map', 'cells', 'pin', 'table', 'file'],
  tabs: { Map: 26, Analysis: 49, Surveys: 46, Reports: 46 },
  tabsX: 232,
  userInitials: 'AJ',
} satisfies Product;
