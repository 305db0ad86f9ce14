import type { Product } from '../kit/desktop.tsx';

export const ai = {
  name: 'AI Analytics Toolbox',
  hue: 'indigo',
  railIcons: ['chart', 'eye', 'bubble', 'people', 'file'],
  tabs: { Forecasts: 57, Images: 43, Texts: 33, Jobs: 28 },
  tabsX: 246,
  userInitials: 'TC',
} satisfies Product;
