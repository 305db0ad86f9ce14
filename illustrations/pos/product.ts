import type { Product } from '../kit/desktop.tsx';

export const pos = {
  name: 'RetailPOS Plus',
  hue: 'teal',
  railIcons: ['cells', 'table', 'cash', 'people', 'chart'],
  tabs: { Till: 18, Stock: 34, Orders: 41, Suppliers: 55, Reports: 46 },
  tabsX: 200,
  userInitials: 'PD',
} satisfies Product;
