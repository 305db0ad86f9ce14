import type { ShowcaseSource } from '../schema/showcase.ts';

export default {
  order: 50,
  name: 'EduManage 360',
  summary: 'Admissions, timetables, marks and messages to parents for schools and colleges.',
  category: 'EducationalApplication',
} satisfies ShowcaseSource;
