import type { Product } from '../kit/desktop.tsx';

export const gis = {
  name: 'GeoIntel Solutions',
  hue: 'leaf',
  rail: ['map', 'cells', 'pin', 'table', 'file'],
  tabs: { Map: 26, Analysis: 49, Surveys: 46, Reports: 46 },
  tabsFrom: 232,
  person: 'AJ',
} satisfies Product;
