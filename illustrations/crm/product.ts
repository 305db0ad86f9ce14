import type { Product } from '../kit/desktop.tsx';

export const crm = {
  name: 'CRM Suite Pro',
  hue: 'indigo',
  railIcons: ['board', 'people', 'calendar', 'mail', 'chart'],
  tabs: { Pipeline: 47, Contacts: 54, Calendar: 53, Reports: 46 },
  tabsX: 194,
  userInitials: 'RD',
} satisfies Product;
