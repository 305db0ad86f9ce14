import type { Texts } from '../../loading/translate.ts';
import type { CourseWordsSource } from '../../schema/academy/academy.ts';

export default {
  sessions: '{count}টি ক্লাস',
  hours: '{count} ঘণ্টা',
  months: '{from}-{to} মাস',
  monthly: 'বা মাসে {monthly}',
  originalPrice: 'ছাড়ের আগে ফি',
  discountedPrice: 'ছাড়ের পরে ফি',
  register: 'এখনই রেজিস্ট্রেশন করুন',
  registerContext: '({course} কোর্স)',
  viewCurriculum: 'সিলেবাস দেখুন',
  viewCurriculumContext: '({course} কোর্স)',
  ask: 'কাউন্সেলরকে জিজ্ঞাসা করুন',
  askContext: '({course} কোর্স)',
  call: '{company.phone} নম্বরে ফোন করুন',
  brochure: 'ব্রোশিওর (PDF, {size})',
  brochureContext: '({course} কোর্স)',
  facts: { course: 'কোর্স', level: 'স্তর', sessions: 'ক্লাস', hours: 'ঘণ্টা', duration: 'মেয়াদ', fee: 'ফি', topics: 'টপিক' },
  levels: {
    'Beginner to Intermediate': 'প্রাথমিক থেকে মধ্যম',
    Intermediate: 'মধ্যম',
    'Intermediate to Advanced': 'মধ্যম থেকে উচ্চতর',
  },
  taxes: 'ফি ভারতীয় টাকায়; কর (GST) আলাদা।',
} satisfies Texts<CourseWordsSource>;
