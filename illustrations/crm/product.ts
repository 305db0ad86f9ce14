import type { Product } from '../kit/desktop.tsx';

export const crm = {
  name: 'CRM Suite Pro',
  hue: 'indigo',
  rail: ['board', 'people', 'calendar', 'mail', 'chart'],
  tabs: { Pipeline: 47, Contacts: 54, Calendar: 53, Reports: 46 },
  tabsFrom: 194,
  person: 'RD',
} satisfies Product;
