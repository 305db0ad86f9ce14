import type { Product } from '../kit/desktop.tsx';

export const pos = {
  name: 'RetailPOS Plus',
  hue: 'teal',
  rail: ['cells', 'table', 'cash', 'people', 'chart'],
  tabs: { Till: 18, Stock: 34, Orders: 41, Suppliers: 55, Reports: 46 },
  tabsFrom: 200,
  person: 'PD',
} satisfies Product;
