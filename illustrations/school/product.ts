import type { Product } from '../kit/desktop.tsx';

export const school = {
  name: 'EduManage 360',
  hue: 'plum',
  railIcons: ['calendar', 'people', 'file', 'mail', 'chart'],
  tabs: { Timetable: 59, Students: 54, Exams: 38, Messages: 58 },
  tabsX: 212,
  userInitials: 'BJ',
} satisfies Product;
