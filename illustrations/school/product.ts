import type { Product } from '../kit/desktop.tsx';

export const school = {
  name: 'EduManage 360',
  hue: 'plum',
  rail: ['calendar', 'people', 'file', 'mail', 'chart'],
  tabs: { Timetable: 59, Students: 54, Exams: 38, Messages: 58 },
  tabsFrom: 212,
  person: 'BJ',
} satisfies Product;
